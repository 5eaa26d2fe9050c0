// pushc in JavaScript: in Node, Deno, Bun and browsers.
//
//   import { load } from "./pushc.mjs"
//   const pushc = await load(bytes)                                  // the bytes of pushc.wasm
//   const compiler = pushc.compiler({ from: "gorush", to: ["apns"] })
//   compiler.run('{"notifications": []}')                            // {"records": [...], "diagnostics": [...], ...}
//
// Options and results are those of pushc.h.

/** Loads the library; resolves to its functions. */
export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {
    host: { time: () => Date.now() / 1000, number: (place, size) => Number(text(place, size)) },
  })
  const library = instance.exports
  const memory = () => new Uint8Array(library.memory.buffer)
  const text = (place, size) => new TextDecoder().decode(memory().subarray(place, place + size))
  const textAt = (place) => text(place, memory().indexOf(0, place) - place)

  /** Hands a text to a function, for the time of the call. */
  function lend(value, use) {
    const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value
    const place = library.malloc(bytes.length)
    memory().set(bytes, place)
    try {
      return use(place, bytes.length)
    } finally {
      library.free(place)
    }
  }

  /** A text that the library gives away. */
  function take(place) {
    const value = textAt(place)
    library.pushc_free(place)
    return value
  }

  const handles = (create, run, free) => (options = {}) => {
    const error = library.malloc(4)
    const handle = lend(JSON.stringify(options), (place, size) => create(place, size, error))
    const reason = new DataView(library.memory.buffer).getUint32(error, true)
    library.free(error)
    if (!handle) throw Object.assign(new Error("pushc: wrong options"), JSON.parse(take(reason)))
    const result = (document) => lend(document, (place, size) => textAt(run(handle, place, size, 0)))
    return { result, run: (document) => JSON.parse(result(document)), free: () => free(handle) }
  }

  return {
    version: textAt(library.pushc_version()),
    compiler: handles(library.pushc_compiler_new, library.pushc_compile, library.pushc_compiler_free),
    previewer: handles(library.pushc_previewer_new, library.pushc_preview, library.pushc_previewer_free),
    linter: handles(library.pushc_linter_new, library.pushc_lint, library.pushc_linter_free),
    rules: (options = {}) => JSON.parse(take(lend(JSON.stringify(options), library.pushc_rules))),
    formats: () => JSON.parse(take(library.pushc_formats())),
    schema: (name) => {
      const place = lend(name, library.pushc_schema)
      return place ? take(place) : null
    },
    explain: (code) => JSON.parse(take(lend(code, library.pushc_explain))),
  }
}
