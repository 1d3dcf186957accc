// Elements, and copy in them. Everything that comes from the data gets into the page through here,
// as text and never as markup.

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** Gives `node` its attributes and children. `on` holds listeners, null and false are left out. */
function furnish(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    } else {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(node, children);
  return node;
}

function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : document.createTextNode(balanced(String(child))));
  }
}

/**
 * A text whose directional controls end with it. One that is left open would turn around what
 * follows, and one too many would close the isolation that an element gives it.
 */
function balanced(text) {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return text;
  const open = [];
  let result = "";
  for (const character of text) {
    if (/[\u2066-\u2068]/.test(character)) open.push("\u2069");
    else if (/[\u202a\u202b\u202d\u202e]/.test(character)) open.push("\u202c");
    else if (character === "\u2069") {
      const isolate = open.lastIndexOf("\u2069");
      if (isolate < 0) continue;
      open.length = isolate;
    } else if (character === "\u202c") {
      if (open[open.length - 1] !== "\u202c") continue;
      open.pop();
    }
    result += character;
  }
  return result + open.reverse().join("");
}

function element(tag, attributes, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

function svg(tag, attributes, ...children) {
  return furnish(document.createElementNS(SVG_NAMESPACE, tag), attributes, children);
}

/** A colour of the configuration, before those of the page's style. Anything else than #RRGGBB is none. */
function colored(node, property, color) {
  if (/^#[0-9a-f]{6}$/i.test(color || "")) node.style[property] = color;
  return node;
}

function byId(id) {
  return document.getElementById(id);
}

/** Replaces what is in `node`. */
function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

/** Copy inside a sentence of ours: its direction must not turn the sentence around. */
function copy(text, locale, limit = 160) {
  return element("bdi", { dir: "auto", lang: languageTag(locale) }, elide(text, limit));
}

/** A locale's tag for the browser; null where there is no such language ("jp"), which a tag must not claim. */
function languageTag(locale) {
  if (!locale) return null;
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(locale.id) ? locale.id : null;
  } catch {
    return null;
  }
}

/** A text that is much longer than its place: its beginning, cut between characters, and how much more. */
function elide(text, limit) {
  const string = String(text ?? "");
  if (string.length <= limit * 1.25) return string;
  const last = string.charCodeAt(limit - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit;
  return `${string.slice(0, end)}… (${(string.length - end).toLocaleString("en")} more characters)`;
}

/**
 * A sentence of the linter: the copy it quotes is isolated, so that “…” in Arabic stays in its place,
 * and `names` are set as code.
 */
function sentence(text, locale, limit = 700) {
  return elide(text, limit).split(/(“[^”]*”|`[^`]+`)/).map((part) => {
    if (part.startsWith("“")) return ["“", copy(part.slice(1, -1), locale, limit), "”"];
    return part.startsWith("`") && part.length > 2 ? element("code", {}, part.slice(1, -1)) : part;
  });
}

/** What a rule is about, in words. */
function ruleWords(rule) {
  return sentence(report.rules[rule] || rule, null, 200);
}

/** One of the signs of report.html. It says nothing by itself: a word stands beside it. */
function icon(name) {
  return svg("svg", { class: `icon ${name}`, width: 16, height: 16, "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `#icon-${name}` }));
}

/** Words for those who hear the page. */
function spoken(...words) {
  return element("span", { class: "spoken" }, ...words);
}

/** "1 error", "2 errors". */
function counted(count, noun, plural = `${noun}s`) {
  return `${count.toLocaleString("en")} ${count === 1 ? noun : plural}`;
}

/** Points as people read them: 160, 124.1. */
function points(value) {
  return number(Math.round(value * 10) / 10);
}

function number(value) {
  return Number.isFinite(value) ? String(value) : "–";
}

/** A group of radio buttons that looks like one control. `choices`: [value, label]. */
function choice(name, legend, choices, value, onChange, describe) {
  const group = element("fieldset", { class: "choice" }, element("legend", {}, legend),
    choices.map(([own, label]) => element("label", {},
      element("input", {
        type: "radio", name, value: own, "aria-label": describe ? describe(own) : null,
        on: { change: () => onChange(own) },
      }), element("span", {}, label))));
  check(group, value);
  return group;
}

/** Checks the radio button of a group that has `value`. */
function check(group, value) {
  for (const input of group.querySelectorAll("input")) input.checked = input.value === String(value);
}
