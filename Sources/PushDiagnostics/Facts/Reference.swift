/// A document, a source file or an issue thread that supports a claim about a push service. Doc comments of codes refer
/// to it by its case name.
public enum Reference: String, Sendable, CaseIterable {
  // Apple.
  case appleRequests, applePayload, appleResponses, appleBackground, appleActivities, appleBroadcasts
  case appleBroadcastSetup, appleExtension, appleSounds, appleMDM, appleFileProvider, appleWidgets, appleControls
  case appleWebsites, appleTokens, appleAsking, appleHandling, appleCategories, appleCalls, appleLevels, applePassive
  // Firebase and the web.
  case fcmDiscovery, fcmErrors, fcmTopics, fcmMessageTypes, fcmReceiving, fcmPriority, fcmMigration, fcmRecords
  case fcmLifespan, protoJSON
  case firebaseAndroid, firebaseAdminPython, firebaseAdminNode
  case androidChannels, androidPermission, webPush, webNotifications, httpFields
  // Huawei.
  case huaweiSend, huaweiSubscribe, huaweiServerDemo, huaweiV3, huaweiV3Demo, huaweiLiveView, huaweiMDM
  // Documents, SDKs and servers of vendors.
  case appMetricaBatch, brazeAppleObject, brazeAndroidObject, brazeSilentPush, emarsysPush
  case appMetricaIOS, appMetricaAndroid, brazeSwift, brazeAndroid, emarsysIOS, emarsysAndroid, gorush
  case expoServerNode, oneSignalActivities
  // Vendors' measurements on devices.
  case batchLengths, emarsysLengths
  // Issue threads about APNs and Apple devices.
  case parseServer4558, apns2Issue23, apns2Issue95, nodeApn635, rpush659, apnChannel128, mobilePush19, apnswift232
  case pushNotification840, pushBundle62, pushy1088, homeAssistantIOS4677, airshipIOS411, powerAuth675, appleForum777566
  case dotAPNS99
  // Issue threads about FCM.
  case fcmWorkers10, firebasePHP574, firebasePHP700, adminNode463, adminNode467, adminNode2180
  case adminDotnet39, adminDotnet97, adminDotnet346, adminDotnet440, adminGo679, adminPython126, adminJava214
  case adminJava607, firebaseJS7190, firebaseAndroid8620, firebaseIOS4605, apprise1577, reactNativeFCM565
  // Issue threads about HMS.
  case gorush765, mixPush80

  /// The title: of a page, or `owner/repo#n` of a thread.
  public var title: String { page.title }
  /// The URL.
  public var address: String { page.address }
  /// The date of the report for a dated thread; otherwise the date on which the page was last read.
  public var date: String { page.date }

  /// A reference, so that the table of all pages takes little code.
  final class Page: Sendable {
    let title: String
    let address: String
    let date: String

    init(_ title: String, _ address: String, _ date: String) {
      self.title = title
      self.address = address
      self.date = date
    }

    static func thread(_ repository: String, _ number: Int, _ date: String = "2026-11-22") -> Page {
      Page("\(repository)#\(number)", "https://github.com/\(repository)/issues/\(number)", date)
    }

    /// A repository, which is called as the last part of its path is.
    static func github(_ repository: String, _ date: String = "2026-11-21") -> Page {
      let name = repository.split(separator: "/").last ?? ""
      return Page("\(name)", "https://github.com/\(repository)", date)
    }

    /// A page about a framework, whose address is made of its title.
    static func apple(_ title: String, in framework: String) -> Page {
      let name = title.lowercased().split(separator: " ").joined(separator: "-")
      return Page(title, "https://developer.apple.com/documentation/\(framework)/\(name)", "2026-11-21")
    }

    static func braze(_ title: String, _ path: String) -> Page {
      Page(
        "Braze, \(title)", "https://www.braze.com/docs/api/objects_filters/messaging/\(path)", "2026-11-26")
    }

    static func firebase(_ title: String, _ path: String) -> Page {
      Page(title, "https://firebase.google.com/docs/\(path)", "2026-11-21")
    }

    static func huawei(_ title: String, _ path: String, _ date: String = "2026-11-21") -> Page {
      Page(title, "https://developer.huawei.com/consumer/en/doc/\(path)", date)
    }
  }
}
