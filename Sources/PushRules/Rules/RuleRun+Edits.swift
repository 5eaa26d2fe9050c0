import PushDiagnostics
import PushIR

/// The edits of one rule: all of them are made, or none.
extension RuleRun {
  /// Makes all edits of a rule, or none of them if one fails: a rule that moves a value must not only remove it. Returns the
  /// fields that were changed.
  func makeEdits(of rule: Rule) -> FieldSet {
    // The message is copied when it changes. A single edit that fails leaves it as it was.
    let earlier = rule.edits.count > 1 ? editor.value.message : nil
    let oversizedCount = editor.value.oversized.count
    var made: [(MadeEdit, Edit, Span)] = []
    editor.value.unread.removeAll()
    do throws(FailedEdit) {
      for edit in rule.edits { try make(edit, of: rule, &made) }
    } catch {
      if let earlier { editor.value.message = earlier }
      editor.value.oversized.removeSubrange(oversizedCount...)
      context.clear()
      reportFailure(of: error, of: rule, earlier == nil ? "" : "; its other edits are skipped")
      return FieldSet()
    }
    var changed = FieldSet()
    for (made, edit, place) in made {
      report(made, edit, of: rule, at: place)
      for path in edit.writes + made.copies { changed.insert(path.field) }
    }
    return changed
  }

  /// An edit that cannot be made, and why.
  private struct FailedEdit: Error {
    let edit: Edit
    let reason: String
    let place: Span
  }

  private func make(_ edit: Edit, of rule: Rule, _ made: inout [(MadeEdit, Edit, Span)]) throws(FailedEdit) {
    guard case .members(let condition, let name) = edit.change else { return try makeSingle(edit, of: rule, &made) }
    let members: [Edit]
    do throws(Problem) {
      members = try edit.ofMembers(where: condition, renamed: name, in: editor.value.message, activation)
    } catch {
      throw FailedEdit(edit: edit, reason: error.message, place: place(of: edit))
    }
    for member in members {
      // The others do not depend on it, and it stays as it is.
      do throws(FailedEdit) { try makeSingle(member, of: rule, &made) } catch { reportFailure(of: error, of: rule) }
    }
  }

  /// Makes an edit of one place.
  private func makeSingle(_ edit: Edit, of rule: Rule, _ made: inout [(MadeEdit, Edit, Span)]) throws(FailedEdit) {
    let place = place(of: edit)
    do throws(Problem) {
      guard var result = try editor.value.apply(edit, of: rule) else { return }
      // What is for all devices is as before.
      let own = result.operations.isEmpty ? result.onAndroid.first : nil
      if own != nil { result.onAndroid.removeFirst() }
      made.append((result, edit, own ?? place))
      var written = FieldSet()
      for path in edit.writes + result.copies { written.insert(path.field) }
      host.infer(&editor.value.message, written)
      context.clear()
    } catch {
      throw FailedEdit(edit: edit, reason: error.message, place: place)
    }
  }

  private func place(of edit: Edit) -> Span { editor.value.place(of: edit.path) }

  private func reportFailure(of failed: FailedEdit, of rule: Rule, _ others: String = "") {
    reportFailure(
      of: rule, .warning, "does not \(failed.edit.description): \(failed.reason)\(others)", at: failed.place)
  }
}
