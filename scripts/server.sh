#!/bin/sh
# Installs missing packages, builds damas-server, and starts it. The server also serves the page if
# scripts/web.sh has built it. Arguments are passed to the program: scripts/server.sh --help lists them.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
"$root/scripts/setup.sh" --server
DAMAS_CMAKE="-DDAMAS_BUILD_SERVER=ON ${DAMAS_CMAKE:-}" "$root/scripts/build.sh" release damas-server >&2
exec "$root/build/release/bin/damas-server" "$@"
