// What a picture is chosen with: flow, language, surface, text size, width, step.

/** Pickers, and links to the neighbours. They are links into the history: back returns. */
function pickers(flow, locale) {
  const index = flow.locales.indexOf(locale);
  const picker = (id, label, choices, value, onChange) => element("div", { class: "field" }, element("label", { for: id }, label),
    element("select", { id, on: { change: (event) => onChange(event.target.value) } },
      choices.map(([own, words]) => element("option", { value: own, selected: own === value }, elide(words, 60)))));
  const neighbour = (step, words, id) => {
    const other = flow.locales[index + step];
    return other === undefined ? element("span", { class: "button off", id, "aria-hidden": "true" }, words)
      : element("a", {
        class: "button", id, href: sameCellLink(flow, other), "aria-label": `${words} language: ${report.locales[other].name}`,
      }, words);
  };
  return element("nav", { class: "pickers", "aria-label": "Flow and language" },
    report.flows.length > 1 ? picker("pick-flow", "Flow", report.flows.map((other) => [other.name, other.name]), flow.name, (name) => {
      const other = report.flows.find((own) => own.name === name);
      follow(detailLink(other, other.locales.includes(locale) ? locale : other.locales[0]));
    }) : null,
    picker("pick-locale", "Language",
      flow.locales.map((own) => [String(own), `${report.locales[own].name}${own === flow.source ? " (source)" : ""}`]), String(locale), (own) => follow(sameCellLink(flow, Number(own)))),
    element("div", { class: "neighbours" }, neighbour(-1, "Previous", "previous"), neighbour(1, "Next", "next")));
}

/** Another language at the same surface, size, width and step. */
function sameCellLink(flow, locale) {
  const { part, size, width, step, every } = state;
  return detailLink(flow, locale, { part, size, width, step, every });
}

function surfaceChoice(flow, locale, surface) {
  if (flow.surfaces.length < 2) return null;
  return choice("part", "Surface", flow.surfaces.map((own, index) => {
    const count = findingsAbout(flow, locale).filter((finding) => finding.surface === index).length;
    return [String(index), `${own.name || own.kind}${count ? ` (${count})` : ""}`];
  }), String(flow.surfaces.indexOf(surface)), (index) => {
    follow(detailLink(flow, locale, { part: index === "0" ? "" : index }));
  });
}

/** The slider of text sizes, smallest to largest. */
function sizeSlider(surface, onChange) {
  const count = surface.sizes.length;
  const output = element("output", { for: "size", id: "size-name" });
  const input = element("input", {
    type: "range", id: "size", min: 0, max: Math.max(count - 1, 0), step: 1, disabled: count < 2,
    on: { input: () => onChange(Number(input.value)) },
  });
  const marks = surface.sizes.map((_, index) => {
    const tick = element("span", { class: "tick", "data-size": index }, element("i", {}));
    tick.style.left = `${count < 2 ? 50 : index / (count - 1) * 100}%`;
    if (sizeAt(surface, index).id === "large") tick.append(element("b", {}, "default"));
    return tick;
  });
  const node = element("div", { class: "slider" },
    element("div", { class: "slider-head" }, element("label", { for: "size" }, "Text size"), output),
    input, element("div", { class: "scale", "aria-hidden": "true" }, element("div", { class: "ticks" }, marks)));
  const update = (index) => {
    input.value = index;
    input.setAttribute("aria-valuetext", sizeAt(surface, index).name);
    output.textContent = sizeAt(surface, index).name;
    marks.forEach((mark, own) => mark.classList.toggle("on", own === index));
  };
  return { node, update };
}

/** The steps of a trail, and "all done". */
function stepChoice(surface, view, onChange) {
  const count = view?.titles?.length || 0;
  if (!surface.trail || !count) return { node: null, update() {} };
  const title = (value) => (value === "done" ? "All done"
    : `Step ${value}: ${elide(surface.texts[view.titles[Number(value) - 1]]?.t, 60)}`);
  const choices = [...Array(count).keys()].map((index) => [String(index + 1), String(index + 1)]);
  const node = choice("step", "Current step", [...choices, ["done", "all done"]], "", onChange, title);
  return { node, update: (step) => check(node, step >= count ? "done" : step + 1) };
}

function toggle(id, words, onChange) {
  const input = element("input", { type: "checkbox", id, on: { change: () => onChange(input.checked) } });
  const node = element("label", { class: "toggle", for: id }, input, element("span", {}, words));
  return { node, update: (on) => { input.checked = on; } };
}
