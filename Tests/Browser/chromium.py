"""A headless Chromium, driven through its debugging pipe: nothing but the standard library is needed."""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import tempfile


class BrowserFailure(Exception):
    """The browser said no, or went away."""


def executable():
    """The path of a Chromium on this machine, or None."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Chromium:
    """One page of one browser. Everything that it complains of or asks for is kept."""

    def __init__(self):
        self.complaints = []
        self.requests = []
        self._next = 0
        self._buffer = b""
        self._session = None
        self._profile = tempfile.TemporaryDirectory()
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()

        def pipes():
            # The browser reads commands from 3 and writes answers to 4. The copies keep clear of both.
            reading, writing = os.dup2(to_browser, 13), os.dup2(from_browser, 14)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self._process = subprocess.Popen(
            [
                executable(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--no-first-run", "--hide-scrollbars", "--remote-debugging-pipe",
                f"--user-data-dir={self._profile.name}", "about:blank",
            ],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=pipes)
        os.close(to_browser)
        os.close(from_browser)
        page = next(t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page")
        attached = self.send("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self._session = attached["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(30)
        os.close(self._write)
        os.close(self._read)
        self._profile.cleanup()

    def send(self, method, **parameters):
        """Runs a command and gives its answer."""
        self._next += 1
        message = {"id": self._next, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self._next:
                if "error" in answer:
                    raise BrowserFailure(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _receive(self):
        while b"\0" not in self._buffer:
            chunk = os.read(self._read, 1 << 16)
            if not chunk:
                raise BrowserFailure("the browser went away")
            self._buffer += chunk
        line, self._buffer = self._buffer.split(b"\0", 1)
        message = json.loads(line)
        self._note(message.get("method"), message.get("params", {}))
        return message

    def _note(self, method, event):
        if method == "Runtime.exceptionThrown":
            self.complaints.append(event["exceptionDetails"]["text"])
        elif method == "Runtime.consoleAPICalled":
            self.complaints.append(" ".join(str(value.get("value")) for value in event["args"]))
        elif method == "Log.entryAdded":
            self.complaints.append(event["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(event["request"]["url"])

    def open(self, path):
        """Loads a file and waits until it is there."""
        self.send("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        self.wait("document.readyState === 'complete' && location.protocol === 'file:'")

    def wait(self, condition):
        self.evaluate(
            "new Promise(done => { const look = () => (" + condition + ") ? done(true) : setTimeout(look, 10);"
            " look(); })")

    def evaluate(self, script):
        """What a script in the page comes to."""
        try:
            result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        except BrowserFailure as failure:
            # A page that has just been left takes its promises with it.
            if "context" not in str(failure) and "navigated" not in str(failure):
                raise
            return self.evaluate(script)
        if "exceptionDetails" in result:
            raise BrowserFailure(result["exceptionDetails"]["exception"].get("description", script))
        return result["result"].get("value")

    def show(self, width, height, dark=False, medium="", phone=False):
        """The size of the window, and what the reader likes."""
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=2 if phone else 1, mobile=phone)
        self.send(
            "Emulation.setEmulatedMedia", media=medium,
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def press(self, key):
        """A key, as a hand on the keyboard gives it."""
        codes = {"Tab": 9, "Enter": 13, " ": 32}
        text = {"Enter": "\r", " ": " "}.get(key)
        press = {"key": key, "windowsVirtualKeyCode": codes[key]}
        self.send("Input.dispatchKeyEvent", type="keyDown", **press, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **press)

    def screenshot(self, path, whole=False):
        picture = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        pathlib.Path(path).write_bytes(base64.b64decode(picture["data"]))
