#!/bin/sh
# Measures how many seconds builds take. Compiles HEAD without a compiler cache, in worktrees in
# build/times, which it removes afterwards.
#   scripts/build_times.sh [--ci]    --ci: also measures a complete CI run
set -eu
cd "$(dirname "$0")/.."
root=$PWD
times=$root/build/times
tree=$times/tree
export CCACHE_DISABLE=1
export DAMAS_SOURCES="${DAMAS_SOURCES:-$root/build/sources}"

# timed GOAL TEXT COMMAND...: runs the command and prints its seconds beside the goal.
timed() {
  goal=$1
  text=$2
  shift 2
  begin=$(date +%s)
  "$@" >"$times/log" 2>&1 || {
    tail -n 20 "$times/log" >&2
    exit 1
  }
  printf '%5d s (goal %5d s)  %s\n' "$(($(date +%s) - begin))" "$goal" "$text"
}

window() { # builds the window as scripts/play.sh does
  cmake --preset release -B "$tree" -DDAMAS_JOIN=ON "-DDAMAS_SOURCES=$DAMAS_SOURCES"
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
  checked_out ci
  "$times/ci/.ci/run"
}

# checked_out NAME: checks HEAD out into a separate folder, so that this checkout keeps its file times and
# objects.
checked_out() { git -C "$root" worktree add -q --detach "$times/$1" HEAD; }

clean() {
  cd "$root"
  rm -rf "$times"
  git worktree prune
}

trap clean EXIT
clean
mkdir -p "$times"
scripts/setup.sh
checked_out first
cd "$times/first"
timed 210 "scripts/play.sh, to the first window" window
cmake --build "$tree" --target test_puzzle_scene test_core >"$times/log"
touch src/view/window/puzzle/puzzle_scene.cpp
timed 20 "a scene's source was changed: its tests have run" scene_tests
touch src/core/captures.hpp
timed 120 "core/captures.hpp was changed: the tests of core have run" core_tests
if [ "${1:-}" = --ci ]; then timed 1200 "the whole run of CI" whole_ci; fi
