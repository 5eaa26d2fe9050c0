// Compares WebAssembly with the native library: node golden.mjs pushc.wasm CASES. Each line of CASES is a JSON object with the
// options, the document and the native result of a golden case. Prints the cases that differ.
import { readFileSync } from "node:fs"
import { load } from "../../Sources/libpushc/WebAssembly/pushc.mjs"

const [, , library, cases] = process.argv
const bytes = readFileSync(library)
let pushc = await load(bytes)
let count = 0
for (const line of readFileSync(cases, "utf8").split("\n").filter(Boolean)) {
  const { name, kind, options, document, result } = JSON.parse(line)
  try {
    const handle = pushc[kind](JSON.parse(options))
    const found = handle.result(document)
    handle.free()
    if (found !== result) console.log(`${name}, ${kind}\n  native ${result.slice(0, 300)}\n  wasm   ${found.slice(0, 300)}`)
  } catch (error) {
    console.log(`${name}: ${error.stack}`)
    pushc = await load(bytes)
  }
  count += 1
}
// Inputs above 5 MB.
const large = JSON.stringify({ notifications: Array(60_000).fill({ platform: 2, tokens: ["t"], message: "m".repeat(60) }) })
const compiler = pushc.compiler({ from: "gorush", "fcm-project": "demo", now: "1800000000" })
const records = compiler.run(large).records.length
if (records !== 60_000) console.log(`${records} records of a large document`)
// The functions without a handle.
const tested = pushc.rules({ rules: [{ name: "a", text: 'rule a.b\n  then set title = "x"\n\ntest a.b\n  given {}\n  expect title == "x"\n' }] })
if (tested.tests[0]?.passed !== true) console.log(`tests of rules: ${JSON.stringify(tested)}`)
if (!pushc.formats().some(({ name }) => name === "gorush")) console.log("formats are missing")
if (!pushc.schema("gorush")?.includes("json-schema.org") || pushc.schema("x") !== null) console.log("a schema is wrong")
if (pushc.explain("APNS104")[0]?.code !== "APNS104") console.log("an explanation is missing")
// Documents of any kind, and wrong use.
const thrown = (use) => {
  try {
    use()
  } catch (error) {
    return error
  }
}
const handle = pushc.compiler({ from: "apns", now: "1800000000" })
const words = '{"aps":{"alert":"ab"}}'
const inside = new TextEncoder().encode(`  ${words}`)
for (const form of [inside.buffer, inside.subarray(2), new DataView(inside.buffer, 2), new Uint16Array(inside.buffer, 2)]) {
  const found = handle.run(form)
  if (found.records.length !== 1) console.log(`a document as ${form.constructor.name}: ${JSON.stringify(found)}`)
}
for (const form of [{ aps: { alert: "a" } }, 7, null, undefined, [123, 125]]) {
  if (!(thrown(() => handle.run(form)) instanceof TypeError)) console.log(`${JSON.stringify(form)} is taken as a document`)
}
for (const half of ["\ud83d", "\\\ud83d", "\\\\\ud83d"]) {
  const halved = handle.run(words.replace("ab", () => half))
  if (halved.diagnostics[0]?.code !== "JSON105") console.log(`half a surrogate pair: ${JSON.stringify(halved)}`)
}
handle.free()
handle.free()
if (thrown(() => handle.run(words))?.message !== "pushc: used after free()") console.log("a handle is used after free()")
const refusal = thrown(() => pushc.compiler({ from: "gorus" }))
if (!refusal?.message.startsWith("pushc: wrong options: from takes ") || refusal.diagnostics[0].pointer !== "/from")
  console.log(`wrong options: ${refusal?.stack}`)
if ("run" in pushc.previewer()) console.log("a previewer has no JSON")
console.log(`${count} cases`)
