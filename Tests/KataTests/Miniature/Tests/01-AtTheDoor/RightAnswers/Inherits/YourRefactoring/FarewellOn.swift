final class FarewellOn: Farewell {
  private let own: Visitors
  override var visitors: Visitors { own }

  init(_ visitors: Visitors) { own = visitors }
}
