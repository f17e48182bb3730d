#!/usr/bin/env python3
"""Takes pictures of drift pages in light, dark and phone width.

usage: screenshots.py FOLDER PAGE.html…
"""
import pathlib
import sys

from chromium import Chromium

LOOKS = {
    "light": {"width": 1280, "height": 1600},
    "dark": {"width": 1280, "height": 1600, "dark": True},
    "phone": {"width": 390, "height": 1600, "phone": True},
}


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with Chromium() as browser:
        for path in map(pathlib.Path, sys.argv[2:]):
            browser.open(path)
            for name, look in LOOKS.items():
                browser.show(**look)
                browser.screenshot(folder / f"{path.stem}-{name}.png")
                print(folder / f"{path.stem}-{name}.png")


if __name__ == "__main__":
    main()
