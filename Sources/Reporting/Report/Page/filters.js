// The search box and the filters. Only what can make a difference is offered.

function buildFilters() {
  const fields = [
    searchField(),
    selectField("flow", "Flow", flowChoices()),
    selectField("language", "Language", report.locales.map((locale) => [locale.id, `${locale.name} (${locale.id})`])),
    selectField("rule", "Rule", ruleChoices()),
    selectField("severity", "Severity", severityChoices()),
    selectField("device", "Device", deviceChoices()),
    selectField("text", "Text size", report.sizes.map((size) => [size.id, size.name])),
    report.baseline || report.findings.some((finding) => finding.new !== null && finding.new !== undefined) ? newField() : null,
  ];
  const form = fill(byId("filters"), fields);
  form.addEventListener("submit", (event) => event.preventDefault());
  byId("clear").addEventListener("click", () => {
    go(Object.fromEntries(FILTERS.map((key) => [key, ""])));
    byId("filter-search").focus();
  });
}

function searchField() {
  return element("div", { class: "field search" }, element("label", { for: "filter-search" }, "Search titles, keys, messages and help"),
    element("input", {
      type: "search", id: "filter-search", autocomplete: "off", spellcheck: "false", dir: "auto",
      on: { input: (event) => adjust({ search: event.target.value }) },
    }));
}

function selectField(key, label, choices) {
  if (choices.length < 2) return null;
  return element("div", { class: "field" }, element("label", { for: `filter-${key}` }, label),
    element("select", { id: `filter-${key}`, on: { change: (event) => go({ [key]: event.target.value }) } },
      element("option", { value: "" }, "All"),
      choices.map(([value, words]) => element("option", { value }, elide(words, 240)))));
}

function newField() {
  return element("div", { class: "field check" }, element("label", { for: "filter-new" },
    element("input", { type: "checkbox", id: "filter-new", on: { change: (event) => go({ new: event.target.checked ? "1" : "" }) } }),
    " Only what is new"), element("span", { class: "muted" }, "Baseline"));
}

function flowChoices() {
  const choices = report.flows.map((flow) => [flow.name, flow.name]);
  if (report.findings.some((finding) => finding.flow < 0)) choices.push(["-", "Outside of any flow"]);
  return choices;
}

function ruleChoices() {
  const used = new Set(report.findings.map((finding) => finding.rule));
  return [...used].sort().map((rule) => [rule, report.rules[rule] ? `${rule}: ${plainRule(rule)}` : rule]);
}

function severityChoices() {
  const names = { error: "Errors", warning: "Warnings", note: "Notes", borderline: "Borderline only" };
  return ["error", "warning", "note", "borderline"]
    .filter((name) => report.findings.some((finding) => finding.severity === name || finding.state === name))
    .map((name) => [name, names[name]]);
}

/** Devices by the narrowest place that they give a flow: the smallest phone comes first. */
function deviceChoices() {
  const widths = new Map();
  for (const place of report.flows.flatMap((flow) => flow.surfaces.flatMap((surface) => surface.places))) {
    for (const id of list(place.devices)) widths.set(id, Math.min(widths.get(id) ?? Infinity, place.width));
  }
  return [...widths].sort((one, other) => one[1] - other[1])
    .map(([id, width]) => [id, `${report.devices[id] || id} (${points(width)} pt)`]);
}

/** Shows in the form what the URL says. */
function updateFilters() {
  for (const key of FILTERS) {
    const field = byId(`filter-${key}`);
    if (!field) continue;
    if (field.type === "checkbox") field.checked = Boolean(state[key]);
    else if (field.value !== state[key]) field.value = state[key];
  }
  byId("clear").hidden = !isFiltered();
}
