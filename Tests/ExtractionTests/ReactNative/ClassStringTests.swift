import Testing

@Suite("Class strings")
struct ClassStringTests {
  @Test("reads conditions, arrays, objects and templates that reach a class attribute")
  func conditions() throws {
    let source = """
      function Row({ className, isActive, disabled, size }) {
        return (
          <View
            className={cn(
              "h-8",
              disabled && "opacity-50",
              isActive ? "bg-control" : "bg-surface",
              ["px-4", { "border-2": disabled, tone: "shadow-lg" }],
              `z-10 text-${size} m-${size}x ${disabled ? "w-4" : "w-8"}`,
              className
            )}
          />
        )
      }
      """
    #expect(
      try facts(source, .uniwind) == [
        "5 Row height 32 pt",
        "6 Row opacity [disabled] 0.5",
        "7 Row background [if] control color",
        "7 Row background [if] surface color",
        "8 Row padding.end 16 pt", "8 Row padding.start 16 pt",
        "8 Row borderWidth [disabled] 2 pt",
        "9 Row zIndex 10",
        "9 Row width [disabled] 16 pt",
        "9 Row width 32 pt",
      ])
  }

  @Test("follows constants, tables and functions of the file, and files them under the part that uses them")
  func names() throws {
    let source = """
      const base = "px-2"
      const sizes = { sm: "h-8", lg: "h-10" }
      function tone(pressed: boolean) {
        return pressed ? "bg-control-pressed" : "bg-control"
      }
      const Chip = ({ size }) => <View className={cn(base, sizes[size], sizes.lg, tone(true))} />
      """
    #expect(
      try facts(source, .uniwind) == [
        "1 - constant:base px-2 string",
        "1 Chip padding.end 8 pt", "1 Chip padding.start 8 pt",
        "2 Chip height [if] 32 pt",
        "2 Chip height 40 pt",
        "4 - background [pressed] controlPressed color",
        "4 - background control color",
      ])
  }

  @Test("reads tables of variants, each option under its condition")
  func variants() throws {
    let source = """
      const chip = cva("rounded-md px-3", {
        variants: {
          size: { sm: "h-8" },
          disabled: { true: "opacity-50", false: ["opacity-100"] },
        },
        compoundVariants: [{ size: "sm", disabled: true, class: "px-1" }],
        defaultVariants: { size: "sm" },
      })
      function Chip({ size, disabled }) {
        return <View className={cn(chip({ size: "sm", disabled }))} />
      }
      """
    #expect(
      try facts(source, .uniwind) == [
        "1 Chip cornerRadius md radius",
        "1 Chip padding.end 12 pt", "1 Chip padding.start 12 pt",
        "3 Chip height [if] 32 pt",
        "4 Chip opacity [disabled] 0.5",
        "4 Chip opacity 1",
        "6 Chip padding.end [if] 4 pt", "6 Chip padding.start [if] 4 pt",
      ])
  }

  @Test("files a table of variants under the part that calls it, whatever takes the classes")
  func variantsElsewhere() throws {
    let source = """
      const label = cva(cn("text-sm", "font-medium"), { variants: { size: { lg: "text-lg" } } })
      const Chip = ({ size }) => <Context.Provider value={label({ size })} />
      """
    #expect(
      try facts(source, .uniwind) == [
        "1 Chip textStyle sm textStyle", "1 Chip fontWeight 500", "1 Chip textStyle [if] lg textStyle",
      ])
  }

  @Test("files a table of variants that nothing calls under no part")
  func unusedVariants() throws {
    #expect(try facts("export const chip = tv({ base: \"h-8\" })", .uniwind) == ["1 - height 32 pt"])
  }

  @Test("gives the classes that a helper hands on to the part that wrote them")
  func arguments() throws {
    let source = """
      function wrap(children: React.ReactNode, className: string) {
        return <Text numberOfLines={1} className={cn("z-10", className)}>{children}</Text>
      }
      function Row() {
        return <View>{wrap(children, "text-sm")}</View>
      }
      """
    #expect(
      try facts(source, .nativeWind) == [
        "2 - lineLimit 1", "2 - zIndex 10", "5 Row textStyle sm textStyle",
      ])
  }

  @Test("reads the colour of an attribute that names its own property")
  func colorAttributes() throws {
    let source = """
      const Field = () => (
        <TextInput cursorColorClassName="accent-accent" selectionColorClassName="text-link" labelClassName="text-sm" />
      )
      """
    #expect(
      try facts(source, .uniwind) == [
        "2 Field cursorColor accent color", "2 Field selectionColor link color",
        "2 Field textStyle sm textStyle",
      ])
  }

  @Test("says nothing of class-like strings elsewhere")
  func elsewhere() throws {
    #expect(try facts("function Row() { log(\"px-4\"); return <View testID=\"h-8\" /> }", .uniwind) == [])
  }
}
