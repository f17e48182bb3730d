import ParityModel
import Reporting
import Workspace

/// Ports that are handed from one repository to another: `extract --output FILE`, `lint --facts FILE`.
enum FactsExchange {
  /// Files of facts are read up to 256 MB.
  private static let limit = 256_000_000

  /// The ports of a reading, with paths from where the globs of each platform start.
  static func file(
    of ports: [Port], _ specification: Specification, _ prefixes: [Platform: String]
  ) -> FactsFile {
    FactsFile(
      ports: ports.map { port in
        let prefix = prefixes[port.platform] ?? ""
        return FactsFile.Entry(
          port: port.renamingPaths { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 },
          reading: FactsFile.digest(specification.reading(of: port.platform)),
          questions: port.behaviours.map { result in
            let component = specification.components[result.component]
            let behaviour = component.behaviours[result.behaviour]
            return FactsFile.Question(
              component: component.name, name: behaviour.name,
              digest: FactsFile.digest(behaviour.question(on: port.platform)))
          })
      })
  }

  /// The ports of some files, as the spec at hand would have them.
  ///
  /// - Parameter prefix: what the paths of a source's files begin with.
  static func ports(
    in paths: [String], for specification: Specification, invocation: Invocation,
    prefix: (Specification.Source) -> String
  ) throws(Failure) -> [Port] {
    var ports: [Port] = []
    var origins: [Platform: String] = [:]
    for path in paths {
      let file: FactsFile
      do {
        file = try FactsFile(reading: try bytes(of: path, invocation))
      } catch let problem as FactsFile.Problem {
        throw Failure("\(path) is no file of facts: \(problem.message)")
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure("\(path) cannot be read")
      }
      for entry in file.ports {
        let platform = entry.port.platform
        guard let source = specification.sources.first(where: { $0.platform == platform }) else {
          throw Failure("\(path) holds facts of \(platform.title), which the spec has no Platform for")
        }
        if let other = origins.updateValue(path, forKey: platform) {
          throw Failure("\(path) and \(other) both hold the facts of \(platform.title)")
        }
        guard entry.reading == FactsFile.digest(specification.reading(of: platform)) else {
          throw Failure(
            "the facts of \(platform.title) in \(path) were read by the words of another spec",
            advice: "its Platform, Namespace and Teach lines differ; extract them again with this spec")
        }
        ports.append(entry.port(for: specification, behind: prefix(source)))
      }
    }
    return ports
  }

  private static func bytes(of path: String, _ invocation: Invocation) throws(Failure) -> [UInt8] {
    do {
      return try Folder.read(invocation.absolute(path), limit: limit)
    } catch {
      throw Failure(error)
    }
  }
}

extension FactsFile.Entry {
  /// The port with its behaviours under the numbers that this spec gives them. What was not asked as this
  /// spec asks it is unreadable, not right.
  fileprivate func port(for specification: Specification, behind prefix: String) -> Port {
    let platform = port.platform
    var result = port
    result.behaviours = []
    for (component, spec) in specification.components.enumerated() {
      for (index, behaviour) in spec.behaviours.enumerated() where behaviour.applies(to: platform) {
        let known = zip(questions, port.behaviours).first {
          $0.0.component == spec.name && $0.0.name == behaviour.name
        }
        if var known, known.0.digest == FactsFile.digest(behaviour.question(on: platform)) {
          (known.1.component, known.1.behaviour) = (component, index)
          result.behaviours.append(known.1)
        } else if let place = known?.1.location ?? port.files.first {
          let reason = "its facts were extracted when the spec asked something else; extract them again"
          result.behaviours.append(
            BehaviourResult(
              component: component, behaviour: index, location: place,
              cells: [.init(inputs: [], outcome: .unreadable(reason: reason, place))]))
        }
      }
    }
    return prefix.isEmpty ? result : result.renamingPaths { prefix + $0 }
  }
}
