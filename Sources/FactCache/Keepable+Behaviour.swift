import ParityModel

extension BehaviourValue: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .number(let number):
      blob.write(byte: 0)
      blob.write(number)
    case .text(let text):
      blob.write(byte: 1)
      blob.write(text)
    case .flag(let flag):
      blob.write(byte: 2)
      blob.write(flag)
    case .nothing: blob.write(byte: 3)
    case .name(let name):
      blob.write(byte: 4)
      blob.write(name)
    case .list(let items):
      blob.write(byte: 5)
      blob.write(items)
    case .fields(let fields):
      blob.write(byte: 6)
      blob.write(fields)
    case .range(let lower, let upper):
      blob.write(byte: 7)
      blob.write(lower)
      blob.write(upper)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .number(try blob.value())
    case 1: self = .text(try blob.value())
    case 2: self = .flag(try blob.value())
    case 3: self = .nothing
    case 4: self = .name(try blob.value())
    case 5: self = .list(try blob.nested())
    case 6: self = .fields(try blob.nested())
    case 7: self = .range(try blob.value(), try blob.value())
    default: throw BlobError()
    }
  }
}

extension BehaviourValue.Field: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(name)
    blob.write(value)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(name: try blob.value(), value: try blob.value())
  }
}

extension BehaviourResult: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(component)
    blob.write(behaviour)
    blob.write(location)
    blob.write(extents)
    blob.write(cells)
    blob.write(notes)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(
      component: try blob.value(), behaviour: try blob.value(), location: try blob.value(),
      extents: try blob.value(), cells: try blob.value(), notes: try blob.value())
  }
}

extension BehaviourResult.Cell: Keepable {
  func write(to blob: inout BlobWriter) {
    blob.write(inputs)
    blob.write(column)
    blob.write(outcome)
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    self.init(inputs: try blob.value(), column: try blob.value(), outcome: try blob.value())
  }
}

extension BehaviourResult.Outcome: Keepable {
  func write(to blob: inout BlobWriter) {
    switch self {
    case .value(let value):
      blob.write(byte: 0)
      blob.write(value)
    case .unreadable(let reason, let location):
      blob.write(byte: 1)
      blob.write(reason)
      blob.write(location)
    }
  }

  init(from blob: inout BlobReader) throws(BlobError) {
    switch try blob.byte() {
    case 0: self = .value(try blob.value())
    case 1: self = .unreadable(reason: try blob.value(), try blob.value())
    default: throw BlobError()
    }
  }
}
