// Uses the playground in Chromium as a reader does: node playground.mjs CHROMIUM PAGE. Prints what is wrong, and how much was
// checked.
import { pathToFileURL } from "node:url"
import { start } from "./chromium.mjs"

const [, , program, path] = process.argv
const url = pathToFileURL(path).href
const browser = await start(program)
let count = 0

function expect(isRight, words) {
  count += 1
  if (!isRight) console.log(`wrong: ${words}`)
}

/** Opens the playground and waits for its first result. */
async function open(settings = {}, fragment = "") {
  const page = await browser.open(url + fragment, settings)
  await page.until(`document.getElementById("requests").textContent !== ""`)
  return page
}

const value = (page, id) => page.evaluate(`document.getElementById("${id}").value`)
const text = (page, id) => page.evaluate(`document.getElementById("${id}").textContent`)
// The preview is shown by a timer, and this one is behind it; the first one is loaded then.
const preview = (page) =>
  page.evaluate(`new Promise((done) => setTimeout(() => {
    const frame = document.getElementById("preview")
    const read = () => done(frame.contentDocument.documentElement.outerHTML)
    if (!frame.srcdoc || frame.contentDocument.querySelector("h1")) read()
    else frame.addEventListener("load", read, { once: true })
  }, 1))`)
const frames = (page, number) =>
  page.evaluate(`new Promise((done) => { let left = ${number}; const next = () => left-- ? requestAnimationFrame(next) : done(true); next() })`)

/** Replaces the text of an editor as pasting does. */
async function paste(page, id, words) {
  await page.evaluate(`document.getElementById("${id}").focus(), document.getElementById("${id}").select()`)
  if (words) await page.paste(words)
  else await page.press("Delete", "Delete", 46)
  await frames(page, 2)
}

/** Chooses in a list, or ticks, as a reader does. */
const choose = (page, selector, words) =>
  page.evaluate(`(() => {
    const input = document.querySelector(${JSON.stringify(selector)})
    if (input.type === "checkbox") return input.click()
    input.value = ${JSON.stringify(words)}
    for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }))
  })()`).then(() => frames(page, 2))

async function end(page, name) {
  for (const fault of page.faults) console.log(`${name}: ${fault}`)
  count += 1
  await page.close()
}

/** One part of the checks; what it throws is printed, and the others go on. */
async function part(name, check) {
  try {
    const page = await check()
    if (page) await end(page, name)
  } catch (error) {
    console.log(`${name}: ${error.stack}`)
  }
}

await part("load", async () => {
  const page = await open()
  expect((await text(page, "requests")).includes('"apns-topic": "com.example.taxi"'), "the example is converted without a step")
  expect((await text(page, "status")) === "gorush, 0 findings", "the status names the format and counts findings")
  expect((await preview(page)).includes(">Your ride is here</text>"), "the example is previewed")
  return page
})

await part("examples", async () => {
  const page = await open()
  const values = (list) => page.evaluate(`[...document.getElementById("${list}").options].map((option) => option.value)`)
  const names = await values("example")
  const formats = (await values("from")).filter((name) => name !== "auto")
  expect(names.toSorted().join() === formats.toSorted().join(), "there is an example for each format")
  for (const name of names) {
    await choose(page, "#example", name)
    expect((await text(page, "status")).startsWith(`${name}, `), `the example of ${name} is recognized`)
    expect((await preview(page)).includes("<h1>"), `the example of ${name} is previewed`)
  }
  return page
})

await part("paste, fix, convert", async () => {
  const page = await open()
  await paste(page, "document", '{"aps": {"alert": {"title": "Hi"}, "badge": "3"}}')
  expect((await text(page, "status")) === "apns, 1 finding", "what is pasted has its result in the next frame")
  expect((await text(page, "findings")).includes("SHAPE103"), "the finding is listed")
  expect((await page.evaluate(`document.querySelector("#marks mark.error")?.textContent`)) === '"3"', "the finding is marked in the text")
  expect((await text(page, "requests")) === "nothing is sent", "a rejected message is not sent")
  await page.evaluate(`document.querySelector("#findings .place").focus()`)
  await page.press("Enter", "Enter", 13, "\r")
  const selected = `document.getElementById("document").value.slice(document.getElementById("document").selectionStart, document.getElementById("document").selectionEnd)`
  expect((await page.evaluate(selected)) === '"3"', "a key leads from the finding to its place")
  await page.evaluate(`[...document.querySelectorAll("#findings button")].find((button) => button.textContent.startsWith("Fix")).click()`)
  expect((await value(page, "document")) === '{"aps": {"alert": {"title": "Hi"}, "badge": 3}}', "one fix is applied")
  expect((await text(page, "findings")) === "Nothing to report.", "what was fixed is gone")
  await choose(page, "#document", '\ufeff{"aps": {"alert": {"title": "Hi"}, "badge": "3"}}')
  expect((await page.evaluate(`document.querySelector("#marks mark.error")?.textContent`)) === '"3"', "a byte order mark moves no mark")
  await page.evaluate(`[...document.querySelectorAll("#findings button")].find((button) => button.textContent.startsWith("Fix")).click()`)
  expect((await value(page, "document")) === '\ufeff{"aps": {"alert": {"title": "Hi"}, "badge": 3}}', "a fix counts no byte order mark")
  await paste(page, "document", '{"aps": {"alert": {"title": "Hi"}, "badge": "4", "sound": ""}}')
  await page.evaluate(`document.getElementById("fix").focus()`)
  await page.press("Enter", "Enter", 13, "\r")
  expect((await value(page, "document")).includes('"badge": 4'), "all safe fixes are applied")
  await choose(page, '[name=to][value="fcm"]')
  expect((await text(page, "requests")).includes("https://fcm.googleapis.com/"), "a target is chosen")
  await choose(page, "#emit", "curl")
  expect((await text(page, "requests")).startsWith("curl "), "commands are shown")
  await choose(page, "#options", '"fcm-project": "demo"')
  expect((await text(page, "requests")).includes("projects/demo/"), "further options are used")
  await choose(page, "#options", "{")
  expect((await text(page, "findings")).includes("not JSON"), "broken options are a finding")
  expect((await text(page, "requests")) === "nothing is sent", "broken options leave no requests")
  expect(!(await preview(page)).includes("<h1>"), "broken options leave no preview")
  await choose(page, "#options", "5")
  expect((await text(page, "findings")).includes('not JSON, such as "strict": true'), "options are members")
  await choose(page, '[name=to][value="fcm"]')
  await choose(page, "#options", '"jsonc": true')
  await paste(page, "document", '{"aps": {"alert": {"title": "Hi"}}} // later')
  expect((await text(page, "findings")) === "Nothing to report.", "the linter has the further options, too")
  await paste(page, "document", "")
  await choose(page, "#options", "")
  expect((await text(page, "findings")).includes("JSON109"), "an empty payload is a finding")
  return page
})

