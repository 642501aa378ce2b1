import Testing

@testable import Kata

/// Tests of the shape of code, by which copies are found.
@Suite struct CodeShapeTests {
  @Test(arguments: [
    (
      "func add(a: Int) { sum += a }",
      "// mine\nfunc plus(\n  b: Int\n)\n{ total += b /* /* b */ */ }"
    ),
    ("func hi(a: A) { say(\"hi \\(a)\") }", "func hello(who: A) { say(\"hi \\(who)\") }"),
    ("let text = \"a // b\"", "let word = \"a // b\"  // a text"),
    ("let text = \"\"\"\n a \" b\n \"\"\"", "let word = \"\"\"\n a \" b\n \"\"\""),
  ])
  func `a copy with other names and another layout has the same shape`(one: String, other: String) {
    #expect(CodeShape.of(one) == CodeShape.of(other))
    #expect(CodeShape.of(files: [one, "b()"]) == CodeShape.of(files: ["c()", other]))
  }

  @Test(arguments: [
    ("a(b)", "a(a)"), ("a + b", "a - b"), ("a(\"one\")", "a(\"two\")"), ("a\nb", "ab"),
    ("\"a\\\"\" b", "\"a\\\" b\""),
  ])
  func `other code has another shape`(one: String, other: String) {
    #expect(CodeShape.of(one) != CodeShape.of(other))
  }
}
