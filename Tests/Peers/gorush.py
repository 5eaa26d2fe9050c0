"""Reads gorush requests, one a line, and writes requests for APNs and FCM, as `pushc convert` does.

usage: gorush.py FILE NOW
"""

import sys

import orjson

APNS_URL = "https://api.push.apple.com/3/device/"
FCM_URL = "https://fcm.googleapis.com/v1/projects/demo/messages:send"


def text_of(value):
    return value if type(value) is str else orjson.dumps(value).decode()


def apns_record(notification):
    headers = {"apns-push-type": "alert"}
    if priority := notification.get("priority"):
        headers["apns-priority"] = "5" if priority == "normal" else "10"
    headers["apns-topic"] = notification["topic"]
    if expiration := notification.get("expiration"):
        headers["apns-expiration"] = str(expiration)
    if collapse_id := notification.get("collapse_id"):
        headers["apns-collapse-id"] = collapse_id
    alert = {}
    if title := notification.get("title"):
        alert["title"] = title
    alert["body"] = notification["message"]
    aps = {"alert": alert}
    for key in ("badge", "sound", "thread-id"):
        if (value := notification.get(key)) is not None:
            aps[key] = value
    if notification.get("mutable_content"):
        aps["mutable-content"] = 1
    body = {"aps": aps, **notification.get("data", {})}
    return {"target": "apns", "method": "POST", "url": "", "headers": headers, "body": body}


def fcm_record(notification, now):
    shown = {}
    if title := notification.get("title"):
        shown["title"] = title
    shown["body"] = notification["message"]
    if image := notification.get("image"):
        shown["image"] = image
    message = {"token": "", "notification": shown}
    if data := notification.get("data"):
        message["data"] = {key: text_of(value) for key, value in data.items()}
    android, apns_headers = {}, {}
    if collapse_key := notification.get("collapse_key"):
        android["collapse_key"] = apns_headers["apns-collapse-id"] = collapse_key
    if priority := notification.get("priority"):
        android["priority"] = "NORMAL" if priority == "normal" else "HIGH"
        apns_headers["apns-priority"] = "5" if priority == "normal" else "10"
    if lifetime := notification.get("time_to_live"):
        android["ttl"] = f"{lifetime}s"
        apns_headers["apns-expiration"] = str(now + lifetime)
    if block := notification.get("notification"):
        android["notification"] = {"color": block["color"], "channel_id": block["android_channel_id"]}
    if android:
        message["android"] = android
    if apns_headers:
        message["apns"] = {"headers": apns_headers}
    headers = {"content-type": "application/json"}
    return {"target": "fcm", "method": "POST", "url": FCM_URL, "headers": headers, "body": {"message": message}}


def requests(notification, now):
    is_apple = notification["platform"] == 1
    record = apns_record(notification) if is_apple else fcm_record(notification, now)
    for token in notification["tokens"]:
        if is_apple:
            record["url"] = APNS_URL + token
        else:
            record["body"]["message"]["token"] = token
        yield orjson.dumps(record, option=orjson.OPT_APPEND_NEWLINE)


def main(path, now):
    with open(path, "rb", buffering=1 << 20) as lines, open(1, "wb", buffering=1 << 20) as output:
        for line in lines:
            for notification in orjson.loads(line)["notifications"]:
                output.writelines(requests(notification, now))


main(sys.argv[1], int(sys.argv[2]))
