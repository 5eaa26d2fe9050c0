// Reads an AppMetrica batch and writes requests for FCM, HMS and APNs, as `pushc convert` does.
// usage: appmetrica FILE NOW

#include <sys/stat.h>

#include "streams.h"

static const char HMS_URL[] = "https://push-api.cloud.huawei.com/v1/1001/messages:send";

// As many tokens as HMS takes in a request.
enum { HMS_TOKENS = 1000 };

static const char *urgency(yyjson_val *content) {
  return yyjson_equals_str(yyjson_obj_get(content, "urgency"), "high") ? "HIGH" : "NORMAL";
}

static yyjson_val *deeplink(yyjson_val *message) {
  return yyjson_obj_get(yyjson_obj_get(message, "open_action"), "deeplink");
}

// Adds a number of the content as a string, with something behind it.
static void add_content_number(
    yyjson_mut_doc *to, yyjson_mut_val *object, const char *key, yyjson_val *content, const char *name,
    const char *suffix) {
  add_number_string(to, object, key, yyjson_get_sint(yyjson_obj_get(content, name)), suffix);
}

// Adds what FCM and HMS call by the same names.
static void add_icon(yyjson_mut_doc *to, yyjson_mut_val *look, yyjson_val *content) {
  add_string(to, look, "icon", yyjson_obj_get(content, "icon"));
  add_string(to, look, "color", yyjson_obj_get(content, "icon_background"));
}

static void write_fcm(yyjson_mut_doc *to, yyjson_val *message, yyjson_val *tokens) {
  yyjson_val *content = yyjson_obj_get(message, "content");
  yyjson_mut_val *record = yyjson_mut_obj(to);
  add_request(to, record, "fcm", FCM_URL);
  add_json_headers(to, record);
  yyjson_mut_val *body = yyjson_mut_obj_add_obj(to, yyjson_mut_obj_add_obj(to, record, "body"), "message");
  yyjson_mut_val *place = yyjson_mut_str(to, "");
  yyjson_mut_obj_add_val(to, body, "token", place);
  yyjson_mut_val *shown = yyjson_mut_obj_add_obj(to, body, "notification");
  add_string(to, shown, "title", yyjson_obj_get(content, "title"));
  add_string(to, shown, "body", yyjson_obj_get(content, "text"));
  add_string(to, shown, "image", yyjson_obj_get(content, "banner"));
  yyjson_mut_val *data = yyjson_mut_obj_add_obj(to, body, "data");
  add_string(to, data, "deeplink", deeplink(message));
  add_string(to, data, "data", yyjson_obj_get(content, "data"));
  yyjson_mut_val *android = yyjson_mut_obj_add_obj(to, body, "android");
  yyjson_mut_obj_add_str(to, android, "priority", urgency(content));
  add_content_number(to, android, "ttl", content, "time_to_live", "s");
  yyjson_mut_val *look = yyjson_mut_obj_add_obj(to, android, "notification");
  add_icon(to, look, content);
  add_content_number(to, look, "tag", content, "collapse_key", "");
  add_string(to, look, "channel_id", yyjson_obj_get(content, "channel_id"));
  yyjson_mut_obj_add_str(to, look, "notification_priority", "PRIORITY_DEFAULT");

  size_t index, count;
  yyjson_val *token;
  yyjson_arr_foreach(tokens, index, count, token) {
    yyjson_mut_set_strn(place, yyjson_get_str(token), yyjson_get_len(token));
    write_line(record);
  }
}

// Adds the sender's data, which is JSON within a string for HMS.
static void add_hms_data(yyjson_mut_doc *to, yyjson_mut_val *body, yyjson_val *data) {
  yyjson_mut_val *object = yyjson_mut_obj(to);
  add_string(to, object, "data", data);
  char *text = yyjson_mut_val_write(object, 0, NULL);
  if (!text) fail("the data is too large");
  yyjson_mut_obj_add_strcpy(to, body, "data", text);
  free(text);
}

