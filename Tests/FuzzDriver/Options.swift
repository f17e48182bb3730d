/// What the words on the command line ask for.
struct Options {
  var seed: UInt64 = 1
  var start = 0
  var count = 1_000_000_000
  var seconds = 60
  var save = ".build/fuzz"
  /// A child runs the inputs of the parent that started it.
  var isChild = false
  /// The one input that is written to the output instead of being run.
  var shows: Int?
  /// A kept input to run again.
  var replayed: String?

  static let usage = """
    usage: fuzz-driver [--seed N] [--start N] [--count N] [--seconds N] [--save FOLDER]
           fuzz-driver --seed N --show N | --replay FILE

    Makes inputs out of the fixtures, hands each to what reads it, and keeps those that end the process,
    run over their time, point outside of themselves or come to something else the second time. The same
    seed makes the same inputs; --show writes one of them to the output and runs nothing, --replay runs one
    that was kept.

    """

  init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--child" {
        isChild = true
        continue
      }
      guard let value = words.popFirst() else { return nil }
      switch word {
      case "--save":
        save = value
        continue
      case "--replay":
        replayed = value
        continue
      default: break
      }
      guard let number = Int(value), number >= 0 else { return nil }
      switch word {
      case "--seed": seed = UInt64(number)
      case "--start": start = number
      case "--count": count = number
      case "--seconds": seconds = number
      case "--show": shows = number
      default: return nil
      }
    }
  }

  /// The subject and the bytes of an input.
  func input(_ index: Int, _ mutation: Mutation) -> (subject: Subject, bytes: [UInt8], whole: Bool) {
    var dice = Dice(seed: seed, index: index)
    let subject = dice.pick(Subject.allCases)
    let whole = dice.below(8) == 0
    return (subject, mutation.input(for: subject, &dice), whole)
  }
}
