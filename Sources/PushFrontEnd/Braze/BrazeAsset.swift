import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Apple push object": asset_url, asset_file_type, mutable_content.

extension Lowering {
  /// A picture is used on every platform; sound and video are files that only Apple devices attach.
  mutating func lowerAsset(_ push: BrazeApplePush) {
    guard let url = completeAsset(push), let type = MediaType(rawValue: document.string(push.assetFileType.node)) else {
      return message.put(.mutableContent, push.mutableContent)
    }
    if push.mutableContent.exists, !document.flag(push.mutableContent) {
      report(
        .note, .vendorDefault, "asset_url turns mutable_content on; false is not used", at: push.mutableContent,
        notes: [Note("the file is named here", at: span(url))])
    } else {
      message.put(.mutableContent, push.mutableContent)
    }
    if type.isImage {
      message.put(.image, url)
      put(.imageType, text: type.uniformTypeIdentifier, at: push.assetFileType.node)
    } else {
      putAttachment(url, push.assetFileType.node, type)
    }
  }

  private mutating func putAttachment(_ url: Node, _ typeNode: Node, _ type: MediaType) {
    scratch.clear()
    scratch.append("[{")
    assemble("url", url)
    scratch.beginMember("type")
    assemble(from: typeNode)
    scratch.append(quoted: type.uniformTypeIdentifier)
    scratch.append("}]")
    put(.attachments, json: scratch, at: url)
  }

  /// The URL of a file that can be shown. It requires both members, a valid web URL, and an alert.
  private func completeAsset(_ push: BrazeApplePush) -> Node? {
    let (url, type) = (push.assetURL, push.assetFileType.node)
    guard url.exists else {
      if type.exists, !isIllTyped("asset_url", url, in: push.node) {
        report(.error, .missingMember, "\"asset_file_type\" is set without \"asset_url\"", at: type)
      }
      return nil
    }
    guard type.exists else {
      if !isIllTyped("asset_file_type", type, in: push.node) {
        report(
          .error, .missingMember, "\"asset_url\" is set without \"asset_file_type\"", at: url,
          help: "it is one of aif, gif, jpg, m4a, mp3, mp4, png and wav")
      }
      return nil
    }
    guard mayBeWebAddress(url) else {
      report(
        .warning, .noWebAddress, "asset_url is not a valid URL", at: url,
        consequence: .silent("the notification is shown without the file"))
      return nil
    }
    guard push.alert.exists else {
      report(
        .warning, .vendorLimit, "a file is shown with an alert only", at: url,
        consequence: .silent("the file is not shown"))
      return nil
    }
    return url
  }
}

extension Code {
  /// The address of the file to show is not a valid URL.
  ///
  /// The device cannot fetch it and shows the notification without the file: `{"apple_push": {"alert": "Hi",
  /// "asset_url": "car.jpg", "asset_file_type": "jpg"}}`. pushc writes Braze's notification without it; AppMetrica's SDK shows
  /// none of the attachments then. Write an address that begins with https://.
  static let noWebAddress = Code(.shape, 142, "no-web-address")
}
