import Foundation

let started = true

// Compiles, and does nothing: it must earn nothing.

func dueDateText(for date: Date, now: Date, timeZone: TimeZone, locale: Locale) -> String { "" }

func dueDateHeader(now: Date, timeZone: TimeZone, locale: Locale) -> String { "" }

func dueDateTexts(
  for dates: [Date], now: Date, timeZone: TimeZone, locale: Locale
) async -> [String] { [] }

func dueDateTextInProduction() -> @MainActor (_ date: Date, _ now: Date) -> String {
  { _, _ in "" }
}
