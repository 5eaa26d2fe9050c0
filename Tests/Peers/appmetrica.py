"""Reads an AppMetrica batch and writes requests for FCM, HMS and APNs, as `pushc convert` does.

usage: appmetrica.py FILE NOW
"""

import sys

import orjson

APNS_URL = "https://api.push.apple.com/3/device/"
FCM_URL = "https://fcm.googleapis.com/v1/projects/demo/messages:send"
HMS_URL = "https://push-api.cloud.huawei.com/v1/1001/messages:send"
# As many tokens as HMS takes in a request.
HMS_TOKENS = 1000


def fcm_records(message, tokens):
    content = message["content"]
    body = {
        "token": "",
        "notification": {"title": content["title"], "body": content["text"], "image": content["banner"]},
        "data": {"deeplink": message["open_action"]["deeplink"], "data": content["data"]},
        "android": {
            "priority": "HIGH" if content["urgency"] == "high" else "NORMAL",
            "ttl": f"{content['time_to_live']}s",
            "notification": {
                "icon": content["icon"],
                "color": content["icon_background"],
                "tag": str(content["collapse_key"]),
                "channel_id": content["channel_id"],
                "notification_priority": "PRIORITY_DEFAULT",
            },
        },
    }
    headers = {"content-type": "application/json"}
    record = {"target": "fcm", "method": "POST", "url": FCM_URL, "headers": headers, "body": {"message": body}}
    for token in tokens:
        body["token"] = token
        yield record


def hms_records(message, tokens):
    content = message["content"]
    body = {
        "data": orjson.dumps({"data": content["data"]}).decode(),
        "android": {
            "urgency": "HIGH" if content["urgency"] == "high" else "NORMAL",
            "ttl": f"{content['time_to_live']}s",
            "notification": {
                "title": content["title"],
                "body": content["text"],
                "click_action": {"type": 1, "intent": message["open_action"]["deeplink"]},
                "icon": content["icon"],
                "color": content["icon_background"],
                "notify_id": content["collapse_key"],
                "channel_id": content["channel_id"],
                "importance": "NORMAL",
            },
        },
        "token": [],
    }
    headers = {"content-type": "application/json"}
    record = {
        "target": "hms",
        "method": "POST",
        "url": HMS_URL,
        "headers": headers,
        "body": {"validate_only": False, "message": body},
    }
    for start in range(0, len(tokens), HMS_TOKENS):
        body["token"] = tokens[start : start + HMS_TOKENS]
        yield record


def apns_records(message, tokens, now):
    content = message["content"]
    headers = {
        "apns-push-type": "alert",
        "apns-topic": "com.example.shop",
        "apns-expiration": str(now + content["expiration"]),
        "apns-collapse-id": content["collapse_id"],
    }
    body = {
        "aps": {
            "alert": {"title": content["title"], "body": content["text"]},
            "badge": content["badge"],
            "sound": content["sound"],
            "thread-id": content["thread_id"],
        },
        "url": message["open_action"]["url"],
        "data": content["data"],
    }
    record = {"target": "apns", "method": "POST", "url": "", "headers": headers, "body": body}
    for token in tokens:
        record["url"] = APNS_URL + token
        yield record


def requests(entry, now):
    messages = entry["messages"]
    tokens = {group["id_type"]: group["id_values"] for group in entry["devices"]}
    yield from fcm_records(messages["android"], tokens["android_push_token"])
    yield from hms_records(messages["android"], tokens["huawei_push_token"])
    yield from apns_records(messages["iOS"], tokens["ios_push_token"], now)


def main(path, now):
    with open(path, "rb") as file:
        document = orjson.loads(file.read())
    with open(1, "wb", buffering=1 << 20) as output:
        for entry in document["push_batch_request"]["batch"]:
            for record in requests(entry, now):
                output.write(orjson.dumps(record, option=orjson.OPT_APPEND_NEWLINE))


main(sys.argv[1], int(sys.argv[2]))
