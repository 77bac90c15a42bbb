"""The tool that makes situation files of version 2."""

from __future__ import annotations

from pathlib import Path

from tools import situations_v2

RAID = Path(__file__).parent.parent / "situations" / "pantry" / "raid.toml"
PLAIN = "\n".join(line for line in RAID.read_text("utf-8").splitlines() if "version" not in line)


def test_comments_and_lines_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "raid.toml"
    path.write_text(f"# A comment.\n\n{PLAIN}  # and one behind it\n", "utf-8")
    assert situations_v2.main([str(tmp_path)]) == 0
    once = path.read_text("utf-8")
    assert once == f"# A comment.\n\nversion = 2\n{PLAIN}  # and one behind it\n"
    assert situations_v2.main([str(tmp_path)]) == 0
    assert path.read_text("utf-8") == once


def test_a_file_with_a_mistake_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "raid.toml"
    wrong = PLAIN.replace('event = "Rolled"', 'event = "Roled"') + "\n"
    path.write_text(wrong, "utf-8")
    assert situations_v2.main([str(tmp_path)]) == 1
    assert path.read_text("utf-8") == wrong
