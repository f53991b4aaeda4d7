#!/bin/sh
# Unpacks sources of libraries from Debian's source packages into a folder. If a source package is not
# available, the build downloads that library from its authors.
#   scripts/sources.sh [--all] [NAME...]    NAME as in third_party/CMakeLists.txt: SDL2, imgui, ...
# DAMAS_SOURCES names the folder, by default build/sources.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
sources=${DAMAS_SOURCES:-$root/build/sources}

say() { printf 'sources: %s\n' "$*" >&2; }

# Each line: name, source package, suite. The suites have the versions that third_party/CMakeLists.txt
# pins, or compatible ones.
packages() {
  cat <<'END'
imgui imgui trixie
qrcodegen qr-code-generator bookworm
SDL2 libsdl2 bookworm
SDL2_image libsdl2-image bookworm
SDL2_ttf libsdl2-ttf bookworm
freetype freetype bookworm
CLI11 cli11 bookworm
nlohmann_json nlohmann-json3 bookworm
doctest doctest bookworm
giflib giflib bookworm
sqlite sqlite3 bookworm
END
}

# Runs apt-get with a separate source list, so that the system's configuration does not change; the list
# uses the system's mirror.
private_apt() {
  apt-get -qq -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=/dev/null \
    -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache" -o Debug::NoLocking=true \
    -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none "$@" >/dev/null 2>&1
}

debian_mirror() {
  # shellcheck disable=SC2016 # a placeholder of apt's
  apt-get indextargets --no-release-info --format '$(REPO_URI)' \
    'Created-By: Packages' 'Component: main' 2>/dev/null | grep -v security | head -n 1
}

list_suites() { # downloads the package lists of all suites in the table
  mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
  keys=/usr/share/keyrings/debian-archive-keyring.gpg
  if [ -f "$keys" ]; then signed="[signed-by=$keys]"; else signed=; fi
  mirror=$(debian_mirror)
  packages | cut -d ' ' -f 3 | sort -u |
    while read -r suite; do echo "deb-src $signed $mirror $suite main"; done >"$work/sources.list"
  private_apt update
}

# Replaces SQLite's source by the two files that it makes of it; needs a C compiler, make and tclsh.
amalgamate() {
  (cd "$1"/* && ./configure && make sqlite3.c) >"$work/sqlite.log" 2>&1 || return 1
  mkdir "$1.made" && mv "$1"/*/sqlite3.c "$1"/*/sqlite3.h "$1.made" && rm -rf "$1" || return 1
  mkdir "$1" && mv "$1.made" "$1/sqlite"
}

# unpack NAME PACKAGE SUITE: unpacks the original archive of the package, without Debian's changes.
unpack() {
  mkdir -p "$work/$1/unpacked"
  (cd "$work/$1" && private_apt source --download-only --tar-only --only-source "$2/$3") || return 1
  (cd "$work/$1/unpacked" && cmake -E tar xf ../"$2"_*.orig.tar.*) || return 1
  if [ "$1" = sqlite ]; then amalgamate "$work/$1/unpacked" || return 1; fi
  mv "$work/$1"/unpacked/* "$sources/$1"
  say "put $1 into $sources"
}

if [ "${1:-}" = --all ]; then
  # shellcheck disable=SC2046 # one word per name
  set -- $(packages | cut -d ' ' -f 1)
fi
missing=
for name in "$@"; do
  packages | grep -q "^$name " || {
    say "unknown name $name; known are:" $(packages | cut -d ' ' -f 1)
    exit 2
  }
  [ -e "$sources/$name" ] || missing="$missing $name"
done
[ -n "$missing" ] || exit 0

mkdir -p "$sources"
work=$(mktemp -d "$sources/apt.XXXXXX")
trap 'rm -rf "$work"' EXIT
if ! command -v apt-get >/dev/null 2>&1 || ! list_suites; then
  say "no source packages here; the build will download$missing"
  exit 0
fi
for name in $missing; do
  # shellcheck disable=SC2046 # three words
  unpack $(packages | grep "^$name ") || say "no source package of $name; the build will download it"
done
