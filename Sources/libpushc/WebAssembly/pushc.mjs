// pushc in JavaScript: in Node, Deno, Bun and browsers.
//
//   import { load } from "./pushc.mjs"
//   const pushc = await load(bytes)                                  // the bytes of pushc.wasm
//   const compiler = pushc.compiler({ from: "gorush", to: ["apns"] })
//   compiler.run('{"notifications": []}')                            // {"records": [...], "diagnostics": [...], ...}
//
// Options and results are those of pushc.h. A document is a string, an ArrayBuffer or a view of one.
//
// The numbers of JavaScript change digits: `run` reads 9007199254740993 as 9007199254740992, and 1.10 as 1.1. `result(document)` is
// the result as JSON text, with all digits as they were. Bodies that have such numbers are sent from it, in Node since 21 and in
// browsers since 2025:
//
//   const exact = (key, value, { source }) => (typeof value === "number" ? JSON.rawJSON(source) : value)
//   for (const { url, body } of JSON.parse(compiler.result(document), exact).records) send(url, JSON.stringify(body))
//
// A previewer has `result` alone: its result is a page.

/** Loads the library; resolves to its functions. */
export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {
    host: { time: () => Date.now() / 1000, number: (place, size) => Number(text(place, size)) },
  })
  const library = instance.exports
  const memory = () => new Uint8Array(library.memory.buffer)
  // The module's addresses have no sign; JavaScript gets those above 2 GiB as negative numbers.
  const unsigned = (place) => place >>> 0
  const text = (place, size) => new TextDecoder().decode(memory().subarray(unsigned(place), unsigned(place) + size))
  const textAt = (place) => text(place, memory().indexOf(0, unsigned(place)) - unsigned(place))

  function allocate(size) {
    const place = unsigned(library.malloc(size || 1))
    if (!place) throw new RangeError(`pushc: no memory for ${size} bytes`)
    return place
  }

  /** Hands a text to a function, for the time of the call. */
  function lend(value, use) {
    const bytes = bytesOf(value)
    const place = allocate(bytes.length)
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

  const handles = (create, run, release, isPage = false) => (options = {}) => {
    const error = allocate(4)
    let handle, reason
    try {
      handle = lend(JSON.stringify(options), (place, size) => create(place, size, error))
      reason = new DataView(library.memory.buffer).getUint32(error, true)
    } finally {
      library.free(error)
    }
    if (!handle) {
      const found = JSON.parse(take(reason))
      throw Object.assign(new Error(`pushc: wrong options: ${found.diagnostics[0]?.message}`), found)
    }
    const result = (document) => {
      if (!handle) throw new Error("pushc: used after free()")
      return lend(document, (place, size) => textAt(run(handle, place, size, 0)))
    }
    const free = () => {
      if (handle) release(handle)
      handle = 0
    }
    return isPage ? { result, free } : { result, run: (document) => JSON.parse(result(document)), free }
  }

  return {
    version: textAt(library.pushc_version()),
    compiler: handles(library.pushc_compiler_new, library.pushc_compile, library.pushc_compiler_free),
    previewer: handles(library.pushc_previewer_new, library.pushc_preview, library.pushc_previewer_free, true),
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

/** The bytes of a text. */
function bytesOf(value) {
  // Half a surrogate pair would become U+FFFD without a finding. As an escape, it gets one; behind a backslash, that gets one.
  if (typeof value === "string") {
    const escape = (found) => (found[0] === "\\" ? found : `\\u${found.charCodeAt(0).toString(16)}`)
    return new TextEncoder().encode(/\p{Cs}/u.test(value) ? value.replace(/\\[^]|\p{Cs}/gu, escape) : value)
  }
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  throw new TypeError("pushc takes a string, an ArrayBuffer or a view of one")
}
