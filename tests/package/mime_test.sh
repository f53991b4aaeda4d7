#!/bin/sh
# The declaration of PDN and of lessons is read by the desktop's own tool, and says name, beginning and icon.
#   mime_test.sh damas-mime.xml
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/packages"
cp "$1" "$work/packages/damas.xml"
PKGSYSTEM_ENABLE_FSYNC=0 update-mime-database "$work"

found() { # found TEXT FILE
  grep -aqF "$1" "$work/$2" || {
    echo "mime: expected '$1' in $2:" >&2
    cat "$work/$2" >&2
    exit 1
  }
}
found 'application/x-draughts-pdn:*.pdn' globs
found 'application/x-damas-lesson:*.lesson' globs
found '[GameType "' magic
found 'application/x-draughts-pdn text/plain' subclasses
found 'application/x-draughts-pdn:damas' icons
found 'application/x-damas-lesson:damas' icons
grep -q 'xml:lang="pt_BR">partidas de damas<' "$work/application/x-draughts-pdn.xml"
