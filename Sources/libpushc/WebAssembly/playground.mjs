const element = (id) => document.getElementById(id)
const formats = ["auto", "appmetrica", "gorush", "braze", "emarsys", "expo", "apns", "fcm", "hms"]
const examples = {
  gorush: { notifications: [{ platform: 1, tokens: ["0a1b2c3d"], topic: "com.example.taxi", title: "Your ride is here", message: "Blue car, B-RD 2026", badge: 1, sound: "default", collapse_id: "ride-7" }] },
  appmetrica: { push_batch_request: { group_id: 1, tag: "sale", batch: [{ messages: { iOS: { content: { title: "Sale", text: "Until midnight" } }, Android: { content: { title: "Sale", text: "Until midnight" } } }, devices: [{ id_type: "ios_push_token", id_values: ["0a1b2c3d"] }] }] } },
  braze: { messages: { apple_push: { alert: { title: "Your order has shipped", body: "It arrives tomorrow" }, badge: 2, sound: "default" } } },
  emarsys: { aps: { alert: { title: "New in your shop", body: "Three things you will like" }, "mutable-content": 1 }, image_url: "https://example.com/new.png", ems: { actions: [] } },
  expo: { to: "ExponentPushToken[0a1b2c3d]", title: "Your ride is here", body: "Blue car, B-RD 2026", sound: "default", channelId: "rides", data: { ride: 7 } },
  apns: { aps: { alert: { title: "Hello", body: "A badge has to be a number" }, badge: "3", "content-available": 1 }, sound: "default" },
  fcm: { message: { token: "device-token", notification: { title: "Hello", body: "Data values have to be strings" }, data: { id: 7 } } },
  hms: { message: { token: ["device-token"], android: { notification: { title: "Hello", body: "From Huawei", click_action: { type: 3 } } } } },
}
const inputs = ["document", "rules", "from", "sdk", "apns-topic", "options", "emit"].map(element)
const targets = [...document.querySelectorAll("[name=to]")]

for (const format of formats) element("from").add(new Option(format === "auto" ? "detect" : format, format))
for (const sdk of ["", "source", "appmetrica", "braze", "emarsys", "expo"]) element("sdk").add(new Option(sdk || "by default", sdk))
for (const name of Object.keys(examples)) element("example").add(new Option(name, name))

const pushc = await start()

/** Loads the library, or says that the browser cannot. */
async function start() {
  try {
    return await load(await unpack(element("wasm").textContent))
  } catch (error) {
    const message = `This browser cannot run pushc, which needs WebAssembly with SIMD and DecompressionStream: ${error.message}`
    element("findings").replaceChildren(item({ message, severity: "error", code: "", file: "page" }))
    tell(message)
    throw error
  }
}

/** The bytes of the library, which are in the page as text. */
async function unpack(text) {
  const packed = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

// What is in the page, as text behind the # of its address.

const state = () => Object.fromEntries([...inputs.map((input) => [input.id, input.value]), ["to", chosen()]])
const chosen = () => targets.filter((target) => target.checked).map((target) => target.value)

function restore(state) {
  for (const input of inputs) if (typeof state[input.id] === "string") input.value = state[input.id]
  for (const target of targets) target.checked = Array.isArray(state.to) && state.to.includes(target.value)
}

const encoded = (text) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_")
const decoded = (text) =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)))

// What becomes of it.

function options() {
  const options = { from: element("from").value }
  if (chosen().length) options.to = chosen()
  if (element("sdk").value) options.sdk = element("sdk").value
  if (element("apns-topic").value) options["apns-topic"] = element("apns-topic").value
  const more = element("options").value.trim()
  return more ? { ...options, ...JSON.parse(more.startsWith("{") ? more : `{${more}}`) } : options
}

const rules = () => (element("rules").value.trim() ? { rules: [{ name: "rules", text: element("rules").value }] } : {})

// The options that are the linter's, too.
const ofLinter = ["from", "jsonc", "template", "apns-push-type", "max-document-size", "max-nesting", "max-findings", "now"]
// Those that the linter was last asked with.
let lintOptions = {}

const kept = {}

