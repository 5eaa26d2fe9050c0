// Checks pages with axe-core in Chromium, light and dark, on a desk and on a phone: node accessibility.mjs CHROMIUM AXE PAGE…
// Prints the violations, and how often it has checked.
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { start } from "./chromium.mjs"

const [, , program, axe, ...paths] = process.argv
const script = readFileSync(axe, "utf8")
const browser = await start(program)
let count = 0
for (const path of paths) {
  for (const dark of [false, true]) {
    for (const width of [1200, 360]) {
      const page = await browser.open(pathToFileURL(path).href, { dark, width })
      await page.until(`(document.getElementById("requests") ?? document.body).textContent !== ""`)
      await page.evaluate(script)
      // A preview in the playground is a page of its own.
      const violations = await page.evaluate(`axe.run({ exclude: [["iframe"]] }, { iframes: false }).then(({ violations }) => violations.map(({ id, help, nodes }) =>
        id + ": " + help + "\\n" + nodes.map((node) => "  " + node.target.join(" ") + " " + (node.any[0]?.message ?? "")).join("\\n")))`)
      for (const violation of violations) console.log(`${path}, ${dark ? "dark" : "light"}, ${width}: ${violation}`)
      count += 1
      await page.close()
    }
  }
}
await browser.stop()
console.log(`${count} checks`)
