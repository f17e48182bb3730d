// swift-tools-version: 6.2
import PackageDescription

// The house. Arrows point one way:
//   SyntaxTree → Program → Evaluation → Extraction → Conformance → Reporting
// Each target says what it is for, and what it must never import.

/// One C target a grammar. `grammars/fetch` puts the generated sources in place; a scanner of ours wraps
/// one that would end the process.
func grammar(_ folder: String, module: String, scanner: String = "src/scanner.c") -> Target {
  .target(
    name: module,
    path: "grammars/\(folder)",
    sources: ["src/parser.c", scanner],
    publicHeadersPath: "include",
    cSettings: [
      .headerSearchPath("src"),
      // Parse tables are data: -O0 saves no build time worth having and parses slowly.
      .unsafeFlags(["-O2", "-w"]),
    ]
  )
}

let package = Package(
  name: "ParityLint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "paritylint", targets: ["paritylint"]),
    .library(name: "ParitySpec", targets: ["ParitySpec"]),
  ],
  targets: [
    // The system's tree-sitter library. Holds no code.
    .systemLibrary(
      name: "CTreeSitter", pkgConfig: "tree-sitter", providers: [.apt(["libtree-sitter-dev"])]),
    grammar("swift", module: "TreeSitterSwift", scanner: "scanner.c"),
    grammar("kotlin", module: "TreeSitterKotlin", scanner: "scanner.c"),
    grammar("tsx", module: "TreeSitterTSX"),
    grammar("typescript", module: "TreeSitterTypeScript"),
    grammar("css", module: "TreeSitterCSS"),

    // The system's SQLite library. Holds no code.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // The system's BLAKE2 library. Holds no code.
    .systemLibrary(name: "CBLAKE2", pkgConfig: "libb2", providers: [.apt(["libb2-dev"])]),

    // The build id of the running program. Never includes anything of ours.
    .target(name: "CIdentity", cSettings: [.unsafeFlags(["-O2"])]),

    // The memory that a parse works in, and the copy of its tree. Never includes anything of ours, and knows
    // no grammar.
    .target(name: "CSyntax", dependencies: ["CTreeSitter"], cSettings: [.unsafeFlags(["-O2"])]),

    // Source bytes to a concrete tree, line index; all unsafe code lives here.
    // Never imports anything of ours but that.
    .target(name: "SyntaxTree", dependencies: ["CTreeSitter", "CSyntax"]),

    // Fact, property, value, unit, state, platform, location, specification, finding:
    // plain Sendable values. Never imports anything.
    .target(
      name: "ParityModel",
      // The standard library's rounding calls it; nothing else here would bring it in.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // The language-neutral program model, and the lowering of each language into it.
    // Never imports Evaluation or anything above it; never sees a C pointer.
    .target(
      name: "Program",
      dependencies: [
        "SyntaxTree", "ParityModel", "TreeSitterSwift", "TreeSitterKotlin", "TreeSitterTSX",
        "TreeSitterTypeScript", "TreeSitterCSS",
      ]),

    // Values, scopes, the evaluator, each language's arithmetic and standard library.
    // Never imports SyntaxTree: it knows programs, not trees.
    .target(name: "Evaluation", dependencies: ["Program", "ParityModel"]),

    // One vocabulary a platform turns programs into facts.
    // Never imports SyntaxTree, and never judges.
    .target(name: "Extraction", dependencies: ["Evaluation", "Program", "ParityModel"]),

    // What every property and rule means: the pages that `explain` prints and the tests run.
    // Never imports anything.
    .target(
      name: "Handbook", resources: [.embedInCode("Properties"), .embedInCode("Rules")]),

    // The DSL that spec authors import. Never imports anything, not even Foundation.
    .target(name: "ParitySpec"),

    // The specs of the documentation pages: they compile, so that the compiler checks them.
    .target(name: "UIMSpecs", dependencies: ["ParitySpec"], path: "specs/uim"),
    .target(name: "UISpecs", dependencies: ["ParitySpec"], path: "specs/ui"),

    // The spec of the example gallery.
    .target(name: "GallerySpecs", dependencies: ["ParitySpec"], path: "examples/specs"),

    // Spec text to `Specification`, with the origin of every rule.
    // Never imports ParitySpec: it reads the text, it does not run it.
    .target(name: "SpecReader", dependencies: ["Evaluation", "Program", "ParityModel"]),

    // Specification × facts → findings. Sees no tree, no program, no file, no database.
    .target(name: "Conformance", dependencies: ["ParityModel"]),

    // What to write in place of a literal that drifts, in the notation of each platform. Reads no file,
    // parses nothing, and never judges: a spelling is right when the source is read again and conforms.
    .target(name: "Fixing", dependencies: ["ParityModel"]),

    // Findings and facts to text, JSON and the other report formats. Never judges.
    .target(
      name: "Reporting", dependencies: ["ParityModel"], resources: [.embedInCode("Drift/Assets")]),

    // Source trees (folder, documentation page, git index, commit), discovery, watching, writing files.
    // Never parses a language.
    .target(name: "Workspace", dependencies: ["ParityModel"]),

    // What is kept between runs: facts by the digest of all that they depend on, never a verdict.
    // The only room that sees a database. Never parses, never judges.
    .target(
      name: "FactCache", dependencies: ["CSQLite", "CBLAKE2", "CIdentity", "ParityModel", "Workspace"]),

    // Arguments, the commands, the pipeline. The only room that knows all the others.
    .target(
      name: "ParityLintCommand",
      dependencies: [
        "SyntaxTree", "ParityModel", "Program", "Evaluation", "Extraction", "SpecReader",
        "Conformance", "Fixing", "Reporting", "Workspace", "FactCache", "Handbook",
      ]),

    // `main.swift`, nothing else.
    .executableTarget(name: "paritylint", dependencies: ["ParityLintCommand"]),

    // Lines and columns, the shape of a tree, places that do not parse, limits.
    .testTarget(
      name: "SyntaxTreeTests",
      dependencies: ["SyntaxTree", "CSyntax", "TreeSitterSwift", "TreeSitterTSX"]),

    // The walls: who imports whom, and names that must not be known.
    .testTarget(name: "HouseTests"),

    // Facts of literate pages and of the seed pages, exactly.
    .testTarget(
      name: "ExtractionTests", dependencies: ["Extraction", "Evaluation", "Program", "Handbook"]),

    // A page of cases for each element of the DSL, compiled and read.
    .target(name: "SpecCases", dependencies: ["ParitySpec"], path: "Tests/SpecCases"),

    // The specs of the documentation pages, held against the hand-made truth of those pages.
    .testTarget(
      name: "SpecsTests",
      dependencies: [
        "Conformance", "Evaluation", "Extraction", "ParityModel", "ParityLintCommand", "Program",
        "SpecReader",
        "SyntaxTree", "Workspace",
      ]),

    // What must not compile, and that it does not with a sentence that helps.
    .testTarget(name: "ParitySpecTests", dependencies: ["ParitySpec", "SpecReader", "SyntaxTree"]),

    // What is read from the text of a spec is what the compiled spec says; every mistake has its place.
    .testTarget(
      name: "SpecReaderTests",
      dependencies: [
        "SpecReader", "ParitySpec", "ParityModel", "SyntaxTree", "SpecCases", "GallerySpecs", "UIMSpecs",
        "UISpecs",
      ]),

    // Folders that tests write into.
    .target(name: "ScratchFolder", path: "Tests/ScratchFolder"),

    // Globs, folders, documentation pages, the git index and commits.
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace", "ParityModel", "ScratchFolder"]),

    // What is kept is what was given; what is damaged, locked or of another version is nothing.
    .testTarget(
      name: "FactCacheTests", dependencies: ["FactCache", "ParityModel", "Workspace", "ScratchFolder"]),

    // The judge, on facts made by hand.
    .testTarget(name: "ConformanceTests", dependencies: ["Conformance", "ParityModel"]),

    // What is written in place of a literal, platform by platform.
    .testTarget(name: "FixingTests", dependencies: ["Fixing", "ParityModel"]),

    // The same findings through every reporter, against golden files.
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "ParityModel"], exclude: ["Goldens"]),

    // The command line: exit codes, messages, one run end to end.
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "ParityLintCommand", "Conformance", "FactCache", "ParityModel", "SpecReader", "SyntaxTree",
        "Workspace",
        "Handbook", "ScratchFolder",
      ],
      exclude: ["Goldens"]),

    // The bare parse by the C library, which `make bench` measures ours against.
    .executableTarget(
      name: "bare-parse",
      dependencies: [
        "CTreeSitter", "TreeSitterSwift", "TreeSitterKotlin", "TreeSitterTSX", "TreeSitterTypeScript",
        "TreeSitterCSS",
      ],
      path: "bench/bare-parse"),

    // Makes broken inputs and hands them to whatever reads inputs, in processes of their own: `make fuzz`.
    .executableTarget(
      name: "fuzz-driver",
      dependencies: [
        "SyntaxTree", "ParityModel", "Program", "Evaluation", "Extraction", "SpecReader", "ParityLintCommand",
      ],
      path: "Tests/FuzzDriver"),

    // Small programs in every language, with the value that the real compiler gives; bounds.
    .testTarget(name: "EvaluationTests", dependencies: ["Evaluation", "Program", "SyntaxTree"]),

    // The lowering of each language, node by node, and over the seed pages where they are at hand.
    .testTarget(name: "ProgramTests", dependencies: ["Program", "SyntaxTree"]),
  ],
  swiftLanguageModes: [.v6]
)
