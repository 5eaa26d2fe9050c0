// Drives headless Chromium by its DevTools protocol, over two pipes: no package is needed, and no port is opened.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Starts Chromium; `open(url, settings)` resolves to a page. */
export async function start(program) {
  const profile = mkdtempSync(join(tmpdir(), "pushc-chromium-"))
  const arguments_ = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe"]
  const browser = spawn(program, [...arguments_, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  })
  const ended = new Promise((resolve) => browser.on("exit", resolve))
  const [input, output] = [browser.stdio[3], browser.stdio[4]]
  const waiting = new Map()
  const listeners = new Map()
  let buffer = ""
  let number = 0
  output.setEncoding("utf8")
  output.on("data", (text) => {
    const messages = (buffer + text).split("\0")
    buffer = messages.pop()
    for (const message of messages.map((text) => JSON.parse(text))) {
      if (!message.id) {
        listeners.get(message.sessionId)?.(message.method, message.params)
        continue
      }
      const { resolve, reject } = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error) reject(new Error(message.error.message))
      else resolve(message.result)
    }
  })

  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      number += 1
      waiting.set(number, { resolve, reject })
      input.write(JSON.stringify({ id: number, method, params, sessionId }) + "\0")
    })

  async function open(url, { dark = false, width = 1200, height = 900 } = {}) {
    const { targetId } = await send("Target.createTarget", { url: "about:blank" })
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true })
    const call = (method, params) => send(method, params, sessionId)
    const page = new Page(call, () => send("Target.closeTarget", { targetId }))
    listeners.set(sessionId, (method, params) => page.hear(method, params))
    for (const domain of ["Page", "Runtime", "Network", "Log"]) await call(`${domain}.enable`)
    await call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 600 })
    await call("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] })
    await call("Page.navigate", { url })
    await page.loaded
    return page
  }

  async function stop() {
    await send("Browser.close").catch(() => {})
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { open, stop }
}

class Page {
  /** What a page must not do: requests, errors, dialogs. */
  faults = []

  constructor(call, close) {
    this.call = call
    this.close = close
    this.loaded = new Promise((resolve) => (this.hasLoaded = resolve))
  }

  hear(method, params) {
    switch (method) {
      case "Page.loadEventFired":
        this.hasLoaded()
        break
      case "Page.javascriptDialogOpening":
        this.faults.push(`dialog: ${params.message}`)
        this.call("Page.handleJavaScriptDialog", { accept: false })
        break
      case "Network.requestWillBeSent":
        if (!/^(file|data|blob|about):/.test(params.request.url)) this.faults.push(`request: ${params.request.url}`)
        break
      case "Runtime.exceptionThrown":
        this.faults.push(`exception: ${params.exceptionDetails.exception?.description ?? params.exceptionDetails.text}`)
        break
      case "Runtime.consoleAPICalled":
        this.faults.push(`console.${params.type}: ${params.args.map((argument) => argument.value ?? argument.description).join(" ")}`)
        break
      case "Log.entryAdded":
        this.faults.push(`log: ${params.entry.text}`)
        break
    }
  }

  /** The value of an expression, or what its promise resolves to. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** Waits until an expression is true. */
  async until(expression) {
    for (let round = 0; round < 600; round += 1) {
      if (await this.evaluate(expression)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`never true: ${expression}`)
  }

  /** Writes a text where the focus is, as pasting does. */
  paste(text) {
    return this.call("Input.insertText", { text })
  }

  async press(key, code = key, keyCode = 0, text = undefined) {
    const event = { key, code, windowsVirtualKeyCode: keyCode, text }
    await this.call("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...event })
    await this.call("Input.dispatchKeyEvent", { type: "keyUp", ...event })
  }

  /** A picture of an element, as PNG in base64. */
  async picture(selector) {
    const clip = await this.evaluate(`(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height, scale: 1 }))(
      document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`)
    return (await this.call("Page.captureScreenshot", { format: "png", clip, captureBeyondViewport: true })).data
  }
}
