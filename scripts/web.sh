#!/bin/sh
# Builds Damas for browsers into build/web/site, a folder that any static file host can serve.
#   scripts/web.sh [--serve [PORT] | --tests]
#     --serve: also serves it on 127.0.0.1
#     --tests: also builds and installs what its tests need
# Uses the emcc on the PATH, else installs the system's package.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
tools=$root/build/tools

say() { printf 'web: %s\n' "$*" >&2; }

# Installs the newest closure compiler that works with emcc 3.1.6; newer versions of emscripten include
# one. Without it the page works, but has twice as much JavaScript.
install_closure() {
  emcc --version | grep -q ' 3\.1\.[0-9] ' || return 0
  export EM_CLOSURE_COMPILER="$tools/node_modules/.bin/google-closure-compiler"
  [ ! -x "$EM_CLOSURE_COMPILER" ] || return 0
  mkdir -p "$tools"
  npm install --prefix "$tools" --no-audit --no-fund google-closure-compiler@20220104.0.0 \
    >"$tools/npm.log" 2>&1 || {
    say "could not install google-closure-compiler; going on without"
    unset EM_CLOSURE_COMPILER
  }
}

configure() {
  if command -v ccache >/dev/null; then
    DAMAS_CMAKE="-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache ${DAMAS_CMAKE:-}"
  fi
  log=$(mktemp)
  # shellcheck disable=SC2086 # DAMAS_CMAKE is a list of words
  emcmake cmake --preset web ${DAMAS_SOURCES:+"-DDAMAS_SOURCES=$DAMAS_SOURCES"} ${DAMAS_CMAKE:-} \
    >"$log" 2>&1 || {
    cat "$log" >&2
    exit 1
  }
  rm -f "$log"
}

scripts/setup.sh --web
scripts/sources.sh --all
# Debian's node keeps the modules that emcc needs in this folder.
[ ! -d /usr/share/nodejs ] || export NODE_PATH=/usr/share/nodejs
unset NODE_OPTIONS
install_closure
configure
if [ "${1:-}" = --tests ]; then
  cmake --build --preset web --target site engine_page # linking takes a minute for each, on one core
  npm install --prefix "$tools" --no-audit --no-fund playwright-core@1.61.0 ws@8.23.0
else
  cmake --build --preset web --target site
fi
[ "${1:-}" != --tests ] || node emscripten/sizes.mjs build/web/site --budget 690 --report tests/bench/web_size.md
say "built build/web/site"
if [ "${1:-}" = --serve ]; then
  exec node emscripten/serve.mjs build/web/site "${2:-8000}"
fi
