import Foundation
import Support
import Testing

@testable import SharedStores

/// The same questions to a real store and to one that is a dictionary: where they agree, the dictionary is a good fake.
@MainActor @Suite struct StoreContractTests {
  private final class DictionaryStore: SettingsStore {
    private var values: [String: Any] = [:]

    func object(forKey name: String) -> Any? { values[name] }
    func set(_ value: Any?, forKey name: String) { values[name] = value }
    func removeObject(forKey name: String) { values[name] = nil }
  }

  private let real = TestStore()
  private var stores: [any SettingsStore] { [real.defaults, DictionaryStore()] }

  @Test func `numbers, texts and dates come back`() {
    for store in stores {
      store.set(22, forKey: "number")
      store.set("22-7", forKey: "text")
      store.set(Date(timeIntervalSince1970: 5), forKey: "date")

      #expect(store.object(forKey: "number") as? Int == 22)
      #expect(store.object(forKey: "text") as? String == "22-7")
      #expect(store.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
    }
  }

  @Test func `removed is nil, and so is what was never set`() {
    for store in stores {
      store.set(22, forKey: "number")
      store.removeObject(forKey: "number")

      #expect(store.object(forKey: "number") == nil)
      #expect(store.object(forKey: "other") == nil)
    }
  }

  @Test func `a text is no number to a cast`() {
    for store in stores {
      store.set("12", forKey: "number")

      #expect(store.object(forKey: "number") as? Int == nil)
    }
  }

  @Test func `a real store also reads texts as numbers, and texts and numbers as truth values`() {
    real.defaults.set("12", forKey: "number")
    real.defaults.set("YES", forKey: "text")
    real.defaults.set(1, forKey: "one")

    #expect(real.defaults.integer(forKey: "number") == 12)
    #expect(real.defaults.bool(forKey: "text"))
    #expect(real.defaults.bool(forKey: "one"))
  }

  @Test(.startsProcess) func `what is no property list traps in a real store alone`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let store = DictionaryStore()
      store.set(TimeOfDay(7), forKey: "time")
      #expect(store.object(forKey: "time") as? TimeOfDay == TimeOfDay(7))
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      TestStore().defaults.set(TimeOfDay(7), forKey: "time")
    }
  }
}
