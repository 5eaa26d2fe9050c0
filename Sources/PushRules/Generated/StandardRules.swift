// swift-format-ignore-file
// Written by `swift run pushc-generate` from Sources/PushRules/Standard. Do not edit.

/// The rules libraries that ship with pushc.
package enum StandardRules {
  /// The names and texts of the libraries.
  package static let all: [(name: String, text: String)] = [
    (name: "budget", text: ##"""
# All three services take about 4 KB. What is too long in most payloads is the text, and a device shows only its beginning.

rule std.budget.body "a long text that makes the payload too large is cut"
  when size(bytes(body)) > 512
  then truncate body to fit with "…"

test std.budget.body
  on apns
  given {"title": "Your taxi", "body": "Taxi", "data": {"ride": 7}}
  expect nothing

"""##),
    (name: "channels", text: ##"""
# Android shows a notification without a channel in the app's default one, and vendors' messages for Apple's devices name
# none. What they have is a category, which is the nearest thing. A silent message needs no channel, and cannot have one.

rule std.channels.category "the channel is named like the category, in lower case"
  on fcm, hms
  when has(apple.category) && (has(title) || has(body) || has(title_loc_key) || has(body_loc_key))
  then default android.channel_id = apple.category.lowerAscii()

test std.channels.category
  given {"title": "Your taxi", "apple.category": "RIDE"}
  expect android.channel_id == "ride"

test std.channels.category "a channel of the message's own stays"
  given {"title": "Your taxi", "apple.category": "RIDE", "android.channel_id": "rides"}
  expect nothing

test std.channels.category "a silent message has no channel"
  given {"apple.category": "RIDE", "data": {"ride": 7}}
  expect nothing

"""##),
    (name: "collapse", text: ##"""
# APNs takes 64 bytes as a collapse identifier and refuses more (BadCollapseId). The hash of a longer one is as good: equal
# identifiers stay equal, and it has 64 digits.

rule std.collapse.hash "long collapse identifiers become their SHA-256"
  on apns
  when size(bytes(collapse_id)) > 64
  then set collapse_id = sha256(collapse_id)
  see "https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"

test std.collapse.hash
  given {"collapse_id": "order-2026-11-21-kitchen-and-garden-warehouse-7-shelf-12-box-3341-item-9"}
  expect size(bytes(collapse_id)) == 64
  expect collapse_id == "6e408efff04b68bd6a1703e208be206ebcb45a29d67cfb9c73cdaa1d6071909f"

test std.collapse.hash "64 bytes fit"
  given {"collapse_id": "order-2026-11-21-kitchen-and-garden-warehouse-7-shelf-12-box-334"}
  expect nothing

"""##),
    (name: "deeplinks", text: ##"""
# The place in the app that a tap opens, under the names that apps and vendors give it among their data.
#
# In the data, a service only carries it. As tap.deep_link it is written under the key that the target's
# readers look for.

rule std.deeplinks.deeplink
  when has(data.deeplink) && type(data.deeplink) == string && !has(tap.deep_link) && !has(tap.url)
  then rename data.deeplink -> tap.deep_link

rule std.deeplinks.deep-link
  when has(data.deep_link) && type(data.deep_link) == string && !has(tap.deep_link) && !has(tap.url)
  then rename data.deep_link -> tap.deep_link

rule std.deeplinks.camel-case
  when has(data.deepLink) && type(data.deepLink) == string && !has(tap.deep_link) && !has(tap.url)
  then rename data.deepLink -> tap.deep_link

rule std.deeplinks.hyphen
  when "deep-link" in data && type(data["deep-link"]) == string && !has(tap.deep_link) && !has(tap.url)
  then rename data["deep-link"] -> tap.deep_link

rule std.deeplinks.url "a web address opens a page"
  when has(data.url) && type(data.url) == string && data.url.matches("^https?://") && !has(tap.deep_link) && !has(tap.url)
  then rename data.url -> tap.url

rule std.deeplinks.uri
  when has(data.uri) && type(data.uri) == string && !data.uri.matches("^https?://")
    && !has(tap.deep_link) && !has(tap.url)
  then rename data.uri -> tap.deep_link

test std.deeplinks.deeplink
  given {"data": {"deeplink": "taxi://ride/7", "ride": 7}}
  expect tap.deep_link == "taxi://ride/7"
  expect data == {"ride": 7}

test std.deeplinks.deeplink "what the message says itself stays"
  given {"data": {"deeplink": "taxi://ride/7"}, "tap.url": "https://taxi.example.com"}
  expect nothing

test std.deeplinks.deep-link
  given {"data": {"deep_link": "taxi://ride/7"}}
  expect tap.deep_link == "taxi://ride/7"

test std.deeplinks.camel-case
  given {"data": {"deepLink": "taxi://ride/7"}}
  expect tap.deep_link == "taxi://ride/7"

test std.deeplinks.hyphen
  given {"data": {"deep-link": "taxi://ride/7"}}
  expect tap.deep_link == "taxi://ride/7"

test std.deeplinks.url
  given {"data": {"url": "https://taxi.example.com/ride/7"}}
  expect tap.url == "https://taxi.example.com/ride/7"

test std.deeplinks.url "a place in the app is no web address"
  given {"data": {"url": "taxi://ride/7"}}
  expect nothing

test std.deeplinks.uri
  given {"data": {"uri": "taxi://ride/7"}}
  expect tap.deep_link == "taxi://ride/7"

"""##),
    (name: "huawei", text: ##"""
# HMS sorts messages by their category, and delivers few of those without one. The category follows from what a message
# is for, where something in it says that. All but MARKETING have to be granted to the app.

rule std.huawei.call "calls"
  on hms
  when push_type == "voip"
  then default huawei.category = "VOIP"

rule std.huawei.marketing "what does not light up the screen is not personal"
  on hms
  when apple.interruption_level == "passive"
  then default huawei.category = "MARKETING"

rule std.huawei.marketing-by-name
  on hms
  when apple.category.matches(r"(?i)^(marketing|promo|promotion|sale|news|offer)s?([^\p{L}]|$)")
  then default huawei.category = "MARKETING"

rule std.huawei.chat
  on hms
  when apple.category.matches(r"(?i)^(chat|message|im|dialog)s?([^\p{L}]|$)")
  then default huawei.category = "IM"

rule std.huawei.travel
  on hms
  when apple.category.matches(r"(?i)^(ride|taxi|trip|travel|flight|train)s?([^\p{L}]|$)")
  then default huawei.category = "TRAVEL"

rule std.huawei.express
  on hms
  when apple.category.matches(r"(?i)^(order|delivery|deliveries|parcel|courier)s?([^\p{L}]|$)")
  then default huawei.category = "EXPRESS"

rule std.huawei.finance
  on hms
  when apple.category.matches(r"(?i)^(payment|bank|finance|invoice)s?([^\p{L}]|$)")
  then default huawei.category = "FINANCE"

rule std.huawei.account
  on hms
  when apple.category.matches(r"(?i)^(account|login|security|otp)s?([^\p{L}]|$)")
  then default huawei.category = "ACCOUNT"

test std.huawei.call
  given {"push_type": "voip", "data": {"caller": "Ann"}}
  expect huawei.category == "VOIP"

test std.huawei.marketing
  given {"title": "Sale", "apple.interruption_level": "passive"}
  expect huawei.category == "MARKETING"

test std.huawei.marketing "a category of the message's own stays"
  given {"title": "Sale", "apple.interruption_level": "passive", "huawei.category": "EXPRESS"}
  expect nothing

test std.huawei.marketing-by-name
  given {"title": "Sale", "apple.category": "PROMO_WEEKEND"}
  expect huawei.category == "MARKETING"

test std.huawei.marketing-by-name "OFFERED does not mean an offer"
  given {"title": "Done", "apple.category": "OFFERED"}
  expect nothing

test std.huawei.chat
  given {"title": "Ann", "apple.category": "chat"}
  expect huawei.category == "IM"

test std.huawei.chat "words end at other characters, and have a plural"
  given {"title": "Ann", "apple.category": "MESSAGES-2"}
  expect huawei.category == "IM"

test std.huawei.chat "IMPORTANT does not mean IM"
  given {"title": "Look", "apple.category": "IMPORTANT"}
  expect nothing

test std.huawei.travel
  given {"title": "Your taxi", "apple.category": "RIDE"}
  expect huawei.category == "TRAVEL"

test std.huawei.travel "TRAINING does not mean a train"
  given {"title": "Done", "apple.category": "TRAINING_DONE"}
  expect nothing

test std.huawei.express
  given {"title": "Your parcel", "apple.category": "ORDER_SHIPPED"}
  expect huawei.category == "EXPRESS"

test std.huawei.finance
  given {"title": "Paid", "apple.category": "payment"}
  expect huawei.category == "FINANCE"

test std.huawei.account
  given {"title": "Your code", "apple.category": "otp"}
  expect huawei.category == "ACCOUNT"

"""##),
  ]
}
