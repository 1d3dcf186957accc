// The slider of widths: it snaps to the measured places. Below it a scale with the places and their
// devices, and for a step trail the zones between its thresholds.

const THUMB = 10; // CSS pixels, half of the slider's thumb: the scale is inset by it

function widthSlider(surface, onChange) {
  const { places } = surface;
  const [low, high] = domainOf(places);
  let current = 0;
  const choose = (index) => {
    current = Math.min(Math.max(index, 0), places.length - 1);
    onChange(current);
  };
  const input = element("input", {
    type: "range", id: "width", min: low, max: high, step: "any", "aria-describedby": surface.trail ? "thresholds" : null,
    on: {
      input: () => choose(nearest(places, Number(input.value), current)),
      keydown: (event) => {
        const target = stepFor(event.key, current, places.length);
        if (target === null) return;
        event.preventDefault();
        choose(target);
      },
    },
  });
  const band = surface.trail ? element("div", { class: "band", "aria-hidden": "true" }) : null;
  const thresholds = surface.trail ? element("p", { class: "thresholds", id: "thresholds" }) : null;
  const output = element("output", { for: "width", id: "width-name" });
  const devices = element("details", { class: "devices" });
  const node = element("div", { class: "slider" },
    element("div", { class: "slider-head" }, element("label", { for: "width" }, "Width"), output),
    input, element("div", { class: "scale", "aria-hidden": "true" }, band, ticks(places, low, high)), thresholds, devices);
  const update = (index, row) => {
    current = index;
    const place = places[index];
    const words = `${points(place.width)} pt · ${placeName(place)}`;
    input.value = place.width;
    input.setAttribute("aria-valuetext", `${points(place.width)} points, ${placeName(place)}, at ${place.scale} pixels a point`);
    output.textContent = `${elide(words, 120)} · @${place.scale}x`;
    for (const tick of node.querySelectorAll(".tick")) tick.classList.toggle("on", Number(tick.dataset.place) === index);
    const names = deviceNames(place);
    fill(devices, element("summary", {}, `${names.length} devices give this width`), names.join(" · "));
    devices.hidden = names.length < 2;
    if (band) zones(band, thresholds, row, low, high);
  };
  return { node, update };
}

/** Somewhat more than the places: thresholds that are near stand on the scale too. */
function domainOf(places) {
  const [first, last] = [places[0]?.width || 0, places[places.length - 1]?.width || 0];
  const room = Math.max((last - first) * 0.15, last * 0.06, 10);
  return [Math.max(0, first - room), last + room];
}

/** A tiny step (a screen reader's, a hand's) still goes to the next place in its direction. */
function nearest(places, value, current) {
  const distance = (index) => Math.abs(places[index].width - value);
  let best = current;
  places.forEach((_, index) => { if (distance(index) < distance(best)) best = index; });
  if (best === current && Math.abs(value - places[current].width) <= 1.5) {
    return current + Math.sign(value - places[current].width);
  }
  return best;
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

function share(value, low, high) {
  return Math.min(Math.max((value - low) / (high - low), 0), 1) * 100;
}

/** A tick for each place; its number and device where there is room for them. */
function ticks(places, low, high) {
  let labelled = -Infinity;
  const room = places.map((place, index) => [index - 1, index + 1].filter((own) => places[own])
    .reduce((least, own) => Math.min(least, Math.abs(share(places[own].width, low, high) - share(place.width, low, high))), 24));
  return element("div", { class: "ticks" }, places.map((place, index) => {
    const at = share(place.width, low, high);
    const tick = element("span", { class: "tick", "data-place": index }, element("i", {}));
    tick.style.left = `${at}%`;
    if (at - labelled >= 6) {
      labelled = at;
      append(tick, [element("b", {}, points(place.width)),
        room[index] >= 16 ? element("small", {}, deviceNames(place).pop() || "") : null]);
    }
    return tick;
  }));
}

/** What the trail does at which width: overflow, shrunk stops, full stops, titles. */
function zones(band, words, row, low, high) {
  const edges = [low, row?.minimum, row?.full, row?.titled, high];
  const names = ["overflows", "stops shrink", "numbers", "titles"];
  fill(band, names.map((name, index) => {
    const [from, to] = [share(edges[index] ?? low, low, high), share(edges[index + 1] ?? high, low, high)];
    if (to <= from) return null;
    const zone = element("span", { class: `zone zone-${index}` }, to - from > 9 ? name : "");
    zone.style.left = `${from}%`;
    zone.style.width = `${to - from}%`;
    return zone;
  }));
  const mark = (name, value) => element("span", { "data-threshold": name.split(" ")[0], "data-value": value },
    `${name} `, element("b", {}, `${points(value)} pt`));
  fill(words, row
    ? [mark("titles from", row.titled), " · ", mark("full stops from", row.full), " · ", mark("minimum", row.minimum)] : "");
}
