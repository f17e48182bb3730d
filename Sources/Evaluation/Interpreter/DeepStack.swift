#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs work on a thread whose stack holds whatever the bounds of an evaluation allow.
///
/// The stack of the calling thread may be small, and the same program must come to the same result on
/// every thread. Only what is touched of the stack takes memory.
enum DeepStack {
  private static let size = 128 << 20

  /// Marks the threads that `run` made.
  private static let mark: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  private static var isRunning: Bool { mark.map { pthread_getspecific($0) != nil } ?? false }

  /// Runs `body` to its end on such a thread: on the calling one where that is one already, or where no
  /// thread can be made.
  static func run(_ body: () -> Void) {
    // A new stack costs more than most evaluations: its pages are touched for the first time.
    if isRunning { return body() }
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, size) == 0 else { return body() }
      let argument = Unmanaged.passRetained(work)
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let created = pthread_create(
        &thread, &attributes,
        { raw in
          #if canImport(Darwin)
            Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body()
          #else
            if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body() }
          #endif
          return nil
        }, argument.toOpaque())
      guard created == 0 else {
        argument.release()
        return body()
      }
      #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
    }
  }

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = {
        if let mark { pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1)) }
        body()
      }
    }
  }
}
