#!/usr/bin/env python3
"""Runs clang-tidy over the rooms in which a file changed since its last clean run.

  scripts/tidy.py [PRESET] [--all | --record]
    PRESET: a configured build tree, dev by default
    --all: over all rooms, which takes minutes
    --record: over all; if they are clean, scripts/tidy.clean names the present commit from then on

A checkout where it never ran begins at the commit in scripts/tidy.clean, or with all rooms where git
does not know that one, or where what decides about the findings has changed since.

Most of the linter's time goes into headers that many files share, so files with the same flags are
read together first. Names may clash there, so what it says of a group counts for nothing: smaller
groups are read then, down to single files, and what it says of those is what is reported.
"""
import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "scripts/tidy.clean"
DECIDING = [ROOT / ".clang-tidy", ROOT / "scripts/tidy.py"]
GROUP = 10  # files; larger ones clash too often
LINTER = ["clang-tidy", "--quiet", "--extra-arg=-Wno-unknown-warning-option"]
CHEAP = "--checks=-*,performance-noexcept-move-constructor"  # it wants one: to see names clash


def git(*words):
    # CI's checkout may be another user's.
    command = ["git", "-c", f"safe.directory={ROOT}", "-C", ROOT, *words]
    run = subprocess.run(command, capture_output=True, text=True)
    return run.stdout.strip() if run.returncode == 0 else None


def sources():
    return [path for top in ("src", "tests") for path in (ROOT / top).rglob("*.[hc]pp")]


def changed_files(stamp):
    """The files changed since the last clean run here or the recorded one; None: check all files."""
    if stamp.exists():
        since = stamp.stat().st_mtime
        changed = [path for path in (*sources(), *DECIDING) if path.stat().st_mtime > since]
    else:
        recorded = RECORD.read_text().strip() if RECORD.exists() else "none"
        known = git("diff", "--name-only", "-z", recorded, "--")
        new = git("ls-files", "--others", "--exclude-standard", "-z")
        if known is None or new is None:
            return None
        changed = [ROOT / name for name in (known + new).split("\0") if name]
    return None if set(changed) & set(DECIDING) else changed


def changed_rooms(stamp):
    changed = changed_files(stamp)
    return {path.parent for path in (sources() if changed is None else changed)}


def own_words(command):
    """The words of the command without those for precompiled headers, which another compiler made."""
    words = shlex.split(command)
    while words:
        if words[0] == "-Xclang" and words[1] in ("-include", "-include-pch"):
            del words[:4]
        elif words[0] == "-include":
            del words[:2]
        elif words[0] in ("-Winvalid-pch", "-fpch-preprocess"):
            del words[0]
        else:
            yield words.pop(0)


def flags(command, file):
    words = shlex.split(command)
    out = words.index("-o")
    return tuple(word for i, word in enumerate(words) if i not in (out, out + 1) and word not in ("-c", file))


def grouped(entries, rooms):
    """Lists of up to GROUP files that share folder and flags, each with its flags."""
    by_flags = {}
    for entry in entries:
        file = entry["file"]
        if Path(file).parent in rooms:
            by_flags.setdefault((entry["directory"], flags(entry["command"], file)), set()).add(file)
    seen = set()
    for key, files in by_flags.items():
        fresh = sorted(files - seen)
        seen |= files
        for i in range(0, len(fresh), GROUP):
            yield key, fresh[i:i + GROUP]


class Linter:
    def __init__(self, tree, work):
        self.tree = tree
        self.work = work
        self.complaints = []

    def lint(self, tree, file, *options):
        run = subprocess.run([*LINTER, *options, "-p", str(tree), str(file)], capture_output=True, text=True)
        return "" if run.returncode == 0 else run.stdout + run.stderr

    def lint_alone(self, file):
        complaint = self.lint(self.tree, file)
        if complaint:
            self.complaints.append(complaint)

    def lint_together(self, name, key, files):
        if len(files) == 1:
            return self.lint_alone(files[0])
        folder = self.work / name
        folder.mkdir()
        shutil.copy(ROOT / ".clang-tidy", folder)
        group = folder / "group.cpp"
        group.write_text("".join(f'#include "{file}"\n' for file in files))
        command = shlex.join([*key[1], "-c", str(group)])
        (folder / "compile_commands.json").write_text(
            json.dumps([{"directory": key[0], "command": f"{command} -Wno-shadow", "file": str(group)}]))
        said = self.lint(folder, group, CHEAP) or self.lint(folder, group)
        if not said:
            return
        named = set(re.findall(r"^(.+?):\d+:\d+: error: ", said, re.M)) & set(files)
        if not named or len(named) == len(files):
            named = set(files[:len(files) // 2])
        for i, part in enumerate((named, set(files) - named)):
            self.lint_together(f"{name}.{i}", key, sorted(part))


def lint(rooms, tree, work):
    entries = json.loads((tree / "compile_commands.json").read_text())
    for entry in entries:
        entry["command"] = shlex.join(own_words(entry["command"]))
    (work / "compile_commands.json").write_text(json.dumps(entries))
    groups = list(grouped(entries, rooms))
    print(f"tidy: {sum(len(files) for _, files in groups)} files", file=sys.stderr)
    linter = Linter(work, work)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda each: linter.lint_together(str(each[0]), *each[1]), enumerate(groups)))
    sys.stderr.write("".join(linter.complaints))
    return not linter.complaints


def main():
    parser = argparse.ArgumentParser(usage="scripts/tidy.py [PRESET] [--all | --record]")
    parser.add_argument("preset", nargs="?", default="dev")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    if not shutil.which("clang-tidy"):
        print("tidy: skipped, clang-tidy is not installed (scripts/setup.sh --checks)", file=sys.stderr)
        return 0
    if options.record and git("status", "--porcelain"):
        parser.error("expected nothing uncommitted, since a commit is recorded")
    stamp, work = ROOT / "build/tidy.stamp", ROOT / "build/tidy"
    whole = options.all or options.record
    rooms = {path.parent for path in sources()} if whole else changed_rooms(stamp)
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    (work / "stamp").touch()
    if not lint(rooms, ROOT / "build" / options.preset, work):
        return 1
    (work / "stamp").replace(stamp)
    if options.record:
        RECORD.write_text(git("rev-parse", "HEAD") + "\n")
    return 0


sys.exit(main())
