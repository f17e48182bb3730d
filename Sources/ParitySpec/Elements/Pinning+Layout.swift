extension Pinning {
  public func width(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("width", value, state)
  }
  public func height(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("height", value, state)
  }
  /// Width and height.
  public func size(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin(["width", "height"], value, state)
  }
  public func minWidth(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("minWidth", value, state)
  }
  public func minHeight(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("minHeight", value, state)
  }
  public func maxWidth(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("maxWidth", value, state)
  }
  public func maxHeight(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("maxHeight", value, state)
  }

  public func padding(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    padding(.all, value, when: state)
  }
  public func padding(_ edges: Edges, _ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin(edges.spellings.map { "padding." + $0 }, value, state)
  }
  public func margin(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    margin(.all, value, when: state)
  }
  public func margin(_ edges: Edges, _ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin(edges.spellings.map { "margin." + $0 }, value, state)
  }
  /// The distance from the sides of what it is placed in.
  public func inset(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    inset(.all, value, when: state)
  }
  public func inset(_ edges: Edges, _ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin(edges.spellings.map { "inset." + $0 }, value, state)
  }
  /// How far touches count beyond what is seen.
  public func hitSlop(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    hitSlop(.all, value, when: state)
  }
  public func hitSlop(_ edges: Edges, _ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin(edges.spellings.map { "hitSlop." + $0 }, value, state)
  }

  public func gap(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("gap", value, state)
  }
  public func offset(x value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("offset.x", value, state)
  }
  public func offset(y value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("offset.y", value, state)
  }
  public func cornerRadius(_ value: Radius, when state: State = []) -> Pinned<Subject, Radius> {
    pin("cornerRadius", value, state)
  }
  public func borderWidth(_ value: Length, when state: State = []) -> Pinned<Subject, Length> {
    pin("borderWidth", value, state)
  }
  public func zIndex(_ value: Number, when state: State = []) -> Pinned<Subject, Number> {
    pin("zIndex", value, state)
  }
  public func opacity(_ value: Number, when state: State = []) -> Pinned<Subject, Number> {
    pin("opacity", value, state)
  }
  public func scale(_ value: Number, when state: State = []) -> Pinned<Subject, Number> {
    pin("scale", value, state)
  }
}
