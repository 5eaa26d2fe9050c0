// Reads gorush requests, one a line, and writes requests for APNs and FCM, as `pushc convert` does.
// usage: node gorush.js FILE NOW
'use strict';

const { Output, forEachLine } = require('./streams.js');

const APNS_URL = 'https://api.push.apple.com/3/device/';
const FCM_URL = 'https://fcm.googleapis.com/v1/projects/demo/messages:send';

function apnsRecord(notification) {
  const headers = { 'apns-push-type': 'alert' };
  if (notification.priority) headers['apns-priority'] = notification.priority === 'normal' ? '5' : '10';
  headers['apns-topic'] = notification.topic;
  if (notification.expiration) headers['apns-expiration'] = String(notification.expiration);
  if (notification.collapse_id) headers['apns-collapse-id'] = notification.collapse_id;
  // JSON.stringify leaves out what is undefined.
  const aps = {
    alert: { title: notification.title, body: notification.message },
    badge: notification.badge,
    sound: notification.sound,
    'thread-id': notification['thread-id'],
    'mutable-content': notification.mutable_content ? 1 : undefined,
  };
  return { target: 'apns', method: 'POST', url: '', headers, body: { aps, ...notification.data } };
}

function stringValues(data) {
  const strings = {};
  for (const key in data) {
    const value = data[key];
    strings[key] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return strings;
}

function fcmRecord(notification, now) {
  const { title, image, data, priority, notification: block } = notification;
  const message = { token: '', notification: { title, body: notification.message, image } };
  if (data) message.data = stringValues(data);
  const android = {};
  const headers = {};
  if (notification.collapse_key) android.collapse_key = headers['apns-collapse-id'] = notification.collapse_key;
  if (priority) {
    android.priority = priority === 'normal' ? 'NORMAL' : 'HIGH';
    headers['apns-priority'] = priority === 'normal' ? '5' : '10';
  }
  if (notification.time_to_live) {
    android.ttl = `${notification.time_to_live}s`;
    headers['apns-expiration'] = String(now + notification.time_to_live);
  }
  if (block) android.notification = { color: block.color, channel_id: block.android_channel_id };
  if (Object.keys(android).length > 0) message.android = android;
  if (Object.keys(headers).length > 0) message.apns = { headers };
  return {
    target: 'fcm', method: 'POST', url: FCM_URL, headers: { 'content-type': 'application/json' }, body: { message },
  };
}

const [path, now] = [process.argv[2], Number(process.argv[3])];
const output = new Output();
forEachLine(path, (line) => {
  for (const notification of JSON.parse(line).notifications) {
    const isApple = notification.platform === 1;
    const record = isApple ? apnsRecord(notification) : fcmRecord(notification, now);
    for (const token of notification.tokens) {
      if (isApple) record.url = APNS_URL + token;
      else record.body.message.token = token;
      output.writeLine(JSON.stringify(record));
    }
  }
});
output.flush();
