// The types of pushc.mjs. What options and results mean is in pushc.h and Documentation/languages.md.

/** Loads the library from the bytes of pushc.wasm. */
export function load(bytes: ArrayBuffer | ArrayBufferView): Promise<Pushc>

/** The library. */
export interface Pushc {
  readonly version: string
  /** Turns documents into requests. Throws `WrongOptions`. */
  compiler(options: ConvertOptions): Compiler
  /** Says what is wrong with documents. Throws `WrongOptions`. */
  linter(options?: LintOptions): Linter
  /** Shows what devices make of documents. Throws `WrongOptions`. */
  previewer(options?: PreviewOptions): Previewer
  /** What is known of the rules in options, with the results of their tests. */
  rules(options?: PreviewOptions): RulesResult
  formats(): FormatSummary[]
  /** The JSON Schema of a format, or of `configuration`, as text. */
  schema(name: string): string | null
  /** What a code of a finding means; of the beginning of a code, what all of them mean. */
  explain(code: string): Explanation[]
}

export type Document = string | ArrayBuffer | ArrayBufferView

export interface Compiler {
  run(document: Document): Compilation
  /** The same as JSON text, in which numbers have the digits that they had. */
  result(document: Document): string
  /** Gives the memory back. Nothing else may be called then. */
  free(): void
}

export interface Linter {
  run(document: Document): LintResult
  result(document: Document): string
  free(): void
}

export interface Previewer {
  /** A page of HTML. */
  result(document: Document): string
  free(): void
}

/** What is thrown for options that are wrong. The findings have `options`, `devices` or the name of a rules file as `file`. */
export interface WrongOptions extends Error {
  diagnostics: Finding[]
}

// Results

export interface Compilation {
  /** What was written. With `emit` bodies or simctl, the elements are payloads. */
  records?: PushRecord[]
  /** All that was written, with `emit` curl or ir, and with `pretty`. */
  text?: string
  format?: string
  diagnostics: Finding[]
  fixed?: Finding[]
  rejects: Rejection[]
}

export interface LintResult {
  format?: string
  diagnostics: Finding[]
  fixed?: Finding[]
  /** The fixed document. */
  document?: string
}

/** One HTTP request, without the `authorization` header; with `emit` templates, one for all of its addresses. */
export interface PushRecord {
  target: Target
  tokens?: string[]
  fids?: string[]
  method: string
  url: string
  headers: Record<string, string>
  body: object
  origin?: Origin
}

/** Where the message of a record is. */
export interface Origin {
  file: string
  line: number
  pointer: string
  id?: string
}

export interface Range {
  line: number
  column: number
  endLine: number
  endColumn: number
}

export interface Finding extends Range {
  file?: string
  /** A JSON Pointer. */
  pointer: string
  code: string
  name: string
  /** The rule of one's own that says so. */
  rule?: string
  severity: "error" | "warning" | "note"
  message: string
  consequence?: string
  help?: string
  notes?: Note[]
  fix?: Fix
}

export interface Note extends Partial<Range> {
  message: string
}

export interface Fix {
  title: string
  safe: boolean
  edits: Edit[]
}

export interface Edit extends Range {
  replacement: string
}

/** A message that was not written. */
export interface Rejection {
  line: number
  pointer: string
  /** The services that it was not written for; without them, none. */
  targets?: Target[]
  diagnostics: Finding[]
}

export interface RulesResult {
  diagnostics: Finding[]
  rules: RuleSummary[]
  tests: RuleTest[]
}

export interface RuleSummary {
  rule: string
  title?: string
  scope: string[]
  actions: string[]
  see?: string
  file: string
  line: number
  tested: boolean
}

export interface RuleTest {
  rule: string
  title?: string
  file: string
  line: number
  passed: boolean
  failures: Finding[]
}

export interface FormatSummary {
  name: string
  roles: string[]
  summary: string
}

export interface Explanation {
  code: string
  name: string
  summary: string
  text: string
  grounds?: Evidence[]
}

export interface Evidence {
  ground: string
  date: string
  source: string
  url: string
}

// Options

export type Target = "apns" | "fcm" | "hms"

/** A library that ships with pushc, such as `std:budget`, or the text of a file. */
export type Rules = string | { name?: string; text: string }

/** The options of a previewer and of rules: those of a compiler. */
export type PreviewOptions = Partial<ConvertOptions>

