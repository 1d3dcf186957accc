// A flow in a language: its picture beside the source language's, and the findings about it. The
// controls are built once for a flow, language and surface; a slider that moves redraws pictures only.

let detail = null; // what is shown now: {key, flow, locale, surface, view, findings, controls}

/** What the URL asks for; null where the report has no such flow. */
function detailTarget() {
  const flow = report.flows.find((own) => own.name === state.picture);
  if (!flow) return null;
  const wanted = report.locales.findIndex((locale) => locale.id === state.in);
  const locale = flow.locales.includes(wanted) ? wanted : flow.locales[0];
  const surface = flow.surfaces[Number(state.part) || 0] || flow.surfaces[0];
  return locale === undefined ? null : { flow, locale, surface, key: [flow.index, locale, flow.surfaces.indexOf(surface)].join(" ") };
}

function showDetail(target) {
  const isNew = detail?.key !== target.key || byId("detail").hidden;
  if (isNew) buildDetail(target);
  updateDetail(isNew);
  return isNew;
}

function buildDetail({ flow, locale, surface, key }) {
  const view = surface ? viewOf(flow, surface, locale) : null;
  const findings = findingsAbout(flow, locale, surface);
  detail = { key, flow, locale, surface, view, findings };
  const name = report.locales[locale];
  const measured = measuredOf(flow, locale);
  const parts = [
    element("div", { class: "detail-head" },
      element("a", { class: "back", id: "back", href: fragment(noDetail()) }, element("span", { "aria-hidden": "true" }, "← "), "Overview"),
      element("h1", { id: "detail-title", tabindex: "-1" }, copy(flow.id), " in ", copy(name.name)),
      element("p", { class: "verdict", id: "verdict" }, verdict(findings, measured))),
    pickers(flow, locale),
  ];
  if (surface && surface.places.length && surface.sizes.length) {
    parts.push(surfaceChoice(flow, locale, surface), detailBody());
  } else {
    parts.push(unchecked("Not checked: this flow could not be laid out, so there is nothing to draw.", flow),
      element("div", { class: "cards" }, cards()));
  }
  fill(byId("detail"), parts);
}

function verdict(findings, measured) {
  if (findings.length || measured === "all") return tallyMarks(tally(findings));
  return [icon("none"), element("span", { class: "word none" }, measured === "some" ? "partly checked" : "not checked")];
}

function detailBody() {
  const { surface, view } = detail;
  const places = surface.places.length;
  const controls = {
    size: sizeSlider(surface, (index) => showCell(index * places + currentPosition() % places)),
    width: widthSlider(surface, (index) => showCell(Math.floor(currentPosition() / places) * places + index)),
    step: stepChoice(surface, view, (step) => adjust({ step, every: "" })),
    every: toggle("every", "Every step", (on) => adjust({ every: on ? "1" : "" })),
    lines: toggle("lines", "Measure lines", (on) => adjust({ lines: on ? "" : "0" })),
    zoom: choice("zoom", "Zoom", [["fit", "Fit"], ["1", "1×"], ["2", "2×"]], "fit", (zoom) => adjust({ zoom: zoom === "fit" ? "" : zoom })),
  };
  detail.controls = controls;
  detail.pictures = element("div", { class: "pictures", id: "pictures" });
  return element("div", { class: "detail-grid" },
    element("div", { class: "stage" },
      element("div", { class: "controls", role: "group", "aria-label": "What the picture shows" },
        element("div", { class: "sliders" }, controls.size.node, controls.width.node),
        element("div", { class: "switches" },
          controls.step.node, surface.trail ? controls.every.node : null, controls.lines.node, controls.zoom)),
      element("p", { class: "spoken", id: "facts", role: "status" }), detail.pictures),
    element("section", { class: "cards", "aria-labelledby": "cards-title" },
      element("h2", { id: "cards-title" },
        detail.findings.length ? counted(detail.findings.length, "finding") : view ? "Nothing was found here" : "Not checked"), cards()));
}

function cards() {
  const context = { surface: detail.surface, position: currentPosition, show: showFinding };
  if (!detail.findings.length && !detail.view) {
    return element("p", { class: "muted" }, "The rules had nothing to look at: it could not be laid out.");
  }
  if (!detail.findings.length) {
    return element("p", { class: "muted" }, "The rules have nothing to say about it, at any text size and width that was measured.");
  }
  return detail.findings.map((finding) => {
    const card = findingCard(finding, context);
    if (finding.cells.length && surfaceOf(finding) === detail.surface) {
      card.querySelector(".card-body").prepend(element("p", { class: "card-show" }, element("button", {
        type: "button", on: { click: () => showFinding(finding, positionOf(finding, detail.surface)) },
      }, "Show in the picture")));
    }
    return card;
  });
}

function selectedFinding() {
  return detail.findings.find((finding) => finding.id === state.finding) || null;
}

