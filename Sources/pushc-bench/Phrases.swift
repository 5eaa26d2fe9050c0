/// The texts of messages, in several languages.
struct Phrases {
  let titles: [String]
  let sentences: [String]

  static let languages = [english, russian, german, japanese, turkish]

  /// A title, occasionally with an emoji before it.
  func title(_ random: inout SplitMix64) -> String {
    (random.happens(20) ? random.pick(Self.pictures) + " " : "") + random.pick(titles)
  }

  /// One to three sentences, occasionally with characters that must be escaped.
  func text(_ random: inout SplitMix64) -> String {
    var text = random.pick(sentences)
    for _ in 0..<random.number(below: 3) {
      text += (random.happens(12) ? "\n" : " ") + random.pick(sentences)
    }
    if random.happens(10) { text += " \"\(random.pick(titles))\"" }
    if random.happens(3) { text += #" C:\tickets"# }
    return text
  }

  private static let pictures = ["🚕", "📦", "🎁", "⏰", "💬", "🏷️", "👋🏽"]

  private static let english = Phrases(
    titles: ["Your driver is here", "Parcel on its way", "New message", "Price drop", "Table confirmed"],
    sentences: [
      "The car is waiting at the main entrance.", "Please have your code ready.", "It arrives today after 6 pm.",
      "Anna sent you a photo.", "The item on your list costs less until Sunday.", "Tap to change the time.",
    ])
  private static let russian = Phrases(
    titles: ["Водитель на месте", "Посылка в пути", "Новое сообщение", "Скидка до вечера"],
    sentences: [
      "Машина ждёт у главного входа.", "Назовите код из приложения.", "Доставим сегодня после шести.",
      "Анна прислала вам фотографию.", "Нажмите, чтобы изменить время.",
    ])
  private static let german = Phrases(
    titles: ["Ihr Fahrer ist da", "Paket unterwegs", "Tisch bestätigt"],
    sentences: [
      "Das Auto wartet am Haupteingang.", "Bitte halten Sie Ihren Abholcode bereit.", "Ankunft heute nach 18 Uhr.",
      "Größere Auswahl für kurze Zeit.",
    ])
  private static let japanese = Phrases(
    titles: ["到着しました", "新しいメッセージ", "値下げのお知らせ"],
    sentences: ["入口でお待ちしています。", "本日18時以降にお届けします。", "写真が届きました。", "タップして時間を変更できます。"])
  private static let turkish = Phrases(
    titles: ["Sürücünüz kapıda", "Kargonuz yolda", "Yeni mesaj"],
    sentences: [
      "Araç ana girişte bekliyor.", "Bugün saat 18'den sonra teslim edilecek.", "Ayşe bir fotoğraf gönderdi.",
    ])
}
