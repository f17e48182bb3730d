import ParityModel

/// Ports that were read elsewhere: all that `lint` needs of a repository that is not at hand.
///
/// Paths are those from where the globs of the platform start. What a spec asked when they were read is kept
/// beside the answers, so that another spec does not take them for its own.
public struct FactsFile: Hashable, Sendable {
  /// The version of the form, which is not that of the tool.
  static let version = 1

  public var ports: [Entry]

  /// One port, and what it was asked.
  public struct Entry: Hashable, Sendable {
    public var port: Port
    /// A digest of what reading the sources depended on.
    public var reading: String
    /// One for each behaviour of the port, in the same order.
    public var questions: [Question]

    public init(port: Port, reading: String, questions: [Question]) {
      self.port = port
      self.reading = reading
      self.questions = questions
    }
  }

  /// A behaviour that a spec asked of a port.
  public struct Question: Hashable, Sendable {
    public var component: String
    public var name: String
    /// A digest of the samples and of where they were evaluated.
    public var digest: String

    public init(component: String, name: String, digest: String) {
      self.component = component
      self.name = name
      self.digest = digest
    }
  }

  public init(ports: [Entry]) { self.ports = ports }

  /// Why a file is none, or cannot be used.
  public struct Problem: Error, Hashable, Sendable {
    public var message: String

    init(message: String) { self.message = message }

    init(_ message: String) { self.init(message: message) }
  }

  /// The 64-bit FNV-1a hash of a text, in hexadecimal digits: enough to tell one version of a spec from another.
  public static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
