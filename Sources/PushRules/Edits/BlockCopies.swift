import PushIR

// A field may have been read from an object in the format of one service or SDK, which the message keeps as a block:
// `tap.url` from `ems.default_action.url`. Both are written, so an edit of one is an edit of both.

extension Edit {
  /// The other places from which an edited value has to be taken, so that it is not written from there. For APNs, what is
  /// written of its blocks is known after the edits.
  func copies(in message: Message, for target: Target?) -> [FieldPath] {
    let blocks = message.present.common(with: target == .apns ? .blocks.subtracting(.blocksOfAPNs) : .blocks)
    if blocks.isEmpty { return [] }
    if blocks.contains(path.field) { return removes ? fieldsRead(of: blocks, in: message) : [] }
    return blocks.fields.compactMap { block in
      message.names(of: path.field, in: block).map { FieldPath(block, instruction($0, in: block)) }
    }
  }

  private var removes: Bool {
    switch change {
    case .drop, .rename: true
    case .set, .default, .truncate, .members: false
    }
  }

  /// The fields that were read from the part of a block that is removed.
  private func fieldsRead(of blocks: FieldSet, in message: Message) -> [FieldPath] {
    message.present.subtracting(blocks).fields.filter { field in
      message.names(of: field, in: path.field)?.starts(with: path.keys) ?? false
    }.map { FieldPath($0) }
  }

  /// Emarsys's action without its link does nothing: what is dropped there is the member of `ems`.
  private func instruction(_ names: [String], in block: Field) -> [String] {
    block == .emarsysBlock && removes && path.keys.isEmpty ? Array(names.prefix(1)) : names
  }
}
