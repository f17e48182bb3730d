import Glibc

/// A program that runs beside us: either one that is spoken to, line by line, or one that is heard to
/// its end. Letting go of it closes its streams and waits for it.
struct ChildProcess: ~Copyable {
  private let id: pid_t
  private let input: Int32?
  private let output: Int32
  /// Nil for a program that is spoken to: nobody would read them while it runs.
  private let errors: Int32?

  /// Starts a program; throws the system's code where it cannot be.
  init(
    path: String, arguments: [String], environment: [String: String], isSpokenTo: Bool
  ) throws(SystemFailure) {
    var inputs: [Int32] = [-1, -1]
    var outputs: [Int32] = [-1, -1]
    var failures: [Int32] = [-1, -1]
    var isStarted = false
    defer {
      for descriptor in [inputs[1], outputs[1], failures[1]] where descriptor >= 0 { close(descriptor) }
      if !isStarted {
        for descriptor in [inputs[0], outputs[0], failures[0]] where descriptor >= 0 { close(descriptor) }
      }
    }
    // A socket opens closed to every other child, which a pipe cannot; and writing to a program that is
    // gone is then an error, and no signal.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard !isSpokenTo || socketpair(AF_UNIX, kind, 0, &inputs) == 0,
      socketpair(AF_UNIX, kind, 0, &outputs) == 0,
      isSpokenTo || socketpair(AF_UNIX, kind, 0, &failures) == 0
    else { throw SystemFailure(code: errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, outputs[1], STDOUT_FILENO)
    if isSpokenTo {
      posix_spawn_file_actions_adddup2(&actions, inputs[1], STDIN_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, failures[1], STDERR_FILENO)
    }

    let words = ([path] + arguments).map { strdup($0) }
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in words + variables { free(pointer) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions, nil, words + [nil], variables + [nil])
    guard code == 0 else { throw SystemFailure(code: code) }
    isStarted = true
    self.id = id
    input = isSpokenTo ? inputs[0] : nil
    output = outputs[0]
    errors = isSpokenTo ? nil : failures[0]
  }

  deinit {
    if let input { close(input) }
    close(output)
    if let errors { close(errors) }
    _ = Self.wait(for: id)
  }

  /// Everything that the program prints until it ends, and how it ends; 128 and more for a signal.
  consuming func finished() -> Completion {
    var streams = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    var texts: [[UInt8]] = [[], []]
    while streams.contains(where: { $0.fd >= 0 }) {
      if poll(&streams, 2, -1) < 0, errno != EINTR { break }
      for index in streams.indices where streams[index].fd >= 0 && streams[index].revents != 0 {
        guard let chunk = Self.read(streams[index].fd, upTo: 65_536), !chunk.isEmpty else {
          streams[index].fd = -1
          continue
        }
        texts[index] += chunk
      }
    }
    if let input { close(input) }
    close(output)
    if let errors { close(errors) }
    let status = Self.wait(for: id)
    discard self
    let signal = status & 0x7F
    return Completion(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: texts[0], errors: texts[1])
  }

  /// Writes all bytes to the program's standard input; false where it no longer listens.
  func write(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = send(input, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The next bytes of the program's standard output; empty at its end, nil on a failure.
  func read(upTo count: Int) -> [UInt8]? { Self.read(output, upTo: count) }

  private static func wait(for id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
    var result = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      initialized = max(result, 0)
    }
    return result < 0 ? nil : chunk
  }

  /// How a program ended, and what it printed.
  struct Completion {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }
}

/// A code of the system.
struct SystemFailure: Error {
  var code: Int32
}
