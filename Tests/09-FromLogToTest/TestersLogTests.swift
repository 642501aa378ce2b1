// Written by `swift run kata run 9 test` from a log. When the log changes, write it anew.
import Testing

@testable import FromLogToTest

@MainActor @Suite struct TestersLogTests {
  @Test func `what happened in testers.log happens again`() {
    var expected = SurpriseState(notes: 40)
    let rerun = Rerun(from: expected)

    // 1, after 0.906 s
    rerun.draws = [17_406_102_583_590_836_921]
    expected.shown = 38
    #expect(rerun.user(.surpriseMe) == expected)

    // 2, after 1.568 s
    expected.text = "38. Return book"
    #expect(rerun.effect(of: 1, .loaded(note: 38, text: "38. Return book")) == expected)

    // 3, after 3.325 s
    rerun.draws = [15_913_002_856_061_116_714]
    expected.shown = 35
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 4, after 3.85 s
    expected.text = "35. Buy milk"
    #expect(rerun.effect(of: 3, .loaded(note: 35, text: "35. Buy milk")) == expected)

    // 5, after 5.699 s
    rerun.draws = [16_115_487_440_513_407_842, 2_342_895_580_259_684_345]
    expected.shown = 6
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 6, after 6.426 s
    expected.text = "6. Bake bread"
    #expect(rerun.effect(of: 5, .loaded(note: 6, text: "6. Bake bread")) == expected)

    // 7, after 7.583 s
    rerun.draws = [12_274_023_127_660_232_453]
    expected.shown = 27
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 8, after 8.137 s
    expected.text = "27. Bake bread"
    #expect(rerun.effect(of: 7, .loaded(note: 27, text: "27. Bake bread")) == expected)

    // 9, after 9.814 s
    expected.isPlaying = true
    #expect(rerun.user(.play) == expected)

    // 10, after 14.816 s
    rerun.draws = [6_055_583_865_628_338_273]
    expected.shown = 14
    expected.text = nil
    #expect(rerun.effect(of: 9, .tick) == expected)

    // 11, after 15.513 s
    expected.text = "14. Buy milk"
    #expect(rerun.effect(of: 10, .loaded(note: 14, text: "14. Buy milk")) == expected)

    // 12, after 19.817 s
    rerun.draws = [6_694_061_536_929_563_445]
    expected.shown = 15
    expected.text = nil
    #expect(rerun.effect(of: 10, .tick) == expected)

    // 13, after 20.369 s
    expected.text = "15. Call Ada"
    #expect(rerun.effect(of: 12, .loaded(note: 15, text: "15. Call Ada")) == expected)

    // 14, after 21.298 s
    expected.isPlaying = false
    #expect(rerun.user(.pause) == expected)

    // 15, after 22.889 s
    rerun.draws = [6_396_628_354_758_217_270]
    expected.shown = 14
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 16, after 23.368 s
    expected.text = "14. Buy milk"
    #expect(rerun.effect(of: 15, .loaded(note: 14, text: "14. Buy milk")) == expected)

    // 17, after 25.554 s
    rerun.draws = [10_409_665_549_703_379_034]
    expected.shown = 23
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 18, after 26.108 s
    rerun.draws = [12_186_982_717_050_164_400]
    expected.shown = 27
    #expect(rerun.user(.surpriseMe) == expected)

    // 19, after 26.717 s
    expected.text = "27. Bake bread"
    #expect(rerun.effect(of: 18, .loaded(note: 27, text: "27. Bake bread")) == expected)

    // 20, after 28.894 s
    expected.text = "23. Water ferns"
    #expect(rerun.effect(of: 17, .loaded(note: 23, text: "23. Water ferns")) == expected)

    // 21, after 31.327 s
    expected.isPlaying = true
    #expect(rerun.user(.play) == expected)

    // 22, after 34.461 s
    rerun.draws = [5_418_104_593_958_368_801]
    expected.shown = 12
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 23, after 35.098 s
    expected.text = "12. Pay rent"
    #expect(rerun.effect(of: 22, .loaded(note: 12, text: "12. Pay rent")) == expected)

    // 24, after 36.328 s
    rerun.draws = [5_655_772_239_333_603_183]
    expected.shown = 13
    expected.text = nil
    #expect(rerun.effect(of: 21, .tick) == expected)

    // 25, after 37.069 s
    expected.text = "13. Bake bread"
    #expect(rerun.effect(of: 24, .loaded(note: 13, text: "13. Bake bread")) == expected)

    // 26, after 39.965 s
    expected.shown = nil
    expected.text = nil
    expected.isPlaying = false
    #expect(rerun.user(.close) == expected)

    // 27, after 42.054 s
    rerun.draws = [469_940_562_494_387_219]
    expected.shown = 2
    #expect(rerun.user(.surpriseMe) == expected)

    // 28, after 42.665 s
    expected.text = "2. Water ferns"
    #expect(rerun.effect(of: 27, .loaded(note: 2, text: "2. Water ferns")) == expected)

    // 29, after 44.539 s
    rerun.draws = [11_243_152_738_460_797_146]
    expected.shown = 25
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 30, after 45.109 s
    expected.text = "25. Fix bike"
    #expect(rerun.effect(of: 29, .loaded(note: 25, text: "25. Fix bike")) == expected)

    // 31, after 45.567 s
    expected.shown = nil
    expected.text = nil
    #expect(rerun.user(.close) == expected)

    // 32, after 47.632 s
    rerun.draws = [7_447_806_571_841_854_793]
    expected.shown = 17
    #expect(rerun.user(.surpriseMe) == expected)

    // 33, after 48.204 s
    expected.text = "17. Return book"
    #expect(rerun.effect(of: 32, .loaded(note: 17, text: "17. Return book")) == expected)

    // 34, after 49.612 s
    rerun.draws = [16_753_798_033_073_580_057]
    expected.shown = 37
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 35, after 50.127 s
    expected.text = "37. Water ferns"
    #expect(rerun.effect(of: 34, .loaded(note: 37, text: "37. Water ferns")) == expected)

    // 36, after 51.429 s
    rerun.draws = [13_875_811_825_134_293_000]
    expected.shown = 31
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 37, after 52.078 s
    expected.text = "31. Return book"
    #expect(rerun.effect(of: 36, .loaded(note: 31, text: "31. Return book")) == expected)

    // 38, after 53.705 s
    expected.shown = nil
    expected.text = nil
    #expect(rerun.user(.close) == expected)

    // 39, after 54.926 s
    rerun.draws = [425_924_751_398_734_378]
    expected.shown = 1
    #expect(rerun.user(.surpriseMe) == expected)

    // 40, after 55.185 s
    expected.shown = nil
    #expect(rerun.user(.close) == expected)

    #expect(rerun.problems == [])
  }
}
