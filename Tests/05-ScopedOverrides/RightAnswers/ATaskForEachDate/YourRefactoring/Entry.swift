import Foundation

/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = true

/// Your label's text, in a time zone and a locale that are passed in.
///
/// The suite calls this one. Keep the signature; the body is yours.
func dueDateText(for date: Date, now: Date, timeZone: TimeZone, locale: Locale) -> String {
  DueDateLabel(timeZone: timeZone, locale: locale).text(for: date, now: now)
}

/// Your label's header, in a time zone and a locale that are passed in.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func dueDateHeader(now: Date, timeZone: TimeZone, locale: Locale) -> String {
  DueDateLabel(timeZone: timeZone, locale: locale).header(now: now)
}

/// Your label's texts, one for each date and in their order, in a time zone and a locale that are passed in.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func dueDateTexts(
  for dates: [Date], now: Date, timeZone: TimeZone, locale: Locale
) async -> [String] {
  await DueDateLabel(timeZone: timeZone, locale: locale).texts(for: dates, now: now)
}

/// Your label as the app makes it: once, at launch. The function that is returned is called much later, with a
/// date and the current time, and perhaps in another time zone.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func dueDateTextInProduction() -> @MainActor (_ date: Date, _ now: Date) -> String {
  let label = DueDateLabel()
  return { date, now in label.text(for: date, now: now) }
}
