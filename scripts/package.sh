#!/bin/sh
# Builds the packages of this system into build/packages: on Linux a portable .tar.gz, and a .deb if
# Debian's tools are installed; on macOS a disk image. scripts/windows.sh makes the Windows packages.
#   scripts/package.sh [--test]    --test: also checks and installs the packages, plays with the
#                                  installed programs, and removes them
# The Linux packages contain damas-server, and the page that it serves if scripts/web.sh has built it
# (DAMAS_CMAKE=-DDAMAS_SITE=FOLDER names another page).
set -eu
cd "$(dirname "$0")/.."
packages=$PWD/build/packages
portable=build/portable

say() { printf 'package: %s\n' "$*" >&2; }

# pack TREE GENERATOR: packs the programs of a build tree with a generator of CPack.
pack() {
  rm -rf "$1/packages"
  cpack --config "$1/CPackConfig.cmake" -G "$2" -B "$1/packages" >"$1/cpack.log" 2>&1 || {
    cat "$1/cpack.log" >&2
    exit 1
  }
  find "$1/packages" -maxdepth 1 -type f ! -name '*.sha256' -exec cp {} "$packages/" \;
}

# Links all libraries from sources into the programs, so that these need no installed libraries.
build_portable() {
  scripts/sources.sh imgui SDL2 SDL2_image SDL2_ttf freetype CLI11 nlohmann_json qrcodegen
  # shellcheck disable=SC2086 # DAMAS_CMAKE is a list of words
  cmake --preset release -B "$portable" -DDAMAS_BUILD_TESTS=OFF -DDAMAS_PORTABLE=ON \
    -DFETCHCONTENT_TRY_FIND_PACKAGE_MODE=NEVER \
    ${DAMAS_SOURCES:+"-DDAMAS_SOURCES=$DAMAS_SOURCES"} ${DAMAS_CMAKE:-} "$@" >"$portable.log" 2>&1 || {
    cat "$portable.log" >&2
    exit 1
  }
  cmake --build "$portable" --target damas_package
}

# Warns if the packages lack something that local network play needs.
say_what_lacks() {
  site=$(sed -n 's/^DAMAS_SITE:[A-Z]*=//p' "$portable/CMakeCache.txt")
  if [ -z "$site" ]; then
    say "damas-server is left out: $(grep 'damas-server is not built' "$portable.log" || echo "not for $(uname)")"
  elif [ ! -e "$site/index.html" ]; then
    say "damas-server has no page: none is in $site (scripts/web.sh builds it)"
  fi
}

scripts/setup.sh --package
rm -rf "$packages"
mkdir -p "$packages"
case $(uname) in
Darwin)
  build_portable -DCMAKE_OSX_DEPLOYMENT_TARGET=11.0 "-DCMAKE_OSX_ARCHITECTURES=arm64;x86_64"
  pack "$portable" DragNDrop
  ;;
*)
  build_portable "-DCMAKE_EXE_LINKER_FLAGS=-static-libgcc -static-libstdc++"
  pack "$portable" TGZ
  if command -v dpkg-deb >/dev/null 2>&1; then
    scripts/build.sh release damas_package
    pack build/release DEB
  fi
  ;;
esac
ls -l "$packages" >&2
say_what_lacks

if [ "${1:-}" = --test ]; then
  deb=$(find "$packages" -name '*.deb')
  archive=$(find "$packages" -name '*.tar.gz')
  if [ -z "$deb" ]; then
    say "only a .deb can be tested so far, and none is made here"
    exit 0
  fi
  lintian --allow-root --fail-on error "$deb"
  say "lintian found no error"
  tests/package/install_test.sh "$deb" "$archive" || [ $? = 77 ] # 77: the test was skipped
fi
