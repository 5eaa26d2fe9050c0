import PushCompiler

/// `pushc schema FORMAT`: prints the JSON Schema of a format.
enum SchemaCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "schema", summary: "print the JSON Schema of a format or of .pushc.json", usage: "FORMAT | configuration",
      purpose: "Prints the JSON Schema (2020-12) of a format, or of .pushc.json, for editors and validators.",
      operandWords: { Schemas.names },
      examples: ["pushc schema gorush > gorush.schema.json"])
    return Command(syntax: syntax) { arguments throws(UsageError) in
      let operands = try parse(arguments, with: syntax)
      let takes = "schema takes one of \(WordList.text(Schemas.names, "and"))"
      guard operands.count == 1 else { throw UsageError(takes, command: syntax.name) }
      guard let text = Schemas.text(for: operands[0]) else {
        throw UsageError(
          "\(takes), not \(quoted(operands[0]))", nearest: operands[0], among: Schemas.names, command: syntax.name)
      }
      return StandardOutput.write(text)
    }
  }
}
