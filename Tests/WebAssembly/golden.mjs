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
console.log(`${count} cases`)
