#!/bin/sh
# Installs missing packages, builds, and runs all tests: the fast ones with assertions and sanitizers
# (preset dev), then all of them optimised (preset release).
#   scripts/test.sh [--ci | --web]
#     --ci: treats warnings as errors, and also runs the formatter, the linter and the tests of --web.
#       To save time its only native build is preset dev. There the rules, the engine, the coach, views
#       and commands are not sanitized, but perft is counted and endgame tables are proved, packed ones
#       only at random positions. The longest tests of the page are left out
#     --web: builds the page instead, and tests it in Chromium, Firefox and WebKit
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
failed=
if [ "${1:-}" = --ci ]; then
  # Everything is built once, so files are joined. Test programs run as a whole, because starting each
  # case alone takes minutes. Without --ci, and with --web, nothing is left out.
  DAMAS_CMAKE="-DDAMAS_WERROR=ON -DDAMAS_JOIN=ON -DDAMAS_SANITIZE_ALL=OFF -DDAMAS_WHOLE_SUITES=ON \
-DDAMAS_ALL_WEB_TESTS=OFF ${DAMAS_CMAKE:-}"
else
  # Replaces the values that an earlier --ci has left.
  DAMAS_CMAKE="-DDAMAS_SANITIZE_ALL=ON -DDAMAS_ALL_WEB_TESTS=ON ${DAMAS_CMAKE:-}"
fi
export DAMAS_CMAKE

# run_tests PRESET [CTEST ARGUMENT...]: runs ctest and keeps its log for the summary at the end.
run_tests() {
  preset=$1
  shift
  log=build/$preset/tests.log
  { ctest --preset "$preset" "$@" 2>&1 && touch "$log.passed"; } | tee "$log"
  rm "$log.passed" 2>/dev/null || failed="${failed:-} $preset"
}

# Tests the page. The online tests use a damas-server that an earlier step has built. Two browsers, an X
# server and that server compete for the processors, so a failed test file is repeated once; the log keeps
# the output of both runs.
test_page() {
  scripts/setup.sh --web-tests
  scripts/web.sh --tests
  run_tests web --repeat until-pass:2
}

test_native() {
  for preset in dev release; do scripts/build.sh "$preset"; done
  run_tests dev -LE 'perft|bench'
  run_tests release -LE bench
}

test_native_in_ci() {
  scripts/build.sh dev
  run_tests dev -LE bench -E '^endgame_packed_proof:'
}

presets='dev release'
case "${1:-}" in
--web)
  presets=web
  scripts/setup.sh --server
  scripts/build.sh release damas-server
  test_page
  ;;
--ci)
  presets='dev web'
  scripts/setup.sh --checks
  scripts/setup.sh --server
  scripts/format.sh --check
  test_native_in_ci
  # shellcheck disable=SC2086 # the linter reads single files
  cmake --preset dev $DAMAS_CMAKE -DDAMAS_JOIN=OFF >build/dev/single.log
  scripts/tidy.py
  test_page
  ;;
*)
  scripts/setup.sh --server
  test_native
  ;;
esac

for preset in $presets; do
  printf '\n%s: ' "$preset"
  sed -n '/tests passed/,$p' "build/$preset/tests.log"
done
[ -z "$failed" ] || {
  echo "test: failed in$failed" >&2
  exit 1
}
