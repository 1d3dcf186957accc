"""The sheet for print, and a report whose copy is hostile."""

import base64
import re

from report_browser import Skipped, expect
from report_registry import check

PAPERS = {"A4": (8.27, 11.69), "Letter": (8.5, 11)}


def print_pages(browser, paper):
    """The number of pages that the browser's own print command gives."""
    width, height = PAPERS[paper]
    data = browser.command("Page.printToPDF", paperWidth=width, paperHeight=height, printBackground=True, preferCSSPageSize=False)["data"]
    document = base64.b64decode(data)
    expect(document.startswith(b"%PDF-"), "this is no PDF")
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", document)), document


@check("print")
def print_sheet(context):
    """One flow a page, with a picture of each language; built at once for #print, and for the print command."""
    browser = context.open()
    flows = browser.script("return new Set([...document.querySelectorAll('#matrix [data-flow]')].map((own) => own.dataset.flow).filter((own) => own !== '-')).size")
    sheet = "return document.getElementById('sheet').checkVisibility()"
    expect(not browser.script(sheet), "the sheet is shown without being asked for")
    pages = {paper: print_pages(browser, paper)[0] for paper in PAPERS}
    expect(not browser.script(sheet), "the sheet stays after printing")
    browser.open(context.report, "print")
    expect(browser.script("return document.documentElement.dataset.ready") == "print", "#print does not say that it is ready")
    drawn = browser.script("return document.querySelectorAll('#sheet .sheet-flow[data-flow]').length")
    expect(drawn == flows, f"{drawn} flows are on the sheet, {flows} in the table")
    browser.media(kind="print")
    breaks = browser.script("return [...document.querySelectorAll('#sheet .sheet-flow')].map((own) => getComputedStyle(own).breakBefore)")
    expect(all(own == "page" for own in breaks[1:]), f"a flow does not begin a page: {breaks}")
    expect(browser.script("return getComputedStyle(document.documentElement).colorScheme") == "light", "it prints dark")
    expect(not browser.script("return [...document.querySelectorAll('select, button, input')].some((own) => own.checkVisibility())"), "controls are printed")
    browser.media()
    for paper, count in pages.items():
        expect(count >= max(flows, 1), f"{paper}: {count} pages for {flows} flows")
        again, document = print_pages(browser, paper)
        expect(again == count, f"{paper}: {again} pages from #print, {count} from the print command")
        if context.screenshots:
            (context.screenshots / f"sheet-{paper}.pdf").write_bytes(document)
    browser.expect_quiet()
    context.picture("sheet")
    return ", ".join(f"{count} pages {paper}" for paper, count in pages.items())


@check("hostile")
def hostile(context):
    """Copy that would be a script anywhere else is only text: in every view of the page."""
    if context.hostile is None:
        raise Skipped("give --hostile FILE.html")
    browser = context.browser
    browser.open(context.hostile)
    views = 0
    expect_inert(browser, "the overview")
    literal = browser.script("return document.body.textContent.includes('<script') || document.body.textContent.includes('</script>')")
    expect(literal, "the copy is not shown as it is written")
    links = browser.script("return [...document.querySelectorAll('#matrix a, #findings a')].map((own) => own.getAttribute('href'))")
    for link in list(dict.fromkeys(links))[:40]:
        browser.script("location.hash = arguments[0]", link)
        browser.wait("return location.hash === arguments[0] || !location.hash", "the address changes", link)
        if browser.all("#every"):
            browser.script("if (!document.getElementById('every').checked) document.getElementById('every').click()")
        expect_inert(browser, link)
        views += 1
    context.picture("hostile")
    browser.open(context.hostile, "print")
    expect_inert(browser, "the sheet")
    browser.window(320, 800)
    browser.open(context.hostile)
    over = browser.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
    expect(over <= 0, f"a long text makes the page {over} pixels too wide")
    for address in ("picture=__proto__&in=constructor&size=%00", "search=%F0%9F%92%A9%22%3E%3Cimg%20src%3Dx%20onerror%3Dpwned%3D1%3E", "part=-1&picture=x", "%"):
        browser.open(context.hostile, address)
        expect_inert(browser, f"#{address}")
    return f"{views} views"


def expect_inert(browser, where):
    expect(browser.script("return typeof window.pwned === 'undefined'"), f"{where}: copy has run as a script")
    added = browser.script("return document.querySelectorAll('script').length + document.querySelectorAll('img, iframe, object, embed, base').length")
    expect(added == 2, f"{where}: copy has become an element")
    try:
        browser.expect_quiet()
    except Exception as failure:
        raise type(failure)(f"{where}: {failure}") from failure