await part("rules", async () => {
  const page = await open()
  const rules = (title) =>
    `rule team.title "titles are short"\n  when size(title) > 5\n  then set title = "Hi"\n\ntest team.title\n  given {"title": "${title}"}\n  expect title == "Hi"\n`
  await paste(page, "rules", rules("long title"))
  expect((await page.evaluate(`document.querySelector("#tests li.passed")?.textContent`))?.includes("team.title"), "a test passes")
  expect((await text(page, "requests")).includes('"title": "Hi"'), "rules change requests")
  expect((await preview(page)).includes(">Hi</text>"), "rules change the preview")
  await paste(page, "rules", rules("a"))
  expect((await page.evaluate(`document.querySelector("#tests li.error")?.textContent`))?.includes("failed"), "a test fails")
  await paste(page, "rules", "rule x")
  expect((await text(page, "tests")).includes("RULE"), "broken rules are findings")
  return page
})

await part("permalink", async () => {
  const page = await open()
  await paste(page, "document", '{"aps": {"alert": "入口 🚕 <b>"}}')
  await paste(page, "rules", "# none")
  await choose(page, '[name=to][value="hms"]')
  await choose(page, "#emit", "bodies")
  await page.evaluate(`document.getElementById("link").click()`)
  const address = await page.evaluate(`location.href`)
  expect(address.startsWith(`${url}#`), "the link is this page")
  const other = await open({}, address.slice(url.length))
  for (const id of ["document", "rules", "emit"]) expect((await value(other, id)) === (await value(page, id)), `the link keeps ${id}`)
  expect((await text(other, "requests")) === (await text(page, "requests")), "the link shows the same requests")
  await preview(other)
  expect((await page.picture("#preview")) === (await other.picture("#preview")), "a changed preview looks like one that is loaded")
  await end(other, "permalink")
  const broken = await open({}, "#%00broken")
  expect((await value(broken, "document")).includes("notifications"), "a broken link shows the example")
  await end(broken, "broken link")
  return page
})

// Markup and scripts in each text and key of each example.
const hostile = `</script></style></textarea></title></svg><script>document.title='run'</script><img src=http://127.0.0.1:9/x onerror=document.title='run'>'"&`
const spoiled = (value) => {
  if (typeof value === "string") return hostile
  if (Array.isArray(value)) return value.map(spoiled)
  if (value === null || typeof value !== "object") return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, value]) => [key, spoiled(value)])), [hostile]: hostile }
}

await part("hostile", async () => {
  const page = await open()
  const elements = await page.evaluate(`document.querySelectorAll("script, img, style, svg, textarea, iframe").length`)
  const names = await page.evaluate(`[...document.getElementById("example").options].map((option) => option.value)`)
  for (const name of names) {
    await choose(page, "#example", name)
    const document = JSON.parse(await value(page, "document"))
    for (const payload of [spoiled(document), { ...document, [hostile]: hostile }]) {
      await paste(page, "document", JSON.stringify(payload, null, 1))
      await frames(page, 5)
    }
  }
  await paste(page, "rules", `rule team.x "${hostile.replaceAll('"', "")}"\n  then warn "<img src=x>"\n${hostile}`)
  await choose(page, "#apns-topic", hostile)
  await choose(page, "#options", `"channel": "<script>"`)
  await frames(page, 5)
  expect((await page.evaluate(`document.title`)) === "pushc playground", "no script has run")
  expect((await page.evaluate(`document.querySelectorAll("script, img, style, svg, textarea, iframe").length`)) === elements, "nothing became markup")
  expect((await page.evaluate(`document.getElementById("preview").getAttribute("sandbox")`)) === "allow-same-origin", "the preview may run nothing")
  expect(!/<(script|img|iframe|link|form)\b/i.test(await preview(page)), "the preview has no markup of the payload")
  return page
})

await part("phone", async () => {
  const page = await open({ dark: true, width: 360, height: 740 })
  expect(await page.evaluate(`document.documentElement.scrollWidth <= 360`), "nothing is wider than a phone")
  return page
})

await browser.stop()
console.log(`${count} checks`)
