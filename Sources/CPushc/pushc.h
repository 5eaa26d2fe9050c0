/*
 * pushc.h: the C interface of pushc, a compiler for push payloads.
 *
 * A compiler turns documents of a vendor's format into the HTTP requests that APNs, FCM and HMS take. A linter says what is
 * wrong with documents. A previewer shows what devices make of them. Each is made once from options and takes any number of
 * documents, one at a time: of NDJSON, pass each line, also where the help of a finding says to pass --lines.
 *
 *   char *error;
 *   pushc_compiler *compiler = pushc_compiler_new(options, strlen(options), &error);
 *   if (compiler == NULL) { fprintf(stderr, "%s\n", error); pushc_free(error); return 1; }
 *   const char *result = pushc_compile(compiler, document, size, NULL);
 *   ...
 *   pushc_compiler_free(compiler);
 *
 * Texts. All texts are UTF-8. A text that is passed in is a pointer and a size in bytes; it needs no null byte at its end, it
 * may hold anything, and pushc does not look at it after the call. A null pointer is an empty text, whatever its size. A text
 * that is returned ends with a null byte and holds no other.
 *
 * Options are a JSON object. The names are those of the command line without dashes, see `pushc help convert` and `pushc help
 * lint`: {"from": "gorush", "to": ["apns", "fcm"], "apns-topic": "com.example.app", "strict": true}. A flag is true or false,
 * a list is an array of strings, and null is the same as no member. Options that contradict each other are an error. Options
 * about files, threads and the terminal are not known here. Two options hold what files hold on the command line:
 *   "rules":    an array of libraries and rules files, ["std:deeplinks", {"name": "team.rules", "text": "rule ..."}]
 *   "devices":  registrations, [{"provider": "gcm", "token": "..."}]
 * "now" is in whole seconds since 1970, or a time such as "2026-11-21T10:00:00Z". Without it, a document is compiled and linted
 * at the time of the call.
 *
 * Results are one JSON object, on one line:
 *   "records":      what was written, an array of the records that `pushc convert` writes. With "emit" curl or ir, and with
 *                   "pretty", there is "text" instead: all that was written, as a string. pushc_lint writes nothing.
 *   "format":       the format of the document; absent if it is not known
 *   "diagnostics":  what was found, as in `pushc lint --output-format json`. A compiler leaves out the notes that explain
 *                   what was made of a valid document and those about the run, unless the options have "notes": true.
 *   "fixed":        with "fix", the findings that were fixed, at their places in the document as it was; absent if there are
 *                   none
 *   "document":     with "fix", the fixed document as a string, of pushc_lint; absent if nothing was fixed
 *   "rejects":      the messages that were not written, as in `pushc convert --rejects` without "file" and "input".
 *                   pushc_lint has none.
 * Programs should ignore members that they do not know: later versions may add some.
 *
 * A document that is broken, empty or too large is not a failure of the call: the result says so.
 *
 * Threads. A compiler or linter belongs to one thread at a time. Different ones are independent of each other and may be used
 * at the same time, and the functions without a handle may be called by any thread. There is no global state, and pushc reads
 * and writes no files. A thread that calls pushc needs a stack of 512 KB.
 *
 * Memory that runs out ends the process, as it does in all Swift programs.
 */
#ifndef PUSHC_H
#define PUSHC_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. It grows by one when a program that was written for it would no longer work. */
#define PUSHC_INTERFACE_VERSION 1

/* The version of the interface that the library has: compare it with PUSHC_INTERFACE_VERSION before all other calls. */
int32_t pushc_interface_version(void);

/* The version of pushc, such as "0.1.0". It belongs to the library. */
const char *pushc_version(void);

/* Compiles documents. */
typedef struct pushc_compiler pushc_compiler;

/*
 * A compiler with these options, to be freed by pushc_compiler_free. "from" is needed.
 *
 * Where the options are wrong, the result is null, and *error is {"diagnostics": [...]}: each finding has a message, a
 * JSON pointer to the member that it is about, and as its file "options", "devices", or the name of a rules file. The caller
 * frees it with pushc_free. Otherwise *error is null. error may be null.
 */
pushc_compiler *pushc_compiler_new(const char *options, size_t size, char **error);

/*
 * Compiles a document; returns the result. *result_size, unless result_size is null, becomes its size in bytes.
 *
 * The result belongs to the compiler and is valid until the next call with it. It is null only if compiler is null.
 */
const char *pushc_compile(pushc_compiler *compiler, const char *document, size_t size, size_t *result_size);

/* Frees a compiler with its last result. Null is allowed. A compiler that was freed must not be used or freed again. */
void pushc_compiler_free(pushc_compiler *compiler);

/* Lints documents. */
typedef struct pushc_linter pushc_linter;

/* A linter with these options, to be freed by pushc_linter_free. Errors are those of pushc_compiler_new. */
pushc_linter *pushc_linter_new(const char *options, size_t size, char **error);

/* Lints a document; returns the result, which belongs to the linter as that of pushc_compile belongs to its compiler. */
const char *pushc_lint(pushc_linter *linter, const char *document, size_t size, size_t *result_size);

/* Frees a linter with its last result. Null is allowed. A linter that was freed must not be used or freed again. */
void pushc_linter_free(pushc_linter *linter);

/* Shows what devices make of documents. */
typedef struct pushc_previewer pushc_previewer;

/*
 * A previewer with these options, to be freed by pushc_previewer_free. They are those of a compiler; "from" may be left out,
 * and those about what is written have no effect. Errors are those of pushc_compiler_new.
 */
pushc_previewer *pushc_previewer_new(const char *options, size_t size, char **error);

/*
 * What devices make of a document: a page of HTML, without scripts, which fetches nothing. It belongs to the previewer as the
 * result of pushc_compile belongs to its compiler.
 */
const char *pushc_preview(pushc_previewer *previewer, const char *document, size_t size, size_t *result_size);

/* Frees a previewer with its last page. Null is allowed. A previewer that was freed must not be used or freed again. */
void pushc_previewer_free(pushc_previewer *previewer);

/*
 * What a code of a finding means, as the JSON array that `pushc explain --output-format json` prints. A code is its letters
 * and number, its name in words, or its beginning; an empty text is all of them, and the array is empty for what is not a
 * code. The caller frees it with pushc_free.
 */
char *pushc_explain(const char *code, size_t size);

/*
 * The formats, as a JSON array of objects with "name", "roles" ("input", "output", "devices") and "summary". The caller frees it
 * with pushc_free.
 */
char *pushc_formats(void);

/*
 * The JSON Schema (2020-12) of a format, or of .pushc.json for "configuration"; null if the name is unknown. The caller frees it
 * with pushc_free.
 */
char *pushc_schema(const char *name, size_t size);

/*
 * What is known of the "rules" in options, which are those of a compiler; "from" may be left out. One JSON object:
 *   "diagnostics":  what was found in the options and rules, each with its "file", as `pushc rules check` finds it
 *   "rules":        the rules, as `pushc rules list --output-format json` prints them
 *   "tests":        the results of the rules' tests, each with "rule", "title", "file", "line", "passed" and "failures", which
 *                   are findings. Rules with errors are not tested.
 * The caller frees it with pushc_free.
 */
char *pushc_rules(const char *options, size_t size);

/* Frees a text that was returned as char *. Null is allowed. A text that was freed must not be used or freed again. */
void pushc_free(char *text);

#ifdef __cplusplus
}
#endif

#endif
