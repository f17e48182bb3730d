import Testing

@testable import Evaluation

@Suite("Values by name")
struct WordMapTests {
  @Test("are found again however many they are, and keep the order in which they came")
  func many() {
    var map = WordMap<Int>()
    let words = (0..<1000).map { "word\($0)" }
    for (index, word) in words.enumerated() { map.update(word, else: 0) { $0 += index } }
    #expect(words.map { map[$0] } == Array(0..<1000))
    #expect(Array(map.keys) == words)
    #expect(map["word1000"] == nil)
    #expect(!map.contains(""))
  }

  @Test("start from an initial value, and are changed in place afterwards")
  func changes() {
    var map: WordMap<[Int]> = ["a": [1]]
    map.update("a", else: []) { $0.append(2) }
    map.update("b", else: [7]) { $0.append(8) }
    map.change("b") { $0.removeFirst() }
    map.change("c") { $0.append(9) }
    #expect(map["a"] == [1, 2])
    #expect(map["b"] == [8])
    #expect(map["c"] == nil)
  }

  @Test("tell words apart whose bytes are not all of ASCII")
  func others() {
    let set: WordSet = ["größe", "grosse", "Größe"]
    #expect(set.contains("größe") && set.contains("Größe") && !set.contains("größe "))
  }
}