/** What a handle says of the document; the findings in the options where these are wrong. A handle is kept for its options. */
function outcome(kind, options, method = "run") {
  const key = JSON.stringify(options)
  if (kept[kind]?.key !== key) {
    kept[kind]?.handle.free()
    delete kept[kind]
    try {
      kept[kind] = { key, handle: pushc[kind](options) }
    } catch (error) {
      if (error.diagnostics) return { diagnostics: error.diagnostics }
      throw error
    }
  }
  return kept[kind].handle[method](element("document").value)
}

function update() {
  const start = performance.now()
  try {
    const given = { ...options(), ...rules() }
    const compiled = outcome("compiler", { ...given, emit: element("emit").value, pretty: true })
    lintOptions = Object.fromEntries(ofLinter.filter((name) => name in given).map((name) => [name, given[name]]))
    const linted = chosen().length ? { diagnostics: [] } : outcome("linter", lintOptions)
    element("requests").textContent = compiled.text || "nothing is sent"
    const place = (found) => `${found.code}:${found.line}:${found.column}`
    const known = new Set(compiled.diagnostics.map(place))
    const rest = linted.diagnostics.filter((found) => found.severity !== "note" && !known.has(place(found)))
    show([...compiled.diagnostics, ...rest].sort((a, b) => a.line - b.line || a.column - b.column), compiled.format)
    clearTimeout(waitingPreview)
    // Many messages are drawn behind the frame that shows all else, so that nobody waits for the next letter.
    if (element("document").value.length > 10_000) waitingPreview = setTimeout(preview, 0, given)
    else preview(given)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const message = `More options are not JSON, such as "strict": true, "now": 1800000000. ${error.message}`
    show([{ message, severity: "error", code: "", file: "options" }])
    element("requests").textContent = "nothing is sent"
    clearTimeout(waitingPreview)
    draw("")
  }
  test()
  element("time").textContent = `${(performance.now() - start).toFixed(1)} ms`
  // It takes a layout, so it comes when nothing changes any more.
  follow()
}

let waitingPreview = 0
let page = ""

/** Shows the preview. */
function preview(given) {
  const result = outcome("previewer", given, "result")
  draw(typeof result === "string" ? result : "")
}

/**
 * Shows a page, or none. The one in the iframe stays where the reader has scrolled it and gets another body: loading another page
 * takes a browser two frames. Its policy and its style are those of every preview.
 */
function draw(next) {
  if (next === page) return
  page = next
  const frame = element("preview")
  if (hasPreview && next)
    return frame.contentDocument.body.replaceWith(new DOMParser().parseFromString(next, "text/html").body)
  hasPreview = false
  frame.srcdoc = next
}

// Whether the iframe has loaded a preview.
let hasPreview = false
element("preview").addEventListener("load", ({ target }) => (hasPreview = Boolean(target.srcdoc)))

// Findings.