/** The cell shown: the one chosen, else that of the finding, else of the worst finding, else the default. */
function currentPosition() {
  const { surface } = detail;
  const count = surface.places.length;
  const row = surface.sizes.findIndex((_, index) => sizeAt(surface, index).id === state.size);
  const column = surface.places.findIndex((place) => placeKey(place) === state.width);
  const fallback = worstPosition(surface, detail.findings, selectedFinding());
  return (row >= 0 ? row : Math.floor(fallback / count)) * count + (column >= 0 ? column : fallback % count);
}

function worstPosition(surface, findings, selected) {
  const finding = selected || findings.find((own) => own.cells.length && surfaceOf(own) === surface);
  return (finding && surfaceOf(finding) === surface ? positionOf(finding, surface) : null) ?? defaultPosition(surface);
}

function currentStep() {
  const { surface, view, findings } = detail;
  const count = view?.titles?.length || 0;
  if (state.step === "done") return count;
  const chosen = Number.parseInt(state.step, 10);
  if (chosen >= 1) return Math.min(chosen - 1, Math.max(count - 1, 0));
  return defaultStep(surface, view, currentPosition(), selectedFinding() || findings[0]);
}

/** The step that the finding is about; without one the widest title, which decides the form. */
function defaultStep(surface, view, position, finding) {
  const step = stepOf(finding, view, surface);
  if (step >= 0 || !view?.titles) return Math.max(step, 0);
  const widths = list(trailCell(surface, view, position)?.row.p);
  return Math.max(widths.indexOf(Math.max(...widths)), 0);
}

function showCell(position) {
  adjust(cellState(detail.surface, position));
}

function showFinding(finding, position) {
  const step = stepOf(finding, detail.view, detail.surface);
  adjust({ finding: finding.id, step: step < 0 ? "" : String(step + 1), ...cellState(detail.surface, position ?? currentPosition()) });
}

function updateDetail(isNew) {
  byId("back").href = fragment(noDetail());
  const { flow, surface, controls } = detail;
  if (!surface || !controls) return;
  const position = currentPosition();
  const count = surface.places.length;
  const step = currentStep();
  const row = detail.view && surface.trail ? trailCell(surface, detail.view, position)?.row : null;
  controls.size.update(Math.floor(position / count));
  controls.width.update(position % count, row);
  controls.step.update(step);
  controls.every.update(Boolean(state.every));
  controls.lines.update(state.lines !== "0");
  check(controls.zoom, state.zoom || "fit");
  drawPictures(position, step);
  updatePickers(flow);
  markPosition(byId("detail"), position);
  markCards(isNew);
}

function drawPictures(position, step) {
  const { flow, surface, locale, view } = detail;
  const count = view?.titles?.length || 0;
  const options = { lines: state.lines !== "0", zoom: Number(state.zoom) || 0 };
  const steps = state.every && surface.trail && count ? [...Array(Math.min(count, 30)).keys(), count] : [step];
  const source = flow.source !== locale && flow.locales.includes(flow.source);
  const sourceRole = source ? `${report.locales[flow.source].id}, source language` : "";
  const pair = (own) => align(element("div", { class: "pair", "data-step": own },
    steps.length > 1 ? element("h3", {}, own >= count ? "All done" : `Step ${own + 1} of ${count}`) : null,
    figure(flow, surface, locale, position, own, options),
    source ? figure(flow, surface, flow.source, position, own, { ...options, role: sourceRole }) : null));
  const rest = count - (steps.length - 1);
  fill(detail.pictures, steps.length > 1 && rest > 0 ? element("p", { class: "muted", id: "rest" },
    `The first ${steps.length - 1} of ${count} steps, and all done. The other steps: choose them one by one.`) : null, steps.map(pair));
  detail.pictures.classList.toggle("single", !source || options.zoom > 1 || Boolean(detail.pictures.querySelector(".wide")));
  const { pictures } = detail;
  requestAnimationFrame(() => settle(pictures));
  const words = factsOf(flow, surface, locale, position);
  if (byId("facts").textContent !== words) byId("facts").textContent = words;
}

/** The links to the neighbours keep the cell that is shown now. */
function updatePickers(flow) {
  const index = flow.locales.indexOf(detail.locale);
  for (const [id, step] of [["previous", -1], ["next", 1]]) {
    const other = flow.locales[index + step];
    if (other !== undefined) byId(id).setAttribute("href", sameCellLink(flow, other));
  }
}

function markCards(isNew) {
  for (const card of byId("detail").querySelectorAll(".card")) {
    const isSelected = card.dataset.finding === state.finding;
    card.toggleAttribute("data-selected", isSelected);
    if (isSelected) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
    if (isSelected && isNew) {
      const where = card.querySelector("details");
      if (where) where.open = true;
    }
  }
}
