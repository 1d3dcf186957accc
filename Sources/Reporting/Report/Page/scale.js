// The slider of widths: one stop for each measured place, so that two places of one width and different
// displays are both within reach. Below it a scale with the places and their devices, and for a step
// trail its zones and thresholds; between two places the scale is linear.

const THRESHOLDS = [
  { name: "titles", sign: "▲", words: "titles from", of: (row) => row.titled },
  { name: "full", sign: "●", words: "full stops from", of: (row) => row.full },
  { name: "minimum", sign: "▼", words: "minimum", of: (row) => row.minimum },
];

function widthSlider(surface, onChange) {
  const { places } = surface;
  let current = 0;
  const choose = (index) => {
    current = Math.min(Math.max(index, 0), places.length - 1);
    onChange(current);
  };
  const input = element("input", {
    type: "range", id: "width", min: 0, max: Math.max(places.length - 1, 0), step: 1, disabled: places.length < 2, "aria-describedby": surface.trail ? "thresholds" : null,
    on: {
      input: () => choose(Number(input.value)),
      keydown: (event) => {
        const target = stepFor(event.key, current, places.length);
        if (target === null) return;
        event.preventDefault();
        choose(target);
      },
    },
  });
  const band = surface.trail ? element("div", { class: "band" }) : null;
  const signs = surface.trail ? element("div", { class: "signs" }) : null;
  const thresholds = surface.trail ? element("p", { class: "thresholds", id: "thresholds" }) : null;
  const output = element("output", { for: "width", id: "width-name" });
  const devices = element("details", { class: "devices" });
  const node = element("div", { class: "slider widths" },
    element("div", { class: "slider-head" }, element("label", { for: "width" }, "Width"), output),
    input, element("div", { class: "scale", "aria-hidden": "true" }, band, signs, ticks(places)), thresholds, element("div", { class: "devices-holder" }, devices));
  const update = (index, row) => {
    current = index;
    const place = places[index];
    const words = `${points(place.width)} pt · ${placeName(place)}`;
    input.value = index;
    input.dataset.width = place.width;
    input.setAttribute("aria-valuetext", `${points(place.width)} points, ${placeName(place)}, at ${place.scale} pixels a point`);
    output.textContent = `${elide(words, 120)} · @${place.scale}x`;
    for (const tick of node.querySelectorAll(".tick")) tick.classList.toggle("on", Number(tick.dataset.place) === index);
    const names = deviceNames(place);
    fill(devices, element("summary", {}, `${names.length} devices give this width`), names.join(" · "));
    devices.hidden = names.length < 2;
    if (!band) return;
    zones(band, row, places);
    markThresholds(signs, thresholds, row, places);
  };
  return { node, update };
}

function stepFor(key, current, count) {
  switch (key) {
    case "ArrowRight": case "ArrowUp": return current + 1;
    case "ArrowLeft": case "ArrowDown": return current - 1;
    case "PageUp": return current + 3;
    case "PageDown": return current - 3;
    case "Home": return 0;
    case "End": return count - 1;
    default: return null;
  }
}

/** Where a place stands on the scale, in percent. */
function shareOf(index, places) {
  return places.length < 2 ? 50 : index / (places.length - 1) * 100;
}

/** Where a width stands: "low" and "high" beyond the places, else in percent. */
function share(width, places) {
  const next = places.findIndex((place) => place.width >= width - 1e-6);
  if (next < 0) return "high";
  if (places[next].width <= width + 1e-6) return shareOf(next, places);
  if (!next) return "low";
  const [from, to] = [places[next - 1].width, places[next].width];
  return shareOf(next - 1 + (width - from) / (to - from), places);
}

/** A tick for each place; its number and device where there is room for them. */
function ticks(places) {
  const gap = places.length < 2 ? 100 : 100 / (places.length - 1);
  let labelled = -Infinity;
  return element("div", { class: "ticks" }, places.map((place, index) => {
    const at = shareOf(index, places);
    const tick = element("span", { class: "tick", "data-place": index }, element("i", {}));
    tick.style.left = `${at}%`;
    if (at - labelled >= 12) {
      labelled = at;
      append(tick, [element("b", {}, points(place.width)), gap >= 24 ? element("small", {}, deviceNames(place).pop() || "") : null]);
    }
    return tick;
  }));
}

/** What the trail does at which width: overflow, shrunk stops, full stops, titles. */
function zones(band, row, places) {
  const inside = (width) => ({ low: 0, high: 100 })[share(width, places)] ?? share(width, places);
  const edges = [0, ...[row?.minimum, row?.full, row?.titled].map((width) => inside(width ?? 0)), 100];
  const names = ["overflows", "stops shrink", "numbers", "titles"];
  fill(band, names.map((name, index) => {
    const [from, to] = [edges[index], Math.max(edges[index + 1], edges[index])];
    if (to <= from) return null;
    const zone = element("span", { class: `zone zone-${index}` }, to - from > 20 ? name : "");
    zone.style.left = `${from}%`;
    zone.style.width = `${to - from}%`;
    return zone;
  }));
}

/** The thresholds on the scale; one beyond it stands at that end, with an arrow. The words below say the signs. */
function markThresholds(signs, words, row, places) {
  if (!row) {
    fill(signs);
    fill(words);
    return;
  }
  const ends = { low: [], high: [] };
  const marks = THRESHOLDS.map(({ name, sign, of }) => {
    const at = share(of(row), places);
    if (ends[at]) {
      ends[at].push(`${sign} ${name === "full" ? "full stops" : name} ${points(of(row))}`);
      return null;
    }
    const mark = element("i", { class: "sign", "data-sign": name }, sign);
    mark.style.left = `${at}%`;
    return mark;
  });
  fill(signs, element("div", { class: "on-scale" }, marks), element("div", { class: "beyond" },
    element("span", { "data-beyond": "low" }, ends.low.length ? `← ${ends.low.join(", ")}` : ""),
    element("span", { "data-beyond": "high" }, ends.high.length ? `${ends.high.join(", ")} →` : "")));
  fill(words, THRESHOLDS.map(({ name, sign, words: own, of }, index) => [index ? " · " : "",
    element("span", { class: "threshold", "data-threshold": name, "data-value": of(row) },
      element("span", { "aria-hidden": "true" }, `${sign} `), `${own} `, element("b", {}, `${points(of(row))} pt`))]));
}
