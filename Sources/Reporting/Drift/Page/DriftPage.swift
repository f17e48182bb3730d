import ParityModel

/// The report as one HTML file that needs nothing else: no library, no font, no request.
struct DriftPage {
  let report: DriftReport
  let sources: SourceExcerpts
  let links: LinkTemplate?

  var text: String {
    var writer = HTMLWriter()
    writer.raw("<!doctype html>\n")
    writer.element("html", ["lang": "en"]) { writer in
      writer.element("head") { head(&$0) }
      writer.newline()
      writer.element("body") { body(&$0) }
    }
    writer.newline()
    return writer.text
  }

  var judged: [(anchor: String, component: DriftReport.Component)] {
    var seen: [String: Int] = [:]
    return report.components.filter(\.isJudged).map { component in
      let name = "c-" + component.name.slug
      seen[name, default: 0] += 1
      let number = seen[name] ?? 1
      return (number == 1 ? name : "\(name)-\(number)", component)
    }
  }

  private var title: String { report.project.isEmpty ? "Drift" : report.project }

  /// Nothing may be loaded: the page says so itself, and a browser holds it to that.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  private func head(_ writer: inout HTMLWriter) {
    writer.void("meta", ["charset": "utf-8"])
    writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    writer.void("meta", ["name": "color-scheme", "content": "light dark"])
    writer.void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
    writer.element("title", report.project.isEmpty ? "Drift report" : "\(report.project): drift report")
    writer.void("link", ["rel": "icon", "href": "data:,"])
    writer.element("style") { $0.raw("\n" + String(decoding: PackageResources.drift_css, as: UTF8.self)) }
    writer.element("script") { $0.raw("document.documentElement.classList.add(\"js\")") }
  }

  private func body(_ writer: inout HTMLWriter) {
    writer.element("a", ["class": "skip", "href": "#facts"], "Skip to the facts")
    writer.newline()
    writer.element("header", ["class": "masthead"]) { masthead(&$0) }
    writer.newline()
    writer.element("main") { writer in
      overview(&writer)
      others(
        report.findings.filter(\.component.isEmpty), titled: "The spec and its ports", &writer)
      filters(&writer)
      writer.element("div", ["id": "facts"]) { writer in
        for (anchor, component) in judged { section(component, anchor, &writer) }
        writer.element(
          "p", ["class": "nothing", "hidden": ""], "No fact is like that. Widen the filters above.")
      }
    }
    writer.newline()
    writer.element("footer") { writer in
      writer.write("Written by ParityLint. This page asks nothing of any server.")
    }
    writer.element("script") { $0.raw("\n" + String(decoding: PackageResources.drift_js, as: UTF8.self)) }
  }

  private func masthead(_ writer: inout HTMLWriter) {
    let count = report.count
    let differing = count.total - count.aligned
    writer.element("p", ["class": "eyebrow"], "Drift report")
    writer.element("h1", title)
    writer.element("dl", ["class": "figures"]) { writer in
      figure(differing, differing == 1 ? "fact differs" : "facts differ", differing > 0, &writer)
      figure(count[.allowed], "may differ", false, &writer)
      figure(count[.match], "aligned", false, &writer)
      figure(judged.count, judged.count == 1 ? "component" : "components", false, &writer)
      figure(report.platforms.count, report.platforms.count == 1 ? "platform" : "platforms", false, &writer)
    }
  }

  private func figure(_ number: Int, _ words: String, _ isLoud: Bool, _ writer: inout HTMLWriter) {
    writer.element("div", ["class": isLoud ? "loud" : nil]) { writer in
      writer.element("dt", words)
      writer.element("dd", String(number))
    }
  }

  // MARK: A component

  private func section(_ component: DriftReport.Component, _ anchor: String, _ writer: inout HTMLWriter) {
    writer.newline()
    writer.element("section", ["class": "component", "id": anchor, "aria-labelledby": anchor + "-title"]) {
      writer in
      writer.element("header") { writer in
        writer.element("h2", ["id": anchor + "-title"], component.name)
        writer.element("p", ["class": "meta"]) { writer in
          writer.write(summary(component))
          writer.element("span", ["class": "place"], "\(component.origin.path):\(component.origin.line)")
        }
      }
      others(component.others, titled: nil, &writer)
      writer.element("div", ["class": "plates"]) { writer in
        PalettePlate(component: component).write(to: &writer)
        TextStylePlate(component: component).write(to: &writer)
        EasingPlate(component: component, platforms: report.platforms).write(to: &writer)
      }
      if !component.rows.isEmpty {
        FactTable(
          component: component, anchor: anchor, platforms: report.platforms, sources: sources, links: links
        ).write(to: &writer)
      }
      for behaviour in component.behaviours {
        BehaviourPlate(
          behaviour: behaviour, component: component.name, platforms: report.platforms, links: links
        ).write(to: &writer)
      }
    }
  }

  private func summary(_ component: DriftReport.Component) -> String {
    let count = report.platforms.map(component.count(on:)).reduce(DriftReport.Count(), +)
    let differing = count.total - count.aligned
    if differing == 0 { return "All \(count.total) facts are aligned." }
    return "\(differing) of \(count.total) facts \(differing == 1 ? "differs" : "differ")."
  }

  /// Findings that no row holds.
  private func others(_ findings: [Finding], titled title: String?, _ writer: inout HTMLWriter) {
    if findings.isEmpty { return }
    writer.element("section", ["class": "others", "aria-label": title ?? "Besides the facts"]) { writer in
      if let title { writer.element("h2", title) }
      writer.element("ul") { writer in
        for finding in findings {
          writer.element("li") { writer in
            writer.element("span", ["class": "rule"], finding.rule.rawValue)
            writer.write(" \(finding.message) ")
            if let location = finding.location {
              place(location, links, &writer)
            } else if let origin = finding.origin {
              writer.element("span", ["class": "place"], "\(origin.path):\(origin.line)")
            }
          }
        }
      }
    }
  }
}

/// A place, as a link where a template says where it leads.
func place(_ location: Location, _ links: LinkTemplate?, _ writer: inout HTMLWriter) {
  writer.element("a", ["class": "place", "href": links?.address(of: location)]) { writer in
    // A long path breaks between its names.
    for (index, name) in location.path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { writer.raw("/<wbr>") }
      writer.write(String(name))
    }
    writer.write(":\(location.line)")
  }
}

extension String {
  /// Letters and digits of ASCII, everything else a hyphen.
  fileprivate var slug: String {
    String(lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
