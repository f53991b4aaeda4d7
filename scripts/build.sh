#!/bin/sh
# Builds one preset of CMakePresets.json; the first call also configures it.
#   scripts/build.sh PRESET [TARGET...]
# DAMAS_SOURCES names a folder of third-party sources; DAMAS_CMAKE holds further options for CMake.
set -eu
cd "$(dirname "$0")/.."
preset=$1
shift

if [ ! -f "build/$preset/build.ninja" ] || [ -n "${DAMAS_SOURCES:-}${DAMAS_CMAKE:-}" ]; then
  log=$(mktemp)
  # shellcheck disable=SC2086 # DAMAS_CMAKE is a list of words
  cmake --preset "$preset" ${DAMAS_SOURCES:+"-DDAMAS_SOURCES=$DAMAS_SOURCES"} ${DAMAS_CMAKE:-} \
    >"$log" 2>&1 || {
    cat "$log" >&2
    exit 1
  }
  rm -f "$log"
fi
if [ $# -gt 0 ]; then set -- --target "$@"; fi
cmake --build --preset "$preset" "$@"
