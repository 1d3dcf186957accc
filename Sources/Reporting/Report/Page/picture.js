// A picture with all that belongs to it: a name in words, the facts below it, and what its marks mean.

const MARGIN = 12; // points around what is drawn

/** A figure of a flow in a locale at a position of its grid. `step`: the current one, n when all are done. */
function figure(flow, surface, localeIndex, position, step, options) {
  const locale = report.locales[localeIndex] || { id: "und", name: "Unknown language" };
  const view = viewOf(flow, surface, localeIndex);
  const heading = element("figcaption", { class: "figure-name" }, element("strong", {}, copy(locale.name)),
    " ", element("span", { class: "muted" }, options.role || locale.id), options.badge || null);
  const drawn = view && drawView(surface, view, locale, position, step, options);
  if (!drawn) {
    const why = view ? element("p", { class: "nothing" }, "Nothing is drawn at this size and width.")
      : unchecked("Not checked: this language could not be laid out, its copy is missing or broken.", flow);
    return element("figure", { class: "figure", "data-locale": locale.id }, heading, why);
  }
  return element("figure", { class: "figure", "data-locale": locale.id }, heading,
    element("div", { class: "paper" }, frame(drawn, pictureName(flow, surface, view, locale, position, step), options)),
    options.facts === false ? null : element("p", { class: "figure-facts" }, factsOf(flow, surface, localeIndex, position)),
    options.facts !== false && drawn.group.querySelector(".browser-text") ? browserLegend() : null);
}

function browserLegend() {
  return element("p", { class: "figure-legend", "data-legend": "browser" }, element("span", { class: "dots", "aria-hidden": "true" }),
    "Dotted: drawn in a face of this browser, within the measured width. The shapes of its letters are not those of iOS.");
}

/** Gives the pictures of a pair one upper edge, so that their rows stand side by side. */
function align(pair) {
  const pictures = [...pair.querySelectorAll("svg.picture")];
  const boxes = pictures.map((own) => own.getAttribute("viewBox").split(" ").map(Number));
  const top = Math.min(...boxes.map((own) => own[1]));
  pictures.forEach((own, index) => {
    const [left, above, width, height] = boxes[index];
    const higher = round(height + above - top);
    own.setAttribute("viewBox", [left, top, width, higher].join(" "));
    own.setAttribute("height", round(Number(own.getAttribute("height")) * higher / height));
  });
  return pair;
}

function drawView(surface, view, locale, position, step, options) {
  if (!surface.places.length || list(view.grid)[position] === undefined || view.grid[position] < 0) return null;
  if (!surface.trail) return drawScene(surface, view, locale, position, options);
  return trailCell(surface, view, position) && list(view.titles).length
    ? drawTrail(surface, view, locale, position, step, options) : null;
}

/** 1 point is 1 CSS pixel, or `zoom` of them; a narrow window makes the picture smaller. */
function frame({ group, box }, name, options) {
  const [left, top, right, bottom] = [box[0] - MARGIN, box[1] - MARGIN / 2, box[2] + MARGIN, box[3] + MARGIN];
  const zoom = options.zoom || 1;
  return svg("svg", {
    class: "picture", role: "img", "aria-label": name, viewBox: [left, top, right - left, bottom - top].map((own) => round(own)).join(" "),
    width: round((right - left) * zoom), height: round((bottom - top) * zoom),
  }, group);
}

function pictureName(flow, surface, view, locale, position, step) {
  const count = surface.places.length;
  const place = surface.places[position % count];
  const size = sizeAt(surface, Math.floor(position / count)).name;
  const what = `${surface.name || surface.kind} of ${elide(flow.id, 60)} in ${elide(locale.name, 60)}`;
  const where = `${what}, text size ${size}, ${points(place.width)} points wide`;
  return elide(`${where}. ${surface.trail ? trailWords(surface, view, position, step) : sceneWords(surface, view, position)}`, 600);
}

function trailWords(surface, view, position, step) {
  const cell = trailCell(surface, view, position);
  const count = view.titles.length;
  const title = surface.texts[view.titles[step]]?.t ?? "";
  const now = step >= count ? "all steps done" : `step ${step + 1} of ${count}, “${elide(title, 80)}”, is current`;
  const cut = cell.titled && Array.isArray(list(cell.row.cut)[step])
    ? `, its title is cut: ${cutWords(cell.row.w[step], cell.row.p[step])}` : "";
  return `${cell.titled ? "Titled" : "Numbered"} form, ${now}${cut}.`;
}

function sceneWords(surface, view, position) {
  const texts = list(list(view.pictures)[view.grid[position]]?.t);
  const shown = texts.map((placed) => `“${elide(surface.texts[placed.t]?.t, 40)}”${placed.o ? ` (${placedWords(placed)})` : ""}`);
  return shown.length ? `Texts: ${shown.slice(0, 8).join(", ")}.` : "No text.";
}

/** What a picture shows, in a line of words. */
function factsOf(flow, surface, locale, position) {
  const view = viewOf(flow, surface, locale);
  if (!view) return "";
  return surface.trail ? trailFacts(surface, view, position) : sceneFacts(flow, surface, locale, position);
}

function sceneFacts(flow, surface, locale, position) {
  const texts = list(list(viewOf(flow, surface, locale).pictures)[viewOf(flow, surface, locale).grid[position]]?.t);
  const measured = [...new Set(texts.filter((placed) => placed.o).map(placedWords))];
  const found = findingsAbout(flow, locale, surface).filter((finding) => !finding.cells.length || positionsOf(finding).includes(position));
  const selected = found.find((finding) => finding.id === state.finding);
  const borderline = selected?.borderline ? " Borderline: within the uncertainty of the measurement it may come out otherwise." : "";
  if (measured.length) return `${capitalized(measured.slice(0, 4).join("; "))}.${borderline}`;
  return found.length ? `${[...new Set(found.map((finding) => plainRule(finding.rule)))].slice(0, 3).join(". ")}.${borderline}`
    : "Nothing was found at this text size and width.";
}

function plainRule(rule) {
  return (report.rules[rule] || rule).replaceAll("`", "");
}

function capitalized(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The numbers of a trail's cell. */
function trailFacts(surface, view, position) {
  const cell = trailCell(surface, view, position);
  const count = view.titles.length;
  const parts = [cell.titled ? `Titles show: they need ${points(cell.row.titled)} pt.`
    : `Numbers only: titles would need ${points(cell.row.titled)} pt.`];
  if (!cell.titled && cell.diameter < cell.metrics.d) parts.push(`Stops shrink from ${cell.metrics.d} to ${points(cell.diameter)} pt.`);
  if (cell.room < 22 && !cell.titled) {
    const place = surface.places[position % surface.places.length].width;
    parts.push(`Each of ${count} stops has ${cell.room > 0 ? `${points(cell.room)} pt` : "no room"}; the least is 22.`,
      `${points(cell.drawn - place)} pt run out of the place.`);
  }
  const cuts = cell.titled ? list(cell.row.cut).filter(Array.isArray).length : 0;
  if (cuts) parts.push(`${counted(cuts, "title")} of ${count} cut.`);
  if (list(cell.captions).some((caption) => caption.o === "break")) parts.push("The caption breaks a word.");
  const untranslated = list(view.fallback).filter(Boolean).length;
  if (untranslated) parts.push(`${counted(untranslated, "title")} without a translation, shown in the source language.`);
  if (cell.borderline) parts.push("Borderline: within the uncertainty of the measurement it may come out otherwise.");
  return parts.join(" ");
}