static void write_hms(yyjson_mut_doc *to, yyjson_val *message, yyjson_val *tokens) {
  yyjson_val *content = yyjson_obj_get(message, "content");
  yyjson_mut_val *record = yyjson_mut_obj(to);
  add_request(to, record, "hms", HMS_URL);
  add_json_headers(to, record);
  yyjson_mut_val *request = yyjson_mut_obj_add_obj(to, record, "body");
  yyjson_mut_obj_add_bool(to, request, "validate_only", false);
  yyjson_mut_val *body = yyjson_mut_obj_add_obj(to, request, "message");
  add_hms_data(to, body, yyjson_obj_get(content, "data"));
  yyjson_mut_val *android = yyjson_mut_obj_add_obj(to, body, "android");
  yyjson_mut_obj_add_str(to, android, "urgency", urgency(content));
  add_content_number(to, android, "ttl", content, "time_to_live", "s");
  yyjson_mut_val *look = yyjson_mut_obj_add_obj(to, android, "notification");
  add_string(to, look, "title", yyjson_obj_get(content, "title"));
  add_string(to, look, "body", yyjson_obj_get(content, "text"));
  yyjson_mut_val *action = yyjson_mut_obj_add_obj(to, look, "click_action");
  yyjson_mut_obj_add_int(to, action, "type", 1);
  add_string(to, action, "intent", deeplink(message));
  add_icon(to, look, content);
  add_value(to, look, "notify_id", yyjson_obj_get(content, "collapse_key"));
  add_string(to, look, "channel_id", yyjson_obj_get(content, "channel_id"));
  yyjson_mut_obj_add_str(to, look, "importance", "NORMAL");
  yyjson_mut_val *group = yyjson_mut_obj_add_arr(to, body, "token");

  size_t index, count;
  yyjson_val *token;
  yyjson_arr_foreach(tokens, index, count, token) {
    yyjson_mut_arr_add_strn(to, group, yyjson_get_str(token), yyjson_get_len(token));
    if (yyjson_mut_arr_size(group) < HMS_TOKENS && index + 1 < count) continue;
    write_line(record);
    yyjson_mut_arr_clear(group);
  }
}

static void write_apns(yyjson_mut_doc *to, yyjson_val *message, yyjson_val *tokens, long long now) {
  yyjson_val *content = yyjson_obj_get(message, "content");
  yyjson_mut_val *record = yyjson_mut_obj(to);
  yyjson_mut_val *url = add_request(to, record, "apns", "");
  yyjson_mut_val *headers = yyjson_mut_obj_add_obj(to, record, "headers");
  yyjson_mut_obj_add_str(to, headers, "apns-push-type", "alert");
  yyjson_mut_obj_add_str(to, headers, "apns-topic", "com.example.shop");
  long long lifetime = yyjson_get_sint(yyjson_obj_get(content, "expiration"));
  add_number_string(to, headers, "apns-expiration", now + lifetime, "");
  add_string(to, headers, "apns-collapse-id", yyjson_obj_get(content, "collapse_id"));
  yyjson_mut_val *body = yyjson_mut_obj_add_obj(to, record, "body");
  yyjson_mut_val *aps = yyjson_mut_obj_add_obj(to, body, "aps");
  yyjson_mut_val *alert = yyjson_mut_obj_add_obj(to, aps, "alert");
  add_string(to, alert, "title", yyjson_obj_get(content, "title"));
  add_string(to, alert, "body", yyjson_obj_get(content, "text"));
  add_value(to, aps, "badge", yyjson_obj_get(content, "badge"));
  add_string(to, aps, "sound", yyjson_obj_get(content, "sound"));
  add_string(to, aps, "thread-id", yyjson_obj_get(content, "thread_id"));
  add_string(to, body, "url", yyjson_obj_get(yyjson_obj_get(message, "open_action"), "url"));
  add_string(to, body, "data", yyjson_obj_get(content, "data"));

  size_t index, count;
  yyjson_val *token;
  yyjson_arr_foreach(tokens, index, count, token) {
    set_apns_url(url, token);
    write_line(record);
  }
}

// The tokens of a kind.
static yyjson_val *tokens(yyjson_val *entry, const char *kind) {
  size_t index, count;
  yyjson_val *group;
  yyjson_arr_foreach(yyjson_obj_get(entry, "devices"), index, count, group) {
    if (yyjson_equals_str(yyjson_obj_get(group, "id_type"), kind)) return yyjson_obj_get(group, "id_values");
  }
  return NULL;
}

static void convert(yyjson_val *request, long long now) {
  size_t index, count;
  yyjson_val *entry;
  yyjson_arr_foreach(yyjson_obj_get(request, "batch"), index, count, entry) {
    yyjson_mut_doc *to = yyjson_mut_doc_new(NULL);
    yyjson_val *messages = yyjson_obj_get(entry, "messages");
    yyjson_val *android = yyjson_obj_get(messages, "android");
    write_fcm(to, android, tokens(entry, "android_push_token"));
    write_hms(to, android, tokens(entry, "huawei_push_token"));
    write_apns(to, yyjson_obj_get(messages, "iOS"), tokens(entry, "ios_push_token"), now);
    yyjson_mut_doc_free(to);
  }
}

int main(int count, char **arguments) {
  if (count != 3) fail("usage: appmetrica FILE NOW");
  int file = open_input(arguments[1]);
  struct stat status;
  if (fstat(file, &status) != 0) fail("cannot measure the input");
  char *bytes = calloc(1, status.st_size + YYJSON_PADDING_SIZE);
  if (!bytes) fail("the input is too large");
  size_t length = read_all(file, bytes, status.st_size);
  yyjson_doc *document = yyjson_read_opts(bytes, length, YYJSON_READ_INSITU, NULL, NULL);
  if (!document) fail("the input is not JSON");
  convert(yyjson_obj_get(yyjson_doc_get_root(document), "push_batch_request"), atoll(arguments[2]));
  flush_output();
}
