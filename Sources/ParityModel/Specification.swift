/// What every port is held against: the meaning of a folder of spec files.
public struct Specification: Hashable, Sendable {
  /// The name of the project; empty where no file declares one.
  public var project: String
  public var projectOrigin: Origin?
  public var sources: [Source]
  public var documents: [DocumentSource]
  public var components: [ComponentSpec]
  public var aliases: [TokenAlias]
  public var namespaces: [TokenNamespace]
  public var teachings: [Teaching]
  public var levels: [RuleLevel]

  /// The files of one port.
  public struct Source: Hashable, Sendable {
    public var dialect: Dialect
    /// Globs relative to the root, `**` for any depth. A file of any of them belongs to the port.
    public var globs: [String]
    /// The folder that the globs start from, on the way from the root; nil for the root itself.
    public var root: String?
    public var origin: Origin

    public var platform: Platform { dialect.platform }

    public init(dialect: Dialect, globs: [String], root: String? = nil, origin: Origin) {
      self.dialect = dialect
      self.globs = globs
      self.root = root
      self.origin = origin
    }
  }

  /// Pages of documentation.
  public struct DocumentSource: Hashable, Sendable {
    /// Globs relative to the root.
    public var globs: [String]
    public var origin: Origin

    public init(globs: [String], origin: Origin) {
      self.globs = globs
      self.origin = origin
    }
  }

  /// The severity that a spec gives a rule.
  public struct RuleLevel: Hashable, Sendable {
    public var rule: Rule
    public var severity: Severity
    public var origin: Origin

    public init(rule: Rule, severity: Severity, origin: Origin) {
      self.rule = rule
      self.severity = severity
      self.origin = origin
    }
  }

  public init(
    project: String = "", projectOrigin: Origin? = nil, sources: [Source] = [],
    documents: [DocumentSource] = [],
    components: [ComponentSpec] = [],
    aliases: [TokenAlias] = [], namespaces: [TokenNamespace] = [], teachings: [Teaching] = [],
    levels: [RuleLevel] = []
  ) {
    self.project = project
    self.projectOrigin = projectOrigin
    self.sources = sources
    self.documents = documents
    self.components = components
    self.aliases = aliases
    self.namespaces = namespaces
    self.teachings = teachings
    self.levels = levels
  }
}
