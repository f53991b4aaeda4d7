#!/bin/sh
# Proves that Damas is right: installs what is missing, builds, runs all tests. The fast suites run
# with assertions and sanitizers (dev), then everything runs as it is played (release).
#   scripts/test.sh [--ci]    --ci: warnings are errors; the formatter and the linter are run too
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
checks=
if [ "${1:-}" = --ci ]; then
  checks=--checks
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

scripts/setup.sh $checks
[ -z "$checks" ] || scripts/format.sh --check
failed=
for preset in dev release; do scripts/build.sh "$preset"; done
run_tests dev -LE 'perft|bench'
run_tests release -LE bench
[ -z "$checks" ] || scripts/tidy.sh

for preset in dev release; do
  printf '\n%s: ' "$preset"
  sed -n '/tests passed/,$p' "build/$preset/tests.log"
done
[ -z "$failed" ] || {
  echo "test: failed in$failed" >&2
  exit 1
}
