(() => {
  "use strict";
  const form = document.querySelector(".filters");
  const output = form.querySelector("output");
  const nothing = document.querySelector("#facts > .nothing");
  const columns = [...document.querySelectorAll("#facts [data-platform]")];
  const facts = [...document.querySelectorAll("[data-fact]")].map((node) => ({
    node,
    cells: [...node.querySelectorAll("[data-verdict]")],
    text: `${node.dataset.fact} ${node.textContent}`.toLowerCase(),
  }));
  const groups = [...document.querySelectorAll("#facts .part")].map((node) => [node, factsBelow(node)]);
  const sections = [...document.querySelectorAll("#facts .component")].map((node) => [
    node, [...node.querySelectorAll("[data-fact]")],
  ]);

  function factsBelow(part) {
    const found = [];
    for (let node = part.nextElementSibling; node && !node.classList.contains("part"); node = node.nextElementSibling) {
      found.push(node);
    }
    return found;
  }

  function isWanted(cell, wanted) {
    const { platform, verdict, rule } = cell.dataset;
    if (wanted.platform && platform !== wanted.platform) return false;
    if (wanted.rule && rule !== wanted.rule) return false;
    if (!wanted.verdict) return true;
    return wanted.verdict === "differs" ? verdict !== "match" && verdict !== "allowed" : verdict === wanted.verdict;
  }

  function apply() {
    const wanted = Object.fromEntries(new FormData(form));
    const words = wanted.text.toLowerCase().split(/\s+/).filter(Boolean);
    let cells = 0;
    let rows = 0;
    for (const fact of facts) {
      const matching = fact.cells.filter((cell) => isWanted(cell, wanted)).length;
      const isShown = matching > 0 && words.every((word) => fact.text.includes(word));
      fact.node.hidden = !isShown;
      if (isShown) {
        cells += matching;
        rows += 1;
      }
    }
    for (const [node, inner] of [...groups, ...sections]) node.hidden = inner.every((fact) => fact.hidden);
    for (const node of columns) node.hidden = Boolean(wanted.platform) && node.dataset.platform !== wanted.platform;
    nothing.hidden = rows > 0;
    const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
    output.textContent = `${plural(cells, "fact")} in ${plural(rows, "row")}`;
  }

  for (const button of document.querySelectorAll(".fact button")) {
    const fact = button.closest(".fact");
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => {
      button.setAttribute("aria-expanded", String(fact.classList.toggle("open")));
    });
  }
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(apply));
  apply();
})();