export interface ConvertOptions {
  /** format of the input: apns, appmetrica, braze, emarsys, expo, fcm, gorush, hms or auto */
  from: "apns" | "appmetrica" | "braze" | "emarsys" | "expo" | "fcm" | "gorush" | "hms" | "auto"
  /** comments and trailing commas are allowed; the default for .jsonc */
  jsonc?: boolean
  /** strings may contain placeholders of a template engine, which are written unchanged; the default for .liquid, .hbs, .mustache, .j2, .erb, .tmpl and .tpl */
  template?: boolean
  /** apply the safe fixes of the findings in memory before compiling */
  fix?: boolean
  /** refuse larger documents (268435455 is the default and the most) */
  "max-document-size"?: number
  /** refuse documents with more objects and arrays within each other (512 is the default and the most) */
  "max-nesting"?: number
  /** maximum number of errors of a document, and of its other findings (10000) */
  "max-findings"?: number
  /** a team's own checks and edits; std:NAME: those that ship with pushc; repeatable */
  rules?: Rules | Rules[]
  /** apns, fcm, hms; by default each message goes where it is addressed to */
  to?: Target | Target[]
  /** requests (the default): a record for each HTTP request; templates: one for each message and target, its tokens beside it; bodies: the JSON bodies alone; curl: commands; ir: the messages as text, with the edits of rules that are the same for all services; simctl: payloads as xcrun simctl push takes them */
  emit?: "requests" | "templates" | "bodies" | "curl" | "ir" | "simctl"
  /** write the keys that this vendor's SDK on the device reads: none (the default), source (the vendor of the input; the default for emarsys on apns), appmetrica, braze, emarsys or expo */
  sdk?: "none" | "source" | "appmetrica" | "braze" | "emarsys" | "expo"
  /** indent; otherwise one record a line */
  pretty?: boolean
  /** add to each record where it came from */
  origin?: boolean
  /** Discord registrations: the addresses of messages that have none; lines in .ndjson and .jsonl */
  devices?: object | object[]
  /** the bundle identifier of the app */
  "apns-topic"?: string
  /** the push type of bare APNs payloads, which have no header to say it */
  "apns-push-type"?: "alert" | "background" | "complication" | "controls" | "fileprovider" | "liveactivity" | "location" | "mdm" | "pushtotalk" | "voip" | "widgets"
  /** production (the default) or sandbox */
  "apns-environment"?: "production" | "sandbox"
  /** the Firebase project */
  "fcm-project"?: string
  /** the HMS app; for v2 its project */
  "hms-app-id"?: string
  /** the version of the HMS API: v1, v2, or v3 for HarmonyOS 5 and later; default the input's, else v1 */
  "hms-version"?: "v1" | "v2" | "v3"
  /** the form of FCM's options for Android: v1 (the default) or v2, which documents in that form keep */
  "fcm-android"?: "v1" | "v2"
  /** the notification channel of messages that name none */
  channel?: string
  /** the clock: 2026-11-21T10:00:00Z, or whole seconds since 1970; by default the system's */
  now?: string | number
  /** severity of a field that a target cannot represent: allow, warn (the default), or error, which rejects the message */
  loss?: "allow" | "warn" | "error"
  /** the same as --loss error */
  strict?: boolean
  /** print the notes that explain what pushc made of a valid document; they never fail the run */
  notes?: boolean
}

export interface LintOptions {
  /** format of the documents; by default each is detected (auto) */
  from?: "apns" | "appmetrica" | "braze" | "discord" | "emarsys" | "expo" | "fcm" | "gorush" | "hms" | "auto"
  /** comments and trailing commas are allowed; the default for .jsonc */
  jsonc?: boolean
  /** values may be placeholders of a template engine; the default for .liquid, .hbs, .mustache, .j2, .erb, .tmpl and .tpl */
  template?: boolean
  /** lint as if the documents were sent to these targets: apns, fcm, hms; losses are reported, too */
  to?: Target | Target[]
  /** the push type of bare APNs payloads, which have no header to say it */
  "apns-push-type"?: "alert" | "background" | "complication" | "controls" | "fileprovider" | "liveactivity" | "location" | "mdm" | "pushtotalk" | "voip" | "widgets"
  /** refuse larger documents (268435455 is the default and the most) */
  "max-document-size"?: number
  /** refuse documents with more objects and arrays within each other (512 is the default and the most) */
  "max-nesting"?: number
  /** maximum number of errors of a document, and of its other findings (10000) */
  "max-findings"?: number
  /** a team's own checks and edits; std:NAME: those that ship with pushc; repeatable */
  rules?: Rules | Rules[]
  /** report only these codes, or codes that begin with these words: APNS,FCM101; or rules: acme.sizes,acme. */
  select?: string | string[]
  /** do not report these; of two that fit a finding, the longer decides */
  ignore?: string | string[]
  /** apply the safe fixes to the files; of standard input, print the fixed document */
  fix?: boolean
  /** the clock: 2026-11-21T10:00:00Z, or whole seconds since 1970; by default the system's */
  now?: string | number
}
