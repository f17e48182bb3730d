#!/usr/bin/env python3
"""Uses a drift page as a reader does: filters, keyboard, light and dark, phone and print.

usage: drift_page.py PAGE.html REPORT.json

The page and the JSON are of one report: what the filters show is held against what the JSON says.
"""
import itertools
import json
import pathlib
import sys

from chromium import Chromium

CONTRAST = (pathlib.Path(__file__).parent / "contrast.js").read_text()

# Sets the filters, and tells what can be seen then.
CHOOSE = """
values => {
  const form = document.querySelector(".filters");
  ["platform", "verdict", "rule"].forEach((name, index) => { form.elements[name].value = values[index]; });
  form.dispatchEvent(new Event("input"));
  const seen = selector => [...document.querySelectorAll(selector)].filter(node => node.checkVisibility()).length;
  return {
    output: form.querySelector("output").textContent,
    rows: seen("[data-fact]"),
    nothing: seen("#facts > .nothing") === 1,
    strangers: values[0] ? seen(`#facts [data-platform]:not([data-platform=${values[0]}])`) : 0,
  };
}
"""


def expected(report, platform, verdict, rule):
    """How many facts in how many rows a filter leaves."""
    aligned = {"match", "allowed"}
    facts = rows = 0
    for row in report["facts"] + report["behaviours"]:
        matching = [
            cell for cell in row["cells"]
            if platform in ("", cell["platform"]) and rule in ("", cell["rule"])
            and (verdict in ("", cell["verdict"]) or verdict == "differs" and cell["verdict"] not in aligned)
        ]
        facts += len(matching)
        rows += bool(matching)
    return f"{facts} fact{'' if facts == 1 else 's'} in {rows} row{'' if rows == 1 else 's'}"


