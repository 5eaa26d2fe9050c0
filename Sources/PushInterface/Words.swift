import PushCompiler

/// A word of the user in quotes, safe to print.
package func quoted(_ word: String) -> String { Visible.text(Visible.quoted(word)) }
