"""Make the pages on situations from the code and from what the situations of the tests show.

python -m tools.situation_pages            compare; fails if a page is not what the code says
python -m tools.situation_pages --write    write the pages and the sheets of drawings
"""

from __future__ import annotations

import sys

from tools.situation_pages import pages


def main(arguments: list[str]) -> int:
    stale = pages.stale()
    for path, text in stale.items():
        if arguments:
            path.write_text(text, "utf-8")
        else:
            name = path.relative_to(pages.ROOT)
            print(f"{name} is not what the code says: python -m tools.situation_pages --write")
    return int(bool(stale) and not arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