/** Lists findings; each leads to its place in the payload, where it is marked. */
function show(findings, format) {
  const own = findings.filter((found) => !found.file || found.file === "document")
  element("findings").replaceChildren(...(findings.length ? findings : [{ message: "Nothing to report." }]).map(item))
  mark(own)
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`
  tell(`${format ?? "unknown format"}, ${count}`)
}

/** Says something once; it is read aloud. */
function tell(words) {
  if (element("status").textContent !== words) element("status").textContent = words
}

function button(words, className, action) {
  const button = document.createElement("button")
  button.type = "button"
  button.className = className
  button.textContent = words
  button.addEventListener("click", action)
  return button
}

function item(found) {
  const line = document.createElement("li")
  if (!found.severity) {
    line.textContent = found.message
    return line
  }
  line.className = found.severity
  const editor = !found.file || found.file === "document" ? "document" : found.file === "rules" ? "rules" : null
  if (editor && found.line) line.append(button(`${found.line}:${found.column}`, "place", () => select(editor, found)), " ")
  const severity = document.createElement("strong")
  severity.textContent = `${found.severity} ${found.code}`
  const texts = [found.message, found.consequence, found.help && `Help: ${found.help}`].filter((text) => typeof text === "string")
  line.append(severity, ` ${texts.join(". ")} `)
  if (editor === "document" && found.fix)
    line.append(button(`Fix: ${found.fix.title}${found.fix.safe ? "" : " (may change the meaning)"}`, "", () => apply(found.fix)))
  return line
}

/** Finds the offsets of lines and columns in a text; columns count characters. It reads each line once. */
function places(text) {
  // A byte order mark is not counted.
  const mark = text.startsWith("\ufeff") ? 1 : 0
  const lines = text.slice(mark).split("\n")
  const starts = [mark]
  for (const line of lines) starts.push(starts.at(-1) + line.length + 1)
  const columns = []
  return (line, column) => {
    if (line > lines.length) return text.length
    const start = starts[line - 1]
    let end = start
    columns[line] ??= [...lines[line - 1]].map((character) => (end += character.length) - character.length)
    return columns[line][column - 1] ?? start + lines[line - 1].length
  }
}

function select(editor, { line, column, endLine, endColumn }) {
  const offset = places(element(editor).value)
  const start = offset(line, column)
  element(editor).focus()
  element(editor).setSelectionRange(start, endLine ? offset(endLine, endColumn) : start + 1)
}

/** Marks the places of findings behind the text of the payload: the first line of each. */
function mark(findings) {
  const text = element("document").value
  const offset = places(text)
  const parts = []
  let end = 0
  for (const found of text.length > 100_000 ? [] : findings) {
    if (!found.line) continue
    const start = offset(found.line, found.column)
    const stop = Math.min(offset(found.endLine, found.endColumn), offset(found.line, Infinity))
    if (start < end || stop <= start) continue
    const mark = document.createElement("mark")
    mark.className = found.severity
    mark.textContent = text.slice(start, stop)
    parts.push(text.slice(end, start), mark)
    end = stop
  }
  // A last line that is empty has a height only with something in it.
  element("marks").replaceChildren(...parts, `${text.slice(end)}\n `)
}

const follow = () => (element("marks").scrollTop = element("document").scrollTop)

function apply(fix) {
  const text = element("document").value
  const offset = places(text)
  const edits = fix.edits.map((edit) => [offset(edit.line, edit.column), offset(edit.endLine, edit.endColumn), edit.replacement])
  replace(edits.sort((a, b) => b[0] - a[0]).reduce((text, [start, end, words]) => text.slice(0, start) + words + text.slice(end), text))
  tell("1 fixed")
}

/** Writes another payload. */
function replace(text) {
  element("document").value = text
  update()
}

// Tests of rules.

function test() {
  const { diagnostics, tests } = element("rules").value.trim() ? pushc.rules(rules()) : { diagnostics: [], tests: [] }
  element("tests").replaceChildren(
    ...diagnostics.filter((found) => found.severity !== "note").map(item),
    ...tests.map((result) => {
      const line = document.createElement("li")
      const word = document.createElement("strong")
      line.className = result.passed ? "passed" : "error"
      word.textContent = result.passed ? "passed" : "failed"
      const failures = result.failures.map((found) => found.message).join(". ")
      line.append(button(`${result.line}:1`, "place", () => select("rules", { line: result.line, column: 1 })), " ", word, ` ${result.rule} ${result.title ?? ""} ${failures}`)
      return line
    }),
  )
}

// What the reader does.

let waiting = 0
const changed = () => {
  cancelAnimationFrame(waiting)
  waiting = requestAnimationFrame(update)
}
for (const input of [...inputs, ...targets]) input.addEventListener("input", changed)
element("document").addEventListener("scroll", follow)
new ResizeObserver(() => (element("marks").style.height = `${element("document").offsetHeight}px`)).observe(element("document"))

element("example").addEventListener("change", (event) => {
  restore({ document: JSON.stringify(examples[event.target.value], null, 2), from: "auto" })
  update()
})
element("fix").addEventListener("click", () => {
  const fixed = outcome("linter", { ...lintOptions, fix: true })
  replace(fixed.document ?? element("document").value)
  tell(`${fixed.fixed?.length ?? 0} fixed`)
})
element("link").addEventListener("click", async () => {
  history.replaceState(null, "", "#" + encoded(JSON.stringify(state())))
  await navigator.clipboard?.writeText(location.href).catch(() => {})
  tell("The address of this page is the link")
})
element("document").addEventListener("dragover", (event) => event.preventDefault())
element("document").addEventListener("drop", async (event) => {
  const file = event.dataTransfer.files[0]
  if (!file) return
  event.preventDefault()
  replace(await file.text())
})

/** Shows what the address says, or else an example. */
function open() {
  try {
    restore(JSON.parse(decoded(location.hash.slice(1))))
  } catch {
    restore({ document: JSON.stringify(examples.gorush, null, 2), from: "auto" })
  }
  update()
}
addEventListener("hashchange", open)
open()
