#!/bin/sh
# Measures how long builds make people wait, and prints seconds. Compiles without a compiler cache in
# build/times, which it removes.
#   scripts/build_times.sh [--ci]    --ci: also measures a whole run of CI, in a new clone of HEAD
set -eu
cd "$(dirname "$0")/.."
tree=build/times
export CCACHE_DISABLE=1

# timed GOAL TEXT COMMAND...: runs the command and prints its seconds beside the goal.
timed() {
  goal=$1
  text=$2
  shift 2
  begin=$(date +%s)
  "$@" >"$tree.log" 2>&1 || {
    tail -n 20 "$tree.log" >&2
    exit 1
  }
  printf '%5d s (goal %5d s)  %s\n' "$(($(date +%s) - begin))" "$goal" "$text"
}

window() { # as scripts/play.sh builds it
  cmake --preset release -B "$tree"
  cmake --build "$tree" --target damas
}
scene_tests() {
  cmake --build "$tree" --target test_puzzle_scene
  "$tree/bin/test_puzzle_scene"
}
core_tests() {
  cmake --build "$tree" --target test_core
  "$tree/bin/test_core"
}
whole_ci() {
  rm -rf "$tree.clone"
  git clone -q . "$tree.clone"
  "$tree.clone/.ci/run"
}

trap 'rm -rf "$tree" "$tree.log" "$tree.clone"' EXIT
rm -rf "$tree"
mkdir -p "$tree"
scripts/setup.sh
timed 210 "scripts/play.sh, to the first window" window
cmake --build "$tree" --target test_puzzle_scene test_core >"$tree.log"
touch src/view/window/puzzle/puzzle_scene.cpp
timed 20 "a scene's source was changed: its tests have run" scene_tests
touch src/core/captures.hpp
timed 120 "core/captures.hpp was changed: the tests of core have run" core_tests
if [ "${1:-}" = --ci ]; then timed 1200 "the whole run of CI" whole_ci; fi
