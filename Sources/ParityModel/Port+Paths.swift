extension Port {
  /// The same port with its files under other paths.
  public func renamingPaths(_ rename: (String) -> String) -> Port {
    func moved(_ location: Location) -> Location {
      var result = location
      result.path = rename(location.path)
      return result
    }
    func moved(_ fact: Fact) -> Fact {
      var result = fact
      result.location = moved(fact.location)
      for index in result.derivation.indices {
        result.derivation[index].location = moved(result.derivation[index].location)
      }
      return result
    }
    var port = self
    port.files = files.map(moved)
    port.facts = facts.map(moved)
    port.uses = uses.map(moved)
    port.declarations = declarations.mapValues(moved)
    for index in unreadable.indices { port.unreadable[index].location = moved(unreadable[index].location) }
    for index in suppressions.indices {
      port.suppressions[index].location = moved(suppressions[index].location)
    }
    port.behaviours = behaviours.map { result in
      var result = result
      result.location = result.location.map(moved)
      result.extents = result.extents.map(moved)
      for index in result.notes.indices {
        result.notes[index].location = result.notes[index].location.map(moved)
      }
      for index in result.cells.indices {
        guard case .unreadable(let reason, let place?) = result.cells[index].outcome else { continue }
        result.cells[index].outcome = .unreadable(reason: reason, moved(place))
      }
      return result
    }
    return port
  }
}
