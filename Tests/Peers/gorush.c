// Reads gorush requests, one a line, and writes requests for APNs and FCM, as `pushc convert` does.
// usage: gorush FILE NOW

#include "streams.h"

static yyjson_mut_val *apns_record(yyjson_mut_doc *to, yyjson_val *notification, yyjson_mut_val **url) {
  yyjson_obj_iter members = yyjson_obj_iter_with(notification);
  yyjson_val *title = member(&members, "title");
  yyjson_val *message = member(&members, "message");
  yyjson_val *priority = member(&members, "priority");
  yyjson_val *topic = member(&members, "topic");
  yyjson_val *badge = member(&members, "badge");
  yyjson_val *sound = member(&members, "sound");
  yyjson_val *thread = member(&members, "thread-id");
  yyjson_val *collapse_id = member(&members, "collapse_id");
  yyjson_val *expiration = member(&members, "expiration");
  yyjson_val *mutable_content = member(&members, "mutable_content");
  yyjson_val *data = member(&members, "data");

  yyjson_mut_val *record = yyjson_mut_obj(to);
  *url = add_request(to, record, "apns", "");
  yyjson_mut_val *headers = yyjson_mut_obj_add_obj(to, record, "headers");
  yyjson_mut_obj_add_str(to, headers, "apns-push-type", "alert");
  if (priority) {
    yyjson_mut_obj_add_str(to, headers, "apns-priority", yyjson_equals_str(priority, "normal") ? "5" : "10");
  }
  add_string(to, headers, "apns-topic", topic);
  if (expiration) add_number_string(to, headers, "apns-expiration", yyjson_get_sint(expiration), "");
  add_string(to, headers, "apns-collapse-id", collapse_id);

  yyjson_mut_val *body = yyjson_mut_obj_add_obj(to, record, "body");
  yyjson_mut_val *aps = yyjson_mut_obj_add_obj(to, body, "aps");
  yyjson_mut_val *alert = yyjson_mut_obj_add_obj(to, aps, "alert");
  add_string(to, alert, "title", title);
  add_string(to, alert, "body", message);
  add_value(to, aps, "badge", badge);
  add_string(to, aps, "sound", sound);
  add_string(to, aps, "thread-id", thread);
  if (yyjson_get_bool(mutable_content)) yyjson_mut_obj_add_int(to, aps, "mutable-content", 1);
  size_t index, count;
  yyjson_val *key, *value;
  yyjson_obj_foreach(data, index, count, key, value) { add_value(to, body, yyjson_get_str(key), value); }
  return record;
}

// FCM takes strings only: other values are written as JSON.
static void add_data(yyjson_mut_doc *to, yyjson_mut_val *message, yyjson_val *data) {
  static char room[BLOCK];
  yyjson_mut_val *strings = yyjson_mut_obj_add_obj(to, message, "data");
  size_t index, count;
  yyjson_val *key, *value;
  yyjson_obj_foreach(data, index, count, key, value) {
    if (yyjson_is_str(value)) {
      add_string(to, strings, yyjson_get_str(key), value);
      continue;
    }
    yyjson_alc allocator;
    yyjson_alc_pool_init(&allocator, room, sizeof room);
    size_t length;
    char *text = yyjson_val_write_opts(value, 0, &allocator, &length, NULL);
    if (!text) fail("a value is too large");
    yyjson_mut_obj_add_strncpy(to, strings, yyjson_get_str(key), text, length);
  }
}

