extension DriftReport {
  /// Only what concerns one platform.
  public func narrowed(to platform: Platform) -> DriftReport {
    var report = self
    report.platforms = platforms.filter { $0 == platform }
    report.findings.removeAll { $0.platform != platform }
    report.keepCells { other, _ in other == platform }
    for index in report.components.indices {
      report.components[index].others.removeAll { $0.platform != platform }
    }
    return report
  }

  /// Only what stands at some places, or should; components that have nothing there are left out.
  public func narrowed(where isSelected: (Location) -> Bool) -> DriftReport {
    var report = self
    report.findings.removeAll { !($0.location.map(isSelected) ?? false) }
    report.keepCells { _, cell in
      cell.statements.contains { isSelected($0.location) } || cell.location.map(isSelected) ?? false
    }
    for index in report.components.indices {
      report.components[index].others.removeAll { !($0.location.map(isSelected) ?? false) }
    }
    report.components.removeAll { $0.rows.isEmpty && $0.behaviours.isEmpty && $0.others.isEmpty }
    return report
  }

  /// Rows and behaviours that no cell is left of go with their cells.
  private mutating func keepCells(where isKept: (Platform, Cell) -> Bool) {
    for index in components.indices {
      for row in components[index].rows.indices {
        components[index].rows[row].cells = components[index].rows[row].cells.filter {
          isKept($0.key, $0.value)
        }
      }
      components[index].rows.removeAll(where: \.cells.isEmpty)
      for behaviour in components[index].behaviours.indices {
        components[index].behaviours[behaviour].keepCells(where: isKept)
      }
      components[index].behaviours.removeAll(where: \.cells.isEmpty)
    }
  }
}

extension DriftReport.Behaviour {
  fileprivate mutating func keepCells(where isKept: (Platform, DriftReport.Cell) -> Bool) {
    cells = cells.filter { isKept($0.key, $0.value) }
    for index in samples.indices {
      samples[index].outcomes = samples[index].outcomes.filter { cells[$0.key] != nil }
      samples[index].differing.formIntersection(cells.keys)
    }
  }
}
