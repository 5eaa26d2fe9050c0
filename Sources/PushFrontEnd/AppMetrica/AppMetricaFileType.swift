import PushSyntax

// AppMetrica, "File types in push messages": the values, in the order of Apple's list of uniform types.

extension AppMetricaFileType {
  /// Apple's uniform type identifier.
  var uniformTypeIdentifier: StaticString {
    switch self {
    case .image: "public.image"
    case .jpg: "public.jpeg"
    case .jpeg2000: "public.jpeg-2000"
    case .tiff: "public.tiff"
    case .pict: "com.apple.pict"
    case .gif: "com.compuserve.gif"
    case .png: "public.png"
    case .qtif: "com.apple.quicktime-image"
    case .icns: "com.apple.icns"
    case .bmp: "com.microsoft.bmp"
    case .ico: "com.microsoft.ico"
    case .raw: "public.camera-raw-image"
    case .svg: "public.svg-image"
    case .livephoto: "com.apple.live-photo"
    case .audiovisual: "public.audiovisual-content"
    case .movie: "public.movie"
    case .video: "public.video"
    case .audio: "public.audio"
    case .mov: "com.apple.quicktime-movie"
    case .mpeg: "public.mpeg"
    case .mpeg2: "public.mpeg-2-video"
    case .mpeg2stream: "public.mpeg-2-transport-stream"
    case .mp3: "public.mp3"
    case .mp4: "public.mpeg-4"
    case .mp4a: "public.mpeg-4-audio"
    case .m4p: "com.apple.protected-mpeg-4-audio"
    case .m4v: "com.apple.protected-mpeg-4-video"
    case .avi: "public.avi"
    case .aiff: "public.aiff-audio"
    case .wav: "com.microsoft.waveform-audio"
    case .midi: "public.midi-audio"
    }
  }

  /// Whether iOS supports such a file as an attachment (UNNotificationAttachment, "Supported File Types"). For generic
  /// types it depends on the file.
  var isAttachable: Bool {
    switch self {
    case .image, .jpg, .gif, .png, .audio, .video, .movie, .audiovisual, .aiff, .wav, .mp3, .mp4a, .mpeg, .mpeg2, .mp4,
      .avi:
      true
    default: false
    }
  }
}
