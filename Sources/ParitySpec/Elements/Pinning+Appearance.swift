extension Pinning {
  public func background(_ value: Color, when state: State = []) -> Pinned<Subject, Color> {
    pin("background", value, state)
  }
  /// The colour of text, icon or content.
  public func foreground(_ value: Color, when state: State = []) -> Pinned<Subject, Color> {
    pin("foreground", value, state)
  }
  public func borderColor(_ value: Color, when state: State = []) -> Pinned<Subject, Color> {
    pin("borderColor", value, state)
  }
  public func tint(_ value: Color, when state: State = []) -> Pinned<Subject, Color> {
    pin("tint", value, state)
  }
  public func cursorColor(_ value: Color, when state: State = []) -> Pinned<Subject, Color> {
    pin("cursorColor", value, state)
  }
  public func selectionColor(_ value: Color, when state: State = []) -> Pinned<Subject, Color> {
    pin("selectionColor", value, state)
  }
  public func shadow(_ value: Shadow, when state: State = []) -> Pinned<Subject, Shadow> {
    pin("shadow", value, state)
  }

  public func textStyle(_ value: TextStyle, when state: State = []) -> Pinned<Subject, TextStyle> {
    pin("textStyle", value, state)
  }
  public func fontWeight(_ value: FontWeight, when state: State = []) -> Pinned<Subject, FontWeight> {
    pin("fontWeight", value, state)
  }
  public func lineLimit(_ value: Number, when state: State = []) -> Pinned<Subject, Number> {
    pin("lineLimit", value, state)
  }
  /// Digits of one width.
  public func tabularNumbers(_ value: Flag = true, when state: State = []) -> Pinned<Subject, Flag> {
    pin("tabularNumbers", value, state)
  }

  public func icon(_ value: Icon, when state: State = []) -> Pinned<Subject, Icon> {
    pin("icon", value, state)
  }
  public func iconWeight(_ value: IconWeight, when state: State = []) -> Pinned<Subject, IconWeight> {
    pin("iconWeight", value, state)
  }
}
