import Platform

@main
struct Main {
  static func main() {
    let ada = Person(name: "Ada")
    switch CommandLine.arguments.dropFirst() {
    case []: print(LegacyDoorbell().ring(by: ada))
    case ["refactored"]: print(Doorbell().ring(by: ada), "again")
    default:
      print(started ? "Mine:" : "As found:")
      Visitors.shared.add("Ada")
      print(makeFarewell(on: .shared).say(to: "Ada"))
    }
  }
}
