#!/bin/sh
# Builds Damas for Windows with mingw-w64, on Debian and its derivatives, then runs all tests and draws a
# screenshot under wine. Writes programs to build/windows/bin and packages to build/windows. They have the
# games database if scripts/sources.sh can make the source of SQLite.
#   scripts/windows.sh [--build]    --build: only builds
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
tree=build/windows

say() { printf 'windows: %s\n' "$*" >&2; }

# Checks that the programs import only libraries of Windows; third-party libraries are linked statically.
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

# Starts wine without a display and with a separate prefix, so that the user's wine does not change.
start_wine() {
  export WINEPREFIX="$root/build/wine" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
  export LC_ALL=C.UTF-8 # else wine reads file names as ASCII
  unset DISPLAY
  PATH=$PATH:/usr/lib/wine
  trap 'wineserver -k || true' EXIT
  mkdir -p "$WINEPREFIX"
  wineserver -p || true # keeps one server running, so that each program starts quickly
  wine64 wineboot >/dev/null 2>&1 # its background processes must not keep our pipes open
}

take_picture() {
  wine64 "$tree/bin/damas.exe" --lang en --scene checkers --screenshot "$tree/screenshot.png"
  say "look at $tree/screenshot.png"
}

pack() {
  rm -f "$tree"/damas-*.* # packages of earlier versions
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
