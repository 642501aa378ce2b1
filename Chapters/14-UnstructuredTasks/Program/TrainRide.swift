/// Ben rides in a train, where each note takes 0.3 s, and looks for the milk.
struct TrainRide {
  /// What the user does, on a model in any design.
  let type: (String) -> Void
  let star: (Note) -> Void
  let leave: () -> Void
  /// What the user sees.
  let seen: () -> String

  func play() {
    Stage.ask { await $0.move(to: .train) }
    print("In a train Ben types \"mi\", and 0.4 s later \"milk\".")
    type("mi")
    Stage.wait(0.4)
    type("milk")
    Stage.wait(0.85)
    print("0.85 s later he sees: \(seen())")
    Stage.wait(0.65)
    print("1.5 s later he sees: \(seen())")

    print("\nHe taps the star of \"Milk\" twice.")
    for _ in 1...2 { star(Note(id: 1, title: "Milk")) }
    Stage.wait(0.7)
    print("Stars of Ben that the server has: \(Stage.ask { await $0.stars[1] ?? 0 })")

    print("\nHe types \"tax\", and leaves.")
    type("tax")
    leave()
    Stage.wait(0.6)
    print("The server was asked for: \(Stage.ask { await $0.searches }.joined(separator: ", "))")

    Stage.ask { await $0.move(to: .tunnel) }
    print("\nIn a tunnel he types \"milk\" again.")
    type("milk")
    Stage.wait(0.6)
    print("He sees: \(seen())")
  }
}
