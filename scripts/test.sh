#!/bin/sh
# Proves that Damas is right: installs what is missing, builds, runs all tests. The fast suites run
# with assertions and sanitizers (dev), then everything runs as it is played (release).
#   scripts/test.sh [--ci | --web]
#     --ci: warnings are errors; the formatter, the linter and --web are run too
#     --web: builds the page instead, and tries it in Chromium and Firefox
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
failed=
if [ "${1:-}" = --ci ]; then
  export DAMAS_CMAKE="-DDAMAS_WERROR=ON ${DAMAS_CMAKE:-}"
fi

# run_tests PRESET [CTEST ARGUMENT...]: ctest, its last lines kept for the end.
run_tests() {
  preset=$1
  shift
  log=build/$preset/tests.log
  { ctest --preset "$preset" "$@" 2>&1 && touch "$log.passed"; } | tee "$log"
  rm "$log.passed" 2>/dev/null || failed="${failed:-} $preset"
}

test_web() {
  scripts/setup.sh --web-tests
  scripts/web.sh --tests
  run_tests web
}

test_native() {
  for preset in dev release; do scripts/build.sh "$preset"; done
  run_tests dev -LE 'perft|bench'
  run_tests release -LE bench
}

presets='dev release'
case "${1:-}" in
--web)
  presets=web
  test_web
  ;;
--ci)
  presets="$presets web"
  scripts/setup.sh --checks
  scripts/format.sh --check
  test_native
  scripts/tidy.sh
  test_web
  ;;
*)
  scripts/setup.sh
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
