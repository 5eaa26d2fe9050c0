// Reads an AppMetrica batch and writes requests for FCM, HMS and APNs, as `pushc convert` does.
// usage: node appmetrica.js FILE NOW
'use strict';

const fs = require('fs');
const { Output } = require('./streams.js');

const APNS_URL = 'https://api.push.apple.com/3/device/';
const FCM_URL = 'https://fcm.googleapis.com/v1/projects/demo/messages:send';
const HMS_URL = 'https://push-api.cloud.huawei.com/v1/1001/messages:send';
// As many tokens as HMS takes in a request.
const HMS_TOKENS = 1000;

const urgency = (content) => (content.urgency === 'high' ? 'HIGH' : 'NORMAL');
const request = (target, url, headers, body) => ({ target, method: 'POST', url, headers, body });
const JSON_HEADERS = { 'content-type': 'application/json' };

function fcmMessage({ content, open_action: action }) {
  return {
    token: '',
    notification: { title: content.title, body: content.text, image: content.banner },
    data: { deeplink: action.deeplink, data: content.data },
    android: {
      priority: urgency(content),
      ttl: `${content.time_to_live}s`,
      notification: {
        icon: content.icon,
        color: content.icon_background,
        tag: String(content.collapse_key),
        channel_id: content.channel_id,
        notification_priority: 'PRIORITY_DEFAULT',
      },
    },
  };
}

function hmsMessage({ content, open_action: action }) {
  return {
    data: JSON.stringify({ data: content.data }),
    android: {
      urgency: urgency(content),
      ttl: `${content.time_to_live}s`,
      notification: {
        title: content.title,
        body: content.text,
        click_action: { type: 1, intent: action.deeplink },
        icon: content.icon,
        color: content.icon_background,
        notify_id: content.collapse_key,
        channel_id: content.channel_id,
        importance: 'NORMAL',
      },
    },
    token: [],
  };
}

function apnsRecord({ content, open_action: action }, now) {
  const headers = {
    'apns-push-type': 'alert',
    'apns-topic': 'com.example.shop',
    'apns-expiration': String(now + content.expiration),
    'apns-collapse-id': content.collapse_id,
  };
  const aps = {
    alert: { title: content.title, body: content.text },
    badge: content.badge,
    sound: content.sound,
    'thread-id': content.thread_id,
  };
  return request('apns', '', headers, { aps, url: action.url, data: content.data });
}

const [path, now] = [process.argv[2], Number(process.argv[3])];
const output = new Output();
for (const { messages, devices } of JSON.parse(fs.readFileSync(path, 'utf8')).push_batch_request.batch) {
  const tokens = Object.fromEntries(devices.map((group) => [group.id_type, group.id_values]));

  const fcm = fcmMessage(messages.android);
  const fcmRecord = request('fcm', FCM_URL, JSON_HEADERS, { message: fcm });
  for (fcm.token of tokens.android_push_token) output.writeLine(JSON.stringify(fcmRecord));

  const hms = hmsMessage(messages.android);
  const hmsRecord = request('hms', HMS_URL, JSON_HEADERS, { validate_only: false, message: hms });
  for (let start = 0; start < tokens.huawei_push_token.length; start += HMS_TOKENS) {
    hms.token = tokens.huawei_push_token.slice(start, start + HMS_TOKENS);
    output.writeLine(JSON.stringify(hmsRecord));
  }

  const apns = apnsRecord(messages.iOS, now);
  for (const token of tokens.ios_push_token) {
    apns.url = APNS_URL + token;
    output.writeLine(JSON.stringify(apns));
  }
}
output.flush();
