#!/bin/sh
# Builds Damas for Windows with mingw-w64, on Debian and its kin, and tries it under wine: all tests,
# a screenshot, the package. Programs come to lie in build/windows/bin, packages in build/windows.
#   scripts/windows.sh [--build]    --build: tries nothing
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
bin=build/windows/bin

say() { printf 'windows: %s\n' "$*" >&2; }

# A wine of our own, which needs no display and changes nothing of the person's.
start_wine() {
  export WINEPREFIX="$root/build/wine" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
  unset DISPLAY
  PATH=$PATH:/usr/lib/wine
  trap 'wineserver64 -k || true' EXIT
  [ -d "$WINEPREFIX" ] || wine64 wineboot --init >/dev/null 2>&1
  wineserver64 -p # stays until the end, so that each program starts at once
}

# Others' libraries lie inside; what is left is part of every Windows.
check_imports() {
  for program in "$bin"/damas*.exe; do
    foreign=$(x86_64-w64-mingw32-objdump -p "$program" | sed -n 's/.*DLL Name: //p' |
      grep -iE '^(lib|sdl|freetype|zlib)' || true)
    [ -z "$foreign" ] || {
      say "$program needs" $foreign
      exit 1
    }
    say "$program: $(wc -c <"$program") bytes, imports system libraries only"
  done
}

take_picture() {
  wine64 "$bin/damas.exe" --lang en --scene checkers --screenshot build/windows/screenshot.png
  say "look at build/windows/screenshot.png"
}

scripts/setup.sh --windows
scripts/sources.sh --all
scripts/build.sh windows
check_imports
[ "${1:-}" != --build ] || exit 0
start_wine
take_picture
ctest --preset windows -LE bench
cpack --config build/windows/CPackConfig.cmake -B build/windows
