#!/bin/sh
# Builds Damas for browsers into build/web/site, a folder that any static file host can serve.
#   scripts/web.sh [--serve [PORT] | --tests]
#     --serve: also serves it on 127.0.0.1
#     --tests: also builds and installs what its tests need. Runs several starts in a browser, to renew for
#       this site the lists of what can load late (emscripten/README.md)
# Uses the emcc on the PATH, else installs the system's package.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
tools=$root/build/tools
budget=450 # KB of the first screen

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

# Lists what this program can load late, so that the tests do not depend on whether the lists in
# emscripten/ have been renewed since the last change of the program. It says how much those differ.
renew_lists() {
  lists=$root/build/web/lists
  rm -rf "$lists"
  if node tests/web/late.mjs build/web/bin "$lists"; then
    export DAMAS_LISTS="$lists"
  else
    say "could not renew the lists of what can load late; using those in emscripten/"
  fi
}

# What the first screen sends must not exceed the budget. That fails the build only with the lists of this program
# (--tests): the lists in emscripten/ may be old, and a machine may lack a tool that makes the page smaller.
check_size() {
  if [ "$1" = --tests ]; then
    node emscripten/sizes.mjs build/web/site --budget "$budget" --report tests/bench/web_size.md
  elif ! node emscripten/sizes.mjs build/web/site --budget "$budget" >/dev/null; then
    say "the page works, but starts more slowly than it should. Either the lists in emscripten/ are old, which"
    say "'node tests/web/late.mjs build/web/bin' renews, or wasm-split or the closure compiler is missing"
  fi
}

scripts/setup.sh --web
scripts/sources.sh --all
# Debian's node keeps the modules that emcc needs in this folder.
[ ! -d /usr/share/nodejs ] || export NODE_PATH=/usr/share/nodejs
unset NODE_OPTIONS
# emcc starts python once for each file. The python3 of a version manager is a slow script, so emcc gets the
# interpreter itself.
: "${EMSDK_PYTHON:=$(python3 -c 'import sys; print(sys.executable)')}"
export EMSDK_PYTHON
install_closure
configure
if [ "${1:-}" = --tests ]; then
  # Linking takes a minute for each, on one core.
  cmake --build --preset web --target damas damas_worker damas_threaded_worker engine_page
  npm install --prefix "$tools" --no-audit --no-fund playwright-core@1.61.0 axe-core@4.10.3 ws@8.23.0
  renew_lists
fi
cmake --build --preset web --target site
check_size "${1:-}"
say "built build/web/site"
if [ "${1:-}" = --serve ]; then
  exec node emscripten/serve.mjs build/web/site "${2:-8000}"
fi
