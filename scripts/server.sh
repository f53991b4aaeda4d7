#!/bin/sh
# Serves Damas to others: installs what is missing, builds damas-server, and starts it. The page is served
# too where scripts/web.sh has built it. Arguments go to the program: scripts/server.sh --help lists them.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
"$root/scripts/setup.sh" --server
DAMAS_CMAKE="-DDAMAS_BUILD_SERVER=ON ${DAMAS_CMAKE:-}" "$root/scripts/build.sh" release damas-server >&2
exec "$root/build/release/bin/damas-server" "$@"
