/// Ben edits notes in a train and in a tunnel, with the uploader that your code makes for the app.
enum YoursScene {
  static func play() {
    let uploader = makeProductionUploader()
    Stage.ask { await $0.move(to: .train) }
    print("In a train Ben writes \"3 pm\" into note 3, and 0.1 s later \"4 pm\".")
    for text in ["3 pm", "4 pm"] {
      Task { await uploader.edit(3, text: text) }
      Stage.wait(0.1)
    }
    Stage.wait(0.9)
    print("The server has got: \(texts(of: 3))")

    Stage.ask { await $0.move(to: .tunnel) }
    print("\nIn a tunnel he writes \"oats\" into note 1. After 0.5 s the tunnel ends.")
    Task { await uploader.edit(1, text: "oats") }
    Stage.wait(0.5)
    Stage.ask { await $0.move(to: .desk) }
    print("The server has got: \(texts(of: 1))")
    Stage.wait(1)
    print("1 s later it has got: \(texts(of: 1))")
  }

  private static func texts(of id: Note.ID) -> String {
    Stage.ask { await $0.texts[id] }?.joined(separator: ", ") ?? "nothing"
  }
}
