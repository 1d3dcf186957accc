// Shows what the URL says, and listens.

let cameFrom = null; // the link that a detail was opened by: the focus returns to it

function render() {
  const target = state.print ? null : detailTarget();
  applyScheme();
  document.documentElement.classList.toggle("printing", state.print);
  if (state.print) {
    for (const id of ["overview", "detail"]) byId(id).hidden = true;
    showSheet();
    document.documentElement.dataset.ready = "print";
    return;
  }
  tellAstray(target);
  const wasOverview = !byId("overview").hidden;
  const opened = target && showDetail(target);
  byId("sheet").hidden = true;
  byId("detail").hidden = !target;
  byId("overview").hidden = Boolean(target);
  if (!target) updateOverview();
  document.title = pageTitle(target);
  if (opened && started) enter(byId("detail-title"));
  if (!target && started && !wasOverview) leave();
  document.documentElement.dataset.ready = target ? "detail" : "overview";
}

/** A link may be from a report of another day: what it does not find here is said. */
function tellAstray(target) {
  const shown = target ? report.locales[target.locale] : null;
  let words = null;
  if (state.picture && !target) words = ["This report has no flow ", copy(elide(state.picture, 60)), "."];
  else if (shown && state.in && shown.id !== state.in) {
    words = ["This report does not have this flow in ", copy(elide(state.in, 30)), ": it is shown in ", copy(shown.name), "."];
  }
  byId("astray").hidden = !words;
  fill(byId("astray"), words || []);
}

function pageTitle(target) {
  const name = report.configuration ? elide(report.configuration, 60) : "copyfit";
  const what = target ? `${elide(target.flow.id, 60)} in ${report.locales[target.locale].name}` : headline();
  return `${what} – ${name} – copyfit report`;
}

function enter(heading) {
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/** Back in the overview: to the link that was followed, if it is still there. */
function leave() {
  const link = cameFrom && [...byId("overview").querySelectorAll("a")].find((own) => own.getAttribute("href") === cameFrom);
  (link || byId("overview-title")).focus();
}

function applyScheme() {
  const { scheme } = state;
  if (scheme === "light" || scheme === "dark") document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
  check(byId("scheme"), scheme);
}

function listen() {
  window.addEventListener("hashchange", () => {
    state = readState();
    render();
  });
  byId("scheme").addEventListener("change", (event) => {
    adjust({ scheme: event.target.value });
  });
  byId("skip").addEventListener("click", (event) => {
    // The fragment is the page's state: the link only moves the focus.
    event.preventDefault();
    byId("main").focus();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a");
    if (link && pendingWrite) writeState();
    if (link?.closest("#overview")) cameFrom = link.getAttribute("href");
  });
  byId("home").addEventListener("click", (event) => {
    event.preventDefault();
    go(noDetail());
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || byId("detail").hidden) return;
    go(noDetail());
  });
  window.addEventListener("resize", () => {
    if (detail?.pictures) settle(detail.pictures);
  });
  listenForPrint();
}

let started = false;
buildOverview();
listen();
render();
started = true;
