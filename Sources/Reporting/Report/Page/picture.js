// A picture with all that belongs to it: a name in words, the facts below it, and what its marks mean.

const MARGIN = 12; // points around what is drawn
const LARGEST = 6000; // points either way: what a text of absurd length makes larger is nothing to look at
const WIDE = 600; // points: no two such pictures beside one another

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
  const isWide = drawn.box[2] - drawn.box[0] > WIDE;
  return element("figure", { class: isWide ? "figure wide" : "figure", "data-locale": locale.id }, heading,
    element("div", { class: "paper" }, frame(drawn, pictureName(flow, surface, view, locale, position, step), options)),
    options.facts === false ? null : element("p", { class: "figure-facts" }, sentence(factsOf(flow, surface, localeIndex, position), locale, 1200)),
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

// Of its own size: words of measures are 10 pixels high there, and no smaller than can be read.
const SMALLEST = 0.8;

/**
 * 1 point is `zoom` CSS pixels. Without one it is 1 at most, and less in a narrow window, as long as words can
 * be read. What is wider than its column scrolls.
 */
function frame({ group, box }, name, options) {
  const [left, top] = [box[0] - MARGIN, box[1] - MARGIN / 2];
  const [right, bottom] = [Math.min(box[2] + MARGIN, left + LARGEST), Math.min(box[3] + MARGIN, top + LARGEST)];
  const zoom = options.zoom || 1;
  const node = svg("svg", {
    class: "picture", role: "img", "aria-label": name, viewBox: [left, top, right - left, bottom - top].map((own) => round(own)).join(" "),
    width: round((right - left) * zoom), height: round((bottom - top) * zoom),
  }, group);
  if (right - left >= LARGEST || bottom - top >= LARGEST) node.style.overflow = "hidden";
  if (options.zoom !== undefined) node.style.minWidth = `${round((right - left) * (options.zoom || SMALLEST))}px`;
  return node;
}

/** Where a picture is wider than its column: the keyboard can scroll it, and what is wrong with it is in view. */
function settle(root) {
  for (const paper of root.querySelectorAll(".paper")) {
    const scrolls = paper.scrollWidth > paper.clientWidth + 1;
    for (const [attribute, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", "Picture, scrolls sideways"]]) {
      if (scrolls) paper.setAttribute(attribute, value);
      else paper.removeAttribute(attribute);
    }
    if (!scrolls) continue;
    const mark = [".measure.bad text", ".stop.current", "[data-outcome]"].map((own) => paper.querySelector(own)).find(Boolean);
    if (!mark) continue;
    const [own, shown] = [mark.getBoundingClientRect(), paper.getBoundingClientRect()];
    paper.scrollLeft += own.left + own.width / 2 - shown.left - shown.width / 2;
  }
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
  const line = cell.titled ? list(cell.row.cut)[step] : 0;
  const cut = Array.isArray(line)
    ? `, its title ${line[1] ? "is cut or not, it is borderline" : "is cut"}: ${cutWords(cell.row.w[step], cell.row.p[step])}` : "";
  return `${cell.titled ? "Titled" : "Numbered"} form, ${now}${cut}.`;
}

function sceneWords(surface, view, position) {
  const texts = list(pictureAt(surface, view, position)?.t);
  const shown = texts.map((placed) => `${quoted(surface.texts[placed.t])}${placed.o ? ` (${placed.words})` : ""}`);
  return shown.length ? `Texts: ${firstOf(shown, 8, ", ")}.` : "No text.";
}

function quoted(text) {
  return `“${elide(text?.t, 40)}”`;
}

/** The first words of a list, and how many more there are. */
function firstOf(words, most, separator) {
  const rest = words.length - most;
  return words.slice(0, rest > 1 ? most : words.length).join(separator) + (rest > 1 ? ` and ${rest} more` : "");
}

/** What a picture shows, in a line of words. */
function factsOf(flow, surface, locale, position) {
  const view = viewOf(flow, surface, locale);
  if (!view) return "";
  return surface.trail ? trailFacts(surface, view, position) : sceneFacts(flow, surface, locale, position);
}

const BORDERLINE = "Borderline: within the uncertainty of the measurement it may come out otherwise.";

function sceneFacts(flow, surface, locale, position) {
  const texts = list(pictureAt(surface, viewOf(flow, surface, locale), position)?.t);
  const measured = [...new Set(texts.filter((placed) => placed.o).map((placed) => `${quoted(surface.texts[placed.t])} ${placed.words}`))];
  const found = findingsAbout(flow, locale, surface).filter((finding) => !finding.cells.length || positionsOf(finding).includes(position));
  const borderline = texts.some((placed) => placed.o && placed.borderline) ? ` ${BORDERLINE}` : "";
  const rest = restWords(surface, texts.map((placed) => placed.t));
  if (measured.length) return `${firstOf(measured, 4, "; ")}.${borderline}${rest}`;
  if (!found.length) return `Nothing was found at this text size and width.${rest}`;
  const rules = (own) => [...new Set(own.map((finding) => plainRule(finding.rule)))].slice(0, 3).join(". ");
  const sure = found.filter((finding) => !finding.borderline);
  const open = found.filter((finding) => finding.borderline);
  return [sure.length ? `${rules(sure)}.` : "", open.length ? `Borderline: here it fits, and within the uncertainty of the measurement this may happen: ${rules(open)}.` : ""]
    .filter(Boolean).join(" ") + rest;
}

/** How much of texts of absurd length is not drawn. */
function restWords(surface, texts) {
  const rest = Math.max(0, ...[...new Set(texts)].map((index) => surface.texts[index]?.rest || 0));
  return rest ? ` A text is too long to be drawn: ${rest.toLocaleString("en")} more characters are left out.` : "";
}

function plainRule(rule) {
  return (report.rules[rule] || rule).replaceAll("`", "");
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
  const lines = cell.titled ? list(cell.row.cut) : [];
  const cuts = lines.filter((line) => Array.isArray(line) && !line[1]).length;
  if (cuts) parts.push(`${counted(cuts, "title")} of ${count} cut.`);
  const open = lines.filter((line) => line === 1 || line[1] === 1).length;
  if (open) parts.push(`${counted(open, "title")} of ${count} borderline: cut or not, within the uncertainty of the measurement.`);
  if (list(cell.captions).some((caption) => caption.o === "break")) parts.push("The caption breaks a word.");
  const untranslated = list(view.fallback).filter(Boolean).length;
  if (untranslated) parts.push(`${counted(untranslated, "title")} without a translation, shown in the source language.`);
  if (cell.borderline) parts.push(BORDERLINE);
  return parts.join(" ") + restWords(surface, view.titles);
}
