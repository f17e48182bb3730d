import Glibc

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  say(Options.usage)
  exit(2)
}
if let index = options.shows {
  let input = options.input(index, Mutation(corpus: Corpus()))
  _ = input.bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
} else if let path = options.replayed {
  exit(await Child.replay(path, options) ? 0 : 1)
} else if options.isChild {
  await Child.run(options)
} else {
  var parent = Parent(options)
  exit(parent.run() ? 0 : 1)
}
