// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.

extension EmarsysGrammar {
  /// The JSON Schema of the format.
  package static let schema = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$comment": "Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.",
  "title": "emarsys",
  "description": "Emarsys: rich push payload, an APNs payload with keys for the Emarsys SDK.\nFacts: Emarsys's page on push for iOS; the source of the Emarsys SDKs for iOS and Android, version 3, for what is\nread and which members it needs.",
  "$ref": "#/$defs/payload",
  "$defs": {
    "payload": {
      "description": "Payload: `aps` for the system, keys for the Emarsys SDK, and any keys of the app beside them.",
      "type": "object",
      "properties": {
        "aps": {
          "description": "What the system reads. Picture, actions and in-app message need `mutable-content` there.",
          "$ref": "apns.schema.json#/$defs/aps"
        },
        "image_url": {
          "description": "URL of a picture shown with the notification.",
          "type": "string"
        },
        "u": {
          "description": "The recipient: an object, or the same as JSON text. Needed where buttons are tapped.",
          "anyOf": [
            {
              "type": "string"
            },
            {
              "$ref": "#/$defs/user"
            }
          ]
        },
        "ems": {
          "description": "What the Emarsys SDK reads.",
          "$ref": "#/$defs/ems"
        },
        "ems_msg": {
          "description": "Marks a message of Emarsys, commonly `{}`. The SDK for Android needs it, the one for iOS does not read it."
        },
        "del-id": {
          "description": "Take the notification with this id off the screen; it is the `apns-collapse-id` that was sent before.",
          "type": "string"
        },
        "del_id": {
          "description": "Another spelling of `del-id`, from the text of Emarsys's page; its sample has the other one.",
          "type": "string"
        }
      },
      "additionalProperties": true
    },
    "user": {
      "description": "The recipient. Other keys are allowed, and not read by the SDK.",
      "type": "object",
      "properties": {
        "sid": {
          "description": "Id of this send to this recipient, given back when the notification is opened.",
          "type": "string"
        }
      },
      "additionalProperties": true
    },
    "ems": {
      "description": "What the Emarsys SDK reads.",
      "type": "object",
      "properties": {
        "multichannelId": {
          "description": "Id of the campaign.",
          "type": "string"
        },
        "actions": {
          "description": "Visible notification: its buttons, at most 3. Silent one: what is done on arrival.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/action"
          }
        },
        "default_action": {
          "description": "What a tap on the notification does.",
          "$ref": "#/$defs/action"
        },
        "inapp": {
          "description": "In-app message to show, loaded beforehand.",
          "$ref": "#/$defs/inapp"
        }
      },
      "additionalProperties": true
    },
    "action": {
      "description": "An action: a button, what a tap does, or what a silent push does. The type decides which members it needs.",
      "type": "object",
      "properties": {
        "id": {
          "description": "Id of the action, reported when it is taken. Mandatory for buttons.",
          "type": "string"
        },
        "title": {
          "description": "Label of the button. Mandatory for buttons.",
          "type": "string"
        },
        "type": {
          "description": "Kind of the action: MEAppEvent, MECustomEvent, OpenExternalUrl, Dismiss, or BadgeCount in silent pushes.\niOS shows no button for another type. Mandatory.",
          "type": "string"
        },
        "name": {
          "description": "Name of the event. Mandatory for MEAppEvent and MECustomEvent.",
          "type": "string"
        },
        "url": {
          "description": "Address to open. Mandatory for OpenExternalUrl.",
          "type": "string"
        },
        "payload": {
          "description": "MEAppEvent and MECustomEvent: the event's own data.",
          "type": "object"
        },
        "method": {
          "description": "BadgeCount: ADD in any case adds to the number on the icon; anything else sets it. Mandatory for BadgeCount.",
          "type": "string"
        },
        "value": {
          "description": "BadgeCount: the number to set or to add. Mandatory for BadgeCount.",
          "type": "integer"
        }
      },
      "additionalProperties": true
    },
    "inapp": {
      "description": "In-app message. It needs both of its members.",
      "type": "object",
      "properties": {
        "campaign_id": {
          "description": "Id of the message's campaign.",
          "type": "string"
        },
        "url": {
          "description": "URL of the message's content.",
          "type": "string"
        }
      },
      "additionalProperties": true
    }
  }
}

"""#
}
