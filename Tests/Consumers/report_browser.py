"""The browser that the checks drive: Chromium by Selenium, without a window."""

import json
import os
import shutil
import time

try:
    from selenium import webdriver
    from selenium.common.exceptions import WebDriverException
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
except ImportError:
    webdriver = None

WIDE = (1400, 1000)

# Runs in each page before its own script: collects what a reader would only see in the console.
TRAP = """
window.caught = [];
addEventListener("error", (event) => caught.push("error: " + event.message));
addEventListener("unhandledrejection", (event) => caught.push("rejection: " + event.reason));
document.addEventListener("securitypolicyviolation", (event) =>
  caught.push("policy: " + event.violatedDirective + " " + event.blockedURI));
"""


class Failure(Exception):
    """A check found something else than it expected."""


class Missing(Exception):
    """What the checks need is not installed."""


class Skipped(Exception):
    """A check has nothing to look at in this report."""


def expect(condition, words):
    if not condition:
        raise Failure(words)


def find_programs():
    """The browser and its driver."""
    named = os.environ.get("COPYFIT_CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
    browser = next((path for path in map(shutil.which, names) if path), None)
    driver = shutil.which("chromedriver")
    if webdriver is None:
        raise Missing("The checks of the report's page need Selenium: pip install -r Tests/Consumers/requirements.txt")
    if browser is None:
        raise Missing(f"The checks of the report's page need Chromium, and {' or '.join(names)} is not on PATH: "
                      "apt-get install chromium, or set COPYFIT_CHROMIUM to its path")
    if driver is None:
        raise Missing("The checks of the report's page need chromedriver on PATH: apt-get install chromium-driver")
    return browser, driver


class Browser:
    """One browser for all checks. All that a check reads comes out of the page as it is rendered."""

    def __init__(self):
        program, driver = find_programs()
        options = Options()
        options.binary_location = program
        arguments = ["--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                     "--disable-background-networking", "--disable-component-update"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            arguments.append("--no-sandbox")  # Chromium refuses to run as root otherwise
        for argument in arguments:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        try:
            self.driver = webdriver.Chrome(options=options, service=Service(driver))
        except WebDriverException as error:
            raise Missing(f"Chromium and its driver do not start together: {error.msg}") from error
        self.command("Page.addScriptToEvaluateOnNewDocument", source=TRAP)
        # The focus may leave the page by the Tab key: it then still shows as it does in a window of a reader.
        self.command("Emulation.setFocusEmulationEnabled", enabled=True)

    def close(self):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def reset(self):
        """A wide window in light colours, and empty logs."""
        self.driver.get("about:blank")
        self.window(*WIDE)
        self.media(scheme="light")
        self.logs()

    def window(self, width, height, scale=1):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def media(self, scheme="light", kind="", **features):
        own = [{"name": "prefers-color-scheme", "value": scheme}]
        own += [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", media=kind, features=own)

    def open(self, path, fragment=""):
        self.driver.get("about:blank")
        self.driver.get(path.as_uri() + (f"#{fragment}" if fragment else ""))
        self.wait("return document.documentElement.dataset.ready", "the page says that it is ready")

    def script(self, source, *arguments):
        return self.driver.execute_script(source, *arguments)

    def script_later(self, source, *arguments, seconds=120):
        """For a script that calls its last argument when it is done."""
        self.driver.set_script_timeout(seconds)
        return self.driver.execute_async_script(source, *arguments)

    def wait(self, source, what, *arguments, seconds=10):
        """Until a script gives something true, which is returned."""
        end = time.monotonic() + seconds
        while True:
            value = self.script(source, *arguments)
            if value:
                return value
            if time.monotonic() > end:
                raise Failure(f"waited {seconds} s in vain: {what}")
            time.sleep(0.02)

    def all(self, selector):
        return self.driver.find_elements("css selector", selector)

    def one(self, selector):
        found = self.all(selector)
        expect(found, f"nothing in the page matches {selector}")
        return found[0]

    def text(self, selector):
        """The text as it is in the document, also where it is only spoken."""
        return self.script("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def click(self, selector):
        element = self.one(selector)
        self.script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    def choose(self, selector, value):
        """Chooses in a menu, as a hand would: the page hears of it by an event."""
        expect(self.all(f'{selector} option[value="{value}"]'), f"{selector} has no choice {value!r}")
        self.script("""arguments[0].value = arguments[1];
            arguments[0].dispatchEvent(new Event('change', {bubbles: true}));""", self.one(selector), value)
        self.wait("return document.querySelector(arguments[0])?.value === arguments[1]", f"{selector} shows {value!r}", selector, value)

    def keys(self, *keys):
        """Keys pressed wherever the focus is."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def focus(self, selector):
        self.script("arguments[0].focus()", self.one(selector))

    def screenshot(self, path):
        self.driver.save_screenshot(str(path))

    def logs(self):
        """What the console and the network said since the last call: (complaints, addresses)."""
        complaints = [entry["message"] for entry in self.driver.get_log("browser")]
        requests = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                requests.append(message["params"]["request"]["url"])
        return complaints, requests

    def expect_quiet(self):
        """No complaint of the console, no violation of the policy, no address but files'."""
        complaints, requests = self.logs()
        complaints += self.script("return window.caught || []")
        expect(not complaints, f"the console says: {complaints[0] if complaints else ''}")
        outside = [url for url in requests if not url.startswith(("file:", "about:"))]
        expect(not outside, f"the page asks for {outside[0] if outside else ''}")