static yyjson_mut_val *fcm_record(
    yyjson_mut_doc *to, yyjson_val *notification, long long now, yyjson_mut_val **token) {
  yyjson_obj_iter members = yyjson_obj_iter_with(notification);
  yyjson_val *title = member(&members, "title");
  yyjson_val *text = member(&members, "message");
  yyjson_val *priority = member(&members, "priority");
  yyjson_val *lifetime = member(&members, "time_to_live");
  yyjson_val *image = member(&members, "image");
  yyjson_val *collapse_key = member(&members, "collapse_key");
  yyjson_val *block = member(&members, "notification");
  yyjson_val *data = member(&members, "data");

  yyjson_mut_val *record = yyjson_mut_obj(to);
  add_request(to, record, "fcm", FCM_URL);
  add_json_headers(to, record);
  yyjson_mut_val *message = yyjson_mut_obj_add_obj(to, yyjson_mut_obj_add_obj(to, record, "body"), "message");
  *token = yyjson_mut_str(to, "");
  yyjson_mut_obj_add_val(to, message, "token", *token);
  yyjson_mut_val *shown = yyjson_mut_obj_add_obj(to, message, "notification");
  add_string(to, shown, "title", title);
  add_string(to, shown, "body", text);
  add_string(to, shown, "image", image);
  if (data) add_data(to, message, data);

  bool is_normal = priority && yyjson_equals_str(priority, "normal");
  bool has_headers = collapse_key || priority || lifetime;
  if (has_headers || block) {
    yyjson_mut_val *android = yyjson_mut_obj_add_obj(to, message, "android");
    add_string(to, android, "collapse_key", collapse_key);
    if (priority) yyjson_mut_obj_add_str(to, android, "priority", is_normal ? "NORMAL" : "HIGH");
    if (lifetime) add_number_string(to, android, "ttl", yyjson_get_sint(lifetime), "s");
    if (block) {
      yyjson_mut_val *look = yyjson_mut_obj_add_obj(to, android, "notification");
      add_string(to, look, "color", yyjson_obj_get(block, "color"));
      add_string(to, look, "channel_id", yyjson_obj_get(block, "android_channel_id"));
    }
  }
  if (has_headers) {
    yyjson_mut_val *headers = yyjson_mut_obj_add_obj(to, yyjson_mut_obj_add_obj(to, message, "apns"), "headers");
    if (priority) yyjson_mut_obj_add_str(to, headers, "apns-priority", is_normal ? "5" : "10");
    if (lifetime) add_number_string(to, headers, "apns-expiration", now + yyjson_get_sint(lifetime), "");
    add_string(to, headers, "apns-collapse-id", collapse_key);
  }
  return record;
}

static void convert_notification(yyjson_val *notification, long long now) {
  static char room[BLOCK];
  yyjson_alc allocator;
  yyjson_alc_pool_init(&allocator, room, sizeof room);
  yyjson_mut_doc *to = yyjson_mut_doc_new(&allocator);
  bool is_apple = yyjson_get_int(yyjson_obj_get(notification, "platform")) == 1;
  yyjson_mut_val *place;
  yyjson_mut_val *record =
      is_apple ? apns_record(to, notification, &place) : fcm_record(to, notification, now, &place);
  size_t index, count;
  yyjson_val *token;
  yyjson_arr_foreach(yyjson_obj_get(notification, "tokens"), index, count, token) {
    if (is_apple) {
      set_apns_url(place, token);
    } else {
      yyjson_mut_set_strn(place, yyjson_get_str(token), yyjson_get_len(token));
    }
    write_line(record);
  }
}

static void convert_line(char *line, size_t length, long long now) {
  static char room[BLOCK];
  yyjson_alc allocator;
  yyjson_alc_pool_init(&allocator, room, sizeof room);
  yyjson_doc *document = yyjson_read_opts(line, length, YYJSON_READ_INSITU, &allocator, NULL);
  if (!document) fail("a line is not JSON");
  size_t index, count;
  yyjson_val *notification;
  yyjson_arr_foreach(yyjson_obj_get(yyjson_doc_get_root(document), "notifications"), index, count, notification) {
    convert_notification(notification, now);
  }
}

int main(int count, char **arguments) {
  if (count != 3) fail("usage: gorush FILE NOW");
  int file = open_input(arguments[1]);
  long long now = atoll(arguments[2]);
  static char block[BLOCK + YYJSON_PADDING_SIZE];
  for (size_t rest = 0, filled; (filled = rest + read_all(file, block + rest, BLOCK - rest)) > rest;) {
    char *line = block, *end = block + filled, *feed;
    while ((feed = memchr(line, '\n', end - line))) {
      // Reading in place needs zeros behind the line, where the next one begins.
      char behind[YYJSON_PADDING_SIZE];
      memcpy(behind, feed, sizeof behind);
      memset(feed, 0, sizeof behind);
      if (feed > line) convert_line(line, feed - line, now);
      memcpy(feed, behind, sizeof behind);
      line = feed + 1;
    }
    rest = end - line;
    if (rest == BLOCK) fail("a line is too long");
    memmove(block, line, rest);
  }
  flush_output();
}
