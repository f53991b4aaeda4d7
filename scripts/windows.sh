#!/bin/sh
# Builds Damas for Windows with mingw-w64, on Debian and its kin, and tries it under wine: all tests
# and a screenshot. Programs come to lie in build/windows/bin, packages in build/windows.
#   scripts/windows.sh [--build]    --build: tries nothing
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
tree=build/windows

say() { printf 'windows: %s\n' "$*" >&2; }

# Others' libraries lie inside; what is left is part of every Windows.
check_imports() {
  for program in "$tree"/bin/damas*.exe; do
    # shellcheck disable=SC2046 # one line
    set -- $(x86_64-w64-mingw32-objdump -p "$program" | sed -n 's/.*DLL Name: //p')
    case " $* " in
    *\ lib* | *\ SDL*)
      say "$program needs more than the system has: $*"
      exit 1
      ;;
    esac
    say "$program: $(wc -c <"$program") bytes, needs $*"
  done
}

# A wine of our own, which needs no display and changes nothing of the person's.
start_wine() {
  export WINEPREFIX="$root/build/wine" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
  export LC_ALL=C.UTF-8 # else wine takes the bytes of names for ASCII
  unset DISPLAY
  PATH=$PATH:/usr/lib/wine
  trap 'wineserver -k || true' EXIT
  mkdir -p "$WINEPREFIX"
  wineserver -p || true # one stays until the end, so that each program starts at once
  wine64 wineboot >/dev/null 2>&1 # what it starts must not keep the pipes of our programs open
}

take_picture() {
  wine64 "$tree/bin/damas.exe" --lang en --scene checkers --screenshot "$tree/screenshot.png"
  say "look at $tree/screenshot.png"
}

pack() {
  rm -f "$tree"/damas-*.* # of other versions
  cpack --config "$tree/CPackConfig.cmake" -B "$tree" >"$tree/cpack.log" 2>&1 || {
    cat "$tree/cpack.log" >&2
    exit 1
  }
  ls -l "$tree"/damas-*.* >&2
}

scripts/setup.sh --windows
scripts/sources.sh --all
scripts/build.sh windows
check_imports
pack
if [ "${1:-}" != --build ]; then
  start_wine
  take_picture
  ctest --preset windows
fi
