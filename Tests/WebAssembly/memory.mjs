// Uses the library where its memory is large, and where it runs out: node memory.mjs pushc.wasm. Prints what is wrong.
import { readFileSync } from "node:fs"
import { load } from "../../Sources/libpushc/WebAssembly/pushc.mjs"

const bytes = readFileSync(process.argv[2])
const options = { from: "gorush", "fcm-project": "demo", now: "1800000000" }
const document = '{"notifications":[{"platform":2,"tokens":["t"],"message":"Hi","data":{"a":1.5}}]}'

/** Loads the library, and gives away the first `size` bytes of its memory. What is not written to costs nothing. */
async function loadBehind(size) {
  const { instantiate } = WebAssembly
  let library
  WebAssembly.instantiate = async (...all) => {
    const found = await instantiate(...all)
    library = found.instance.exports
    return found
  }
  const pushc = await load(bytes)
  WebAssembly.instantiate = instantiate
  const block = 1 << 28
  for (let given = 0; given < size; given += block) library.malloc(block)
  return { pushc, library }
}

// Addresses above 2 GiB, of which the sign bit is set.
const far = (await loadBehind(2 ** 31)).pushc
const near = await load(bytes)
for (const use of [
  (pushc) => pushc.compiler(options).result(document),
  (pushc) => pushc.linter({ now: "1800000000" }).result('{"aps":{"alert":"x","relevance-score":1.50}}'),
  (pushc) => pushc.previewer().result('{"aps":{"alert":"x"}}'),
  (pushc) => JSON.stringify([pushc.version, pushc.formats(), pushc.explain("APNS104"), pushc.rules({ rules: "std:budget" })]),
  (pushc) => pushc.schema("gorush"),
  (pushc) => {
    try {
      pushc.compiler({ from: "x" })
    } catch (error) {
      return error.message
    }
  },
]) {
  let found
  try {
    found = use(far)
  } catch (error) {
    found = error.stack
  }
  if (found !== use(near)) console.log(`above 2 GiB: ${found?.slice(0, 300)}`)
}

// Where there is memory for the document and small objects alone, the call ends at once, by a trap.
const { pushc, library } = await loadBehind(0)
const compiler = pushc.compiler(options)
const large = JSON.stringify({ notifications: Array(10_000).fill({ platform: 2, tokens: ["t"], message: "Hi" }) })
const room = library.malloc(large.length)
for (let size = 1 << 28; size >= 1 << 16; size >>= 1) while (library.malloc(size)) {}
library.free(room)
try {
  console.log(`without memory: ${compiler.result(large).slice(0, 300)}`)
} catch (error) {
  if (!(error instanceof WebAssembly.RuntimeError) || error.message !== "unreachable") console.log(`without memory: ${error.stack}`)
}
