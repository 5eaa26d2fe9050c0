// Whole files and lines in, large blocks out; memory for lines does not grow with the file.
#pragma once

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "yyjson.h"

enum { BLOCK = 1 << 20 };

static inline void fail(const char *message) {
  fprintf(stderr, "%s\n", message);
  exit(3);
}

static inline int open_input(const char *path) {
  int file = open(path, O_RDONLY);
  if (file < 0) fail("cannot open the input");
  return file;
}

// Reads until the room is full or the file ends.
static inline size_t read_all(int file, char *to, size_t room) {
  size_t filled = 0;
  ssize_t count;
  while (filled < room && (count = read(file, to + filled, room - filled)) > 0) filled += count;
  return filled;
}

static char output[BLOCK];
static size_t output_count;

static inline void flush_output(void) {
  for (size_t written = 0; written < output_count;) {
    ssize_t count = write(STDOUT_FILENO, output + written, output_count - written);
    if (count < 0) fail("cannot write");
    written += count;
  }
  output_count = 0;
}

// Writes a value and a line feed.
static inline void write_line(const yyjson_mut_val *value) {
  static char room[BLOCK];
  yyjson_alc allocator;
  yyjson_alc_pool_init(&allocator, room, sizeof room);
  size_t count;
  char *text = yyjson_mut_val_write_opts(value, 0, &allocator, &count, NULL);
  if (!text) fail("a record is too large");
  if (output_count + count + 1 > BLOCK) flush_output();
  memcpy(output + output_count, text, count);
  output[output_count + count] = '\n';
  output_count += count + 1;
}

// The value of a member, which may be absent. It is found at once where it follows the one that was asked for before.
static inline yyjson_val *member(yyjson_obj_iter *members, const char *key) { return yyjson_obj_iter_get(members, key); }

// Adds a string of the input, without a copy, where it is present.
static inline void add_string(yyjson_mut_doc *to, yyjson_mut_val *object, const char *key, yyjson_val *string) {
  if (string) yyjson_mut_obj_add_strn(to, object, key, yyjson_get_str(string), yyjson_get_len(string));
}

// Adds any value of the input, where it is present.
static inline void add_value(yyjson_mut_doc *to, yyjson_mut_val *object, const char *key, yyjson_val *value) {
  if (value) yyjson_mut_obj_add_val(to, object, key, yyjson_val_mut_copy(to, value));
}

// Adds a number as a string, with something behind it.
static inline void add_number_string(
    yyjson_mut_doc *to, yyjson_mut_val *object, const char *key, long long number, const char *suffix) {
  char text[32];
  snprintf(text, sizeof text, "%lld%s", number, suffix);
  yyjson_mut_obj_add_strcpy(to, object, key, text);
}

// Begins a request; adds its target, method and URL, and returns the URL, which may be set again.
static inline yyjson_mut_val *add_request(
    yyjson_mut_doc *to, yyjson_mut_val *record, const char *target, const char *url) {
  yyjson_mut_val *value = yyjson_mut_str(to, url);
  yyjson_mut_obj_add_str(to, record, "target", target);
  yyjson_mut_obj_add_str(to, record, "method", "POST");
  yyjson_mut_obj_add_val(to, record, "url", value);
  return value;
}

static inline void add_json_headers(yyjson_mut_doc *to, yyjson_mut_val *record) {
  yyjson_mut_obj_add_str(to, yyjson_mut_obj_add_obj(to, record, "headers"), "content-type", "application/json");
}

// Makes the URL of a device, in memory that the next one uses again.
static inline void set_apns_url(yyjson_mut_val *url, yyjson_val *token) {
  static char text[512] = "https://api.push.apple.com/3/device/";
  static const size_t prefix = sizeof "https://api.push.apple.com/3/device/" - 1;
  size_t count = yyjson_get_len(token);
  if (prefix + count > sizeof text) fail("a token is too long");
  memcpy(text + prefix, yyjson_get_str(token), count);
  yyjson_mut_set_strn(url, text, prefix + count);
}

static const char FCM_URL[] = "https://fcm.googleapis.com/v1/projects/demo/messages:send";
