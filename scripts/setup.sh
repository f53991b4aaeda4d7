#!/bin/sh
# Installs the missing packages that building Damas needs; prints nothing if none is missing.
#   scripts/setup.sh [--checks | --package | --server | --web | --web-tests | --windows]
#     --checks adds the formatter and the linter that CI runs, and the linker lld
#     --package adds the tools that make and check packages, and the libraries of damas-server
#     --server adds the libraries of damas-server (without them it is not built), and for its tests
#     PostgreSQL, sqlite3, and node with the module ws
#     --web, --windows add the tools of scripts/web.sh and scripts/windows.sh
#     --web-tests adds the browsers in which scripts/test.sh --web tests the page
# DAMAS_SOURCES names the folder for sources that no package provides, by default build/sources.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

say() { printf 'setup: %s\n' "$*" >&2; }
die() {
  say "$*"
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# --- Debian, Ubuntu and their kin ---------------------------------------------------------------

missing_debian() { # prints the packages that are not installed
  for pair in c++:g++ cmake:cmake ninja:ninja-build; do
    have "${pair%%:*}" || echo "${pair#*:}"
  done
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    echo "$installed" | grep -q "^$package installed" || echo "$package"
  done
}

install_debian() { # install_debian PACKAGE...: uses the present package lists
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o DPkg::Lock::Timeout=120 \
    install --no-install-recommends "$@" >>"$log" 2>&1 </dev/null
}

known_debian() { # known_debian PACKAGE...: prints those that the archive has
  for package in "$@"; do
    if apt-cache policy "$package" 2>/dev/null | grep -q 'Candidate: [^(]'; then
      echo "$package"
    else
      say "$package is not in this system's archive; the build will download it"
    fi
  done
}

# Prints the newest Boost of the archive, because the default one may be too old for the server. Two
# versions of Boost cannot be installed at the same time.
boost_debian() {
  newest=$(apt-cache search --names-only '^libboost1\.[0-9]+-dev$' 2>/dev/null | sort -V | tail -n 1)
  newest=${newest%% *}
  echo "${newest:-libboost1.81-dev}"
}

setup_debian() {
  # shellcheck disable=SC2046 # one word per package
  set -- $(missing_debian "$@")
  if [ $# -gt 0 ]; then
    [ "$(id -u)" = 0 ] || have sudo ||
      die "as root, run: apt-get install --no-install-recommends $*"
    say "installing $*"
    log=$(mktemp)
    if ! install_debian "$@"; then
      as_root apt-get -qq update >>"$log" 2>&1 || say "apt-get update failed; going on"
      # shellcheck disable=SC2046
      set -- $(known_debian "$@")
      [ $# -eq 0 ] || install_debian "$@" || {
        cat "$log" >&2
        die "as root, run: apt-get install --no-install-recommends $*"
      }
    fi
    rm -f "$log" "$root"/build/*/build.ninja # CMake must search again for packages that it did not find
  fi
}

# --- Other systems: name the packages -----------------------------------------------------------

name_packages() {
  say "missing:$*; install with the line of your system and run this again"
  cat >&2 <<'END'
  Fedora    sudo dnf install gcc-c++ cmake ninja-build SDL2-devel SDL2_image-devel SDL2_ttf-devel \
              doctest-devel cli11-devel json-devel boost-devel openssl-devel sqlite-devel \
              giflib-devel
  Arch      sudo pacman -S --needed gcc cmake ninja sdl2 sdl2_image sdl2_ttf doctest cli11 \
              nlohmann-json boost openssl sqlite giflib
  Homebrew  brew install cmake ninja sdl2 sdl2_image sdl2_ttf doctest cli11 nlohmann-json boost \
              openssl sqlite giflib
  vcpkg     vcpkg install sdl2 sdl2-image sdl2-ttf doctest cli11 nlohmann-json boost-beast openssl \
              sqlite3 giflib
END
  exit 1
}

setup_other() {
  missing=
  for tool in c++ cmake ninja; do have "$tool" || missing="$missing $tool"; done
  if have pkg-config; then
    for library in sdl2 SDL2_image SDL2_ttf; do
      pkg-config --exists "$library" || missing="$missing $library"
    done
  fi
  [ -z "$missing" ] || name_packages "$missing"
}

# --- All ----------------------------------------------------------------------------------------

check_cmake() {
  version=$(cmake --version | sed -n 's/^cmake version //p')
  minor=${version#*.}
  [ "${version%%.*}" -gt 3 ] || [ "${minor%%.*}" -ge 24 ] ||
    die "CMake $version is too old; 3.24 or newer is needed (for one user: pip install cmake)"
}

if have apt-get && have dpkg-query; then
  set -- "${1:-}" libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libcli11-dev \
    nlohmann-json3-dev doctest-dev libqrcodegencpp-dev libssl-dev libsqlite3-dev libgif-dev
  # Only one version of Boost can be installed: keep the one that is there.
  [ -e /usr/include/boost/beast.hpp ] || set -- "$@" "$(boost_debian)"
  server='libsoci-dev libpq-dev'
  case "$1" in
  --checks)
    set -- "$@" clang-format clang-tidy lld python3 desktop-file-utils appstream shared-mime-info
    ;;
  --package)
    # shellcheck disable=SC2086 # one word per package
    set -- "$@" dpkg-dev lintian debootstrap binutils file gzip desktop-file-utils appstream \
      shared-mime-info $server node-ws
    have node || set -- "$@" nodejs
    ;;
  --server)
    # shellcheck disable=SC2086
    set -- "$@" $server openssl postgresql sqlite3 node-ws
    have node || set -- "$@" nodejs
    ;;
  --web)
    have emcc || set -- "$@" emscripten node-acorn
    have node || set -- "$@" nodejs
    have npm || set -- "$@" npm
    have tclsh || set -- "$@" tcl # makes the source of SQLite
    ;;
  --web-tests)
    have chromium || have google-chrome || set -- "$@" chromium
    have firefox || set -- "$@" firefox-esr
    set -- "$@" webkit2gtk-driver xvfb libgl1-mesa-dri xdotool imagemagick zbar-tools
    ;;
  --windows)
    set -- "$@" g++-mingw-w64-x86-64-posix binutils-mingw-w64-x86-64 mingw-w64-x86-64-dev wine64 \
      nsis
    have tclsh || set -- "$@" tcl # makes the source of SQLite
    ;;
  esac
  shift
  setup_debian "$@"
  "$root/scripts/sources.sh" imgui # must be compiled from source
else
  setup_other
fi
check_cmake