class Reader:
    def __init__(self, page, path, report):
        self.page = page
        self.path = path
        self.report = report
        self.judged = [component["name"] for component in report["components"] if component["judged"]]
        self.checks = 0

    def expect(self, what, found, right):
        self.checks += 1
        if found != right:
            sys.exit(f"{what}: expected {right!r}, found {found!r}")

    def choose(self, **fields):
        for name, value in fields.items():
            self.page.evaluate(
                f"(() => {{ const field = document.querySelector('.filters [name={name}]');"
                f" field.value = {json.dumps(value)};"
                " field.dispatchEvent(new Event('input', {bubbles: true})); })()")

    def reset(self):
        self.page.evaluate("document.querySelector('.filters button').click()")
        self.page.wait("document.querySelector('.filters').checkValidity()")
        self.page.evaluate("new Promise(done => setTimeout(done))")

    def output(self):
        return self.page.evaluate("document.querySelector('.filters output').textContent")

    def shown(self, selector):
        """How many elements can be seen."""
        return self.page.evaluate(
            f"[...document.querySelectorAll({json.dumps(selector)})].filter(node => node.checkVisibility()).length")

    def filters(self):
        options = {
            name: self.page.evaluate(
                f"[...document.querySelectorAll('.filters [name={name}] option')].map(option => option.value)")
            for name in ["platform", "verdict", "rule"]
        }
        self.expect("platforms", options["platform"], [""] + self.report["platforms"])
        for platform, verdict, rule in itertools.product(*options.values()):
            seen = self.page.evaluate(f"({CHOOSE})({json.dumps([platform, verdict, rule])})")
            right = expected(self.report, platform, verdict, rule)
            rows = int(right.split()[3])
            self.expect(
                f"{platform}/{verdict}/{rule}", seen,
                {"output": right, "rows": rows, "nothing": not rows, "strangers": 0})
        self.reset()
        self.expect("reset", self.output(), expected(self.report, "", "", ""))

    def texts(self):
        component = self.judged[0]
        self.choose(text=component.upper())
        self.expect("a section that is filtered out", 
                    self.shown(".component") < len(self.judged), len(self.judged) > 1)
        self.expect("a section that is not", self.shown("#c-" + component.lower()), 1)
        row = next(row for row in self.report["facts"] if row["part"])
        self.choose(text=f"{row['part']} {row['property']}")
        self.expect("part and property", self.shown("[data-fact]") >= 1, True)
        path = next(cell["path"] for cell in row["cells"] if cell["path"])
        self.choose(text=path)
        self.expect("the name of a file", self.shown("[data-fact]") >= 1, True)
        self.choose(text="no such words")
        self.expect("nothing", (self.output(), self.shown("#facts > .nothing")), ("0 facts in 0 rows", 1))
        self.expect("no section", self.shown(".component"), 0)
        self.reset()

    def keyboard(self):
        fact = "document.querySelector('.fact:not(.differs)')"
        button = fact + ".querySelector('button')"
        self.expect("closed", self.page.evaluate(button + ".getAttribute('aria-expanded')"), "false")
        self.expect("sources", self.page.evaluate(fact + ".querySelector('.sources').checkVisibility()"), False)
        self.page.evaluate(button + ".focus()")
        for key, state in [("Enter", True), (" ", False), ("Enter", True)]:
            self.page.press(key)
            self.expect("pressed", self.page.evaluate(button + ".getAttribute('aria-expanded')"), str(state).lower())
            self.expect("sources", self.page.evaluate(fact + ".querySelector('.sources').checkVisibility()"), state)
        self.page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
        self.page.evaluate("document.querySelector('.skip').focus()")
        self.expect("skip link", self.page.evaluate("document.querySelector('.skip').getBoundingClientRect().x >= 0"), True)
        for right in ["A", "INPUT"]:
            for _ in range(60):
                self.page.press("Tab")
                if self.page.evaluate("document.activeElement.tagName") == right:
                    break
            self.expect("tab order", self.page.evaluate("document.activeElement.tagName"), right)
            outline = self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            self.expect("focus is seen", outline, "solid")

    def structure(self):
        count = self.page.evaluate
        self.expect("language", count("document.documentElement.lang"), "en")
        self.expect("one main", count("document.querySelectorAll('main').length"), 1)
        self.expect("one title", count("document.querySelectorAll('h1').length"), 1)
        self.expect("headers without a scope", count("document.querySelectorAll('th:not([scope])').length"), 0)
        self.expect(
            "ids", count("(() => { const ids = [...document.querySelectorAll('[id]')].map(node => node.id);"
                         " return ids.length - new Set(ids).size; })()"), 0)
        for attribute in ["aria-controls", "aria-labelledby"]:
            self.expect(
                attribute, count(f"[...document.querySelectorAll('[{attribute}]')].filter(node =>"
                                 f" !document.getElementById(node.getAttribute('{attribute}'))).length"), 0)
        self.expect(
            "anchors", count("[...document.querySelectorAll('a[href^=\"#\"]')].filter(node =>"
                             " !document.getElementById(node.getAttribute('href').slice(1))).length"), 0)
        self.expect(
            "labels", count("[...document.querySelectorAll('.filters :is(input, select)')]"
                            ".filter(node => !node.labels.length).length"), 0)
        self.expect("live", count("document.querySelector('.filters output').getAttribute('aria-live')"), "polite")
        self.expect(
            "what is loaded",
            count("document.querySelectorAll('img, iframe, object, script[src], link:not([href^=\"data:\"])').length"), 0)
        # While it is enabled every change of the page costs much time.
        self.page.send("Accessibility.enable")
        names = {node["name"].get("value") for node in self.page.send("Accessibility.getFullAXTree")["nodes"]
                 if node.get("role", {}).get("value") in ("search", "region", "table") and "name" in node}
        self.page.send("Accessibility.disable")
        self.expect("landmarks", {"Filter the facts", self.judged[0]} <= names, True)

    def looks(self):
        colors = set()
        for dark in [False, True]:
            self.page.show(1440, 900, dark=dark)
            colors.add(self.page.evaluate("getComputedStyle(document.body).backgroundColor"))
            self.expect(f"contrast, {'dark' if dark else 'light'}", self.page.evaluate(CONTRAST), [])
        self.expect("two papers", len(colors), 2)
        for width in [320, 390, 768, 1024, 1920]:
            self.page.show(width, 900, phone=width < 700)
            wide = self.page.evaluate("document.documentElement.scrollWidth")
            self.expect(f"width at {width}", wide <= width, True)
            cut = self.page.evaluate(
                "[...document.querySelectorAll('.matrix :is(td, th), .facts tbody :is(td, th)')]"
                ".filter(cell => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1)"
                ".map(cell => cell.textContent)")
            self.expect(f"cells that run into the next at {width}", cut, [])
        self.page.show(800, 900, medium="print")
        self.expect("filters in print", self.shown(".filters"), 0)
        self.expect("facts in print", self.shown("[data-fact]") > 0, True)
        self.page.show(1440, 900)


def main():
    path, report = sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text())
    with Chromium() as page:
        page.show(1440, 900)
        page.open(path)
        reader = Reader(page, path, report)
        reader.expect("at first", reader.output(), expected(report, "", "", ""))
        reader.structure()
        reader.filters()
        reader.texts()
        reader.keyboard()
        reader.looks()
        reader.expect("complaints", page.complaints, [])
        reader.expect(
            "requests", [url for url in page.requests if url != pathlib.Path(path).resolve().as_uri()
                         and not url.startswith("data:")], [])
        print(f"{reader.checks} checks")


if __name__ == "__main__":
    main()
