import Foundation

@testable import Replay

/// A step of a script for worlds: an answer that was recorded, or a question.
enum ReplayStep {
  case drew(UInt64)
  case read(Double)
  case askNumber
  case askDate

  var isNumber: Bool {
    switch self {
    case .drew, .askNumber: true
    case .read, .askDate: false
    }
  }

  var answer: SurpriseEvent? {
    switch self {
    case .drew(let number): .drew(number)
    case .read(let time): .read(Date(timeIntervalSinceReferenceDate: time))
    case .askNumber, .askDate: nil
    }
  }

  var ask: ReplayAsk? {
    switch self {
    case .drew, .read: nil
    case .askNumber: .number
    case .askDate: .date
    }
  }
}
