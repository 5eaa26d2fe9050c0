import PushCompiler

/// `pushc schema FORMAT`: prints the JSON Schema of a format.
enum SchemaCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "schema", summary: "print the JSON Schema of a format or of .pushc.json", usage: "FORMAT | configuration",
      purpose: "Prints the JSON Schema (2020-12) of a format, or of .pushc.json, for editors and validators.",
      operandWords: { Schemas.names },
      examples: ["pushc schema gorush > gorush.schema.json"],
      remarks: [ExitCode.printing])
    return Command(syntax) { operands throws(RunFailure) in
      let name = operands.count == 1 ? operands[0] : nil
      guard let text = name.flatMap(Schemas.text(for:)) else {
        throw RunFailure("schema takes", oneOf: Schemas.names, not: name)
      }
      return StandardOutput.write(text)
    }
  }
}
