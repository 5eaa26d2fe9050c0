const element = (id) => document.getElementById(id)
const formats = ["auto", "appmetrica", "gorush", "braze", "emarsys", "apns", "fcm", "hms"]
const examples = {
  gorush: { notifications: [{ platform: 1, tokens: ["0a1b2c3d"], topic: "com.example.taxi", title: "Your ride is here", message: "Blue car, B-RD 2026", badge: 1, sound: "default", collapse_id: "ride-7" }] },
  appmetrica: { push_batch_request: { group_id: 1, tag: "sale", batch: [{ messages: { iOS: { content: { title: "Sale", text: "Until midnight" } }, Android: { content: { title: "Sale", text: "Until midnight" } } }, devices: [{ id_type: "ios_push_token", id_values: ["0a1b2c3d"] }] }] } },
  braze: { messages: { apple_push: { alert: { title: "Your order has shipped", body: "It arrives tomorrow" }, badge: 2, sound: "default" } } },
  emarsys: { aps: { alert: { title: "New in your shop", body: "Three things you will like" }, "mutable-content": 1 }, image_url: "https://example.com/new.png", ems: { actions: [] } },
  apns: { aps: { alert: { title: "Hello", body: "A badge has to be a number" }, badge: "3", "content-available": 1 }, sound: "default" },
  fcm: { message: { token: "device-token", notification: { title: "Hello", body: "Data values have to be strings" }, data: { id: 7 } } },
  hms: { message: { token: ["device-token"], android: { notification: { title: "Hello", body: "From Huawei", click_action: { type: 3 } } } } },
}
const inputs = ["document", "rules", "from", "sdk", "apns-topic", "emit"].map(element)
const targets = [...document.querySelectorAll("[name=to]")]

for (const format of formats) element("from").add(new Option(format === "auto" ? "detect" : format, format))
for (const sdk of ["", "source", "appmetrica", "braze", "emarsys"]) element("sdk").add(new Option(sdk || "by default", sdk))
for (const name of Object.keys(examples)) element("example").add(new Option(name, name))

const pushc = await load(await unpack(element("wasm").textContent))

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

const encoded = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replaceAll("+", "-").replaceAll("/", "_")
const decoded = (text) =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)))

// What becomes of it.

function options() {
  const options = { from: element("from").value }
  if (chosen().length) options.to = chosen()
  if (element("sdk").value) options.sdk = element("sdk").value
  if (element("apns-topic").value) options["apns-topic"] = element("apns-topic").value
  if (element("rules").value.trim()) options.rules = [{ name: "rules", text: element("rules").value }]
  return options
}

/** What a handle says of the document; the findings in the options where these are wrong. */
function outcome(make, options, method) {
  try {
    const handle = make(options)
    try {
      return handle[method](element("document").value)
    } finally {
      handle.free()
    }
  } catch (error) {
    if (error.diagnostics) return { diagnostics: error.diagnostics }
    throw error
  }
}

function update() {
  const start = performance.now()
  const emit = element("emit").value
  const compiled = outcome(pushc.compiler, { ...options(), emit, pretty: true }, "run")
  const linted = chosen().length ? { diagnostics: [] } : outcome(pushc.linter, { from: element("from").value }, "run")
  element("requests").textContent = compiled.text || "nothing is sent"
  const known = new Set(compiled.diagnostics.map((found) => found.code + found.line + found.column))
  const rest = linted.diagnostics.filter((found) => found.severity !== "note" && !known.has(found.code + found.line + found.column))
  show([...compiled.diagnostics, ...rest])
  const page = outcome(pushc.previewer, { ...options(), rules: [] }, "result")
  if (typeof page === "string") element("preview").srcdoc = page
  const took = (performance.now() - start).toFixed(1)
  element("status").textContent = `${compiled.format ?? "unknown format"}, ${took} ms`
}

/** Lists findings; each leads to its place in the payload. */
function show(findings) {
  element("findings").replaceChildren(...(findings.length ? findings : [{ message: "Nothing to report." }]).map(item))
}

function item(found) {
  const line = document.createElement("li")
  if (!found.severity) {
    line.textContent = found.message
    return line
  }
  line.className = found.severity
  const place = document.createElement("button")
  place.type = "button"
  place.textContent = `${found.line}:${found.column}`
  place.addEventListener("click", () => select(found))
  const severity = document.createElement("strong")
  severity.textContent = `${found.severity} ${found.code}`
  const rest = [found.message, found.consequence?.text ?? found.consequence, found.help && `Help: ${found.help}`].filter((text) => typeof text === "string")
  line.append(place, " ", severity, ` ${rest.join(". ")}`)
  return line
}

/** Selects the place of a finding; columns count characters. */
function select({ line, column, endLine, endColumn }) {
  const text = element("document").value
  const lines = text.split("\n")
  const offset = (line, column) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length
  const start = offset(line, column)
  element("document").focus()
  element("document").setSelectionRange(start, endLine ? offset(endLine, endColumn) : start + 1)
}

// What the reader does.

let waiting = 0
const changed = () => {
  cancelAnimationFrame(waiting)
  waiting = requestAnimationFrame(update)
}
for (const input of [...inputs, ...targets]) input.addEventListener("input", changed)

element("example").addEventListener("change", (event) => {
  restore({ document: JSON.stringify(examples[event.target.value], null, 2), from: "auto" })
  update()
})
element("fix").addEventListener("click", () => {
  const fixed = outcome(pushc.linter, { from: element("from").value, fix: true }, "run")
  if (fixed.document) element("document").value = fixed.document
  update()
  element("status").textContent = `${fixed.fixed?.length ?? 0} fixed`
})
element("link").addEventListener("click", async () => {
  history.replaceState(null, "", "#" + encoded(JSON.stringify(state())))
  await navigator.clipboard?.writeText(location.href).catch(() => {})
  element("status").textContent = "The address of this page is the link"
})
element("document").addEventListener("dragover", (event) => event.preventDefault())
element("document").addEventListener("drop", async (event) => {
  const file = event.dataTransfer.files[0]
  if (!file) return
  event.preventDefault()
  element("document").value = await file.text()
  update()
})

try {
  restore(JSON.parse(decoded(location.hash.slice(1))))
} catch {
  restore({ document: JSON.stringify(examples.gorush, null, 2), from: "auto" })
}
update()
