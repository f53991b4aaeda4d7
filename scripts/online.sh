#!/bin/sh
# Starts PostgreSQL in a temporary folder and two servers that share it, and plays a match between clients
# in separate processes. Needs the packages of scripts/setup.sh --server.
#   scripts/online.sh [--stay | --run COMMAND ...]
#     --stay: keeps everything running after the match, until Ctrl+C
#     --run: runs the command instead of the match, with the addresses in DAMAS_URL_1 and DAMAS_URL_2,
#            the database in DAMAS_DATABASE and the server program in DAMAS_SERVER
# DAMAS_SITE names the folder of the page if it is not beside the program.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
[ -n "${DAMAS_POSTGRES:-}" ] || exec "$root/scripts/postgres.sh" "$root/scripts/online.sh" "$@"
server=${DAMAS_SERVER:-$root/build/release/bin/damas-server}
die() {
  echo "online: $*" >&2
  exit 1
}
[ -x "$server" ] || die "no server at $server; build it with scripts/build.sh release, or name it in DAMAS_SERVER"

work=$(mktemp -d)
pids=
finish() {
  for pid in $pids; do kill "$pid" 2>/dev/null || true; done
  for pid in $pids; do wait "$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM

start_server() { # start_server NAME: sets the variable url
  "$server" --port 0 --per-address 0 --database "$DAMAS_DATABASE" \
    ${DAMAS_SITE:+--site "$DAMAS_SITE"} >/dev/null 2>"$work/$1.log" &
  pids="$pids $!"
  tries=0
  until grep -qs '"event":"serving"' "$work/$1.log"; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || die "the server does not start: $(cat "$work/$1.log")"
    sleep 0.1
  done
  url=http://127.0.0.1:$(sed -n 's/.*"port":\([0-9]*\).*/\1/p' "$work/$1.log")
}
start_server one
DAMAS_URL_1=$url
start_server two
DAMAS_URL_2=$url
export DAMAS_URL_1 DAMAS_URL_2 DAMAS_SERVER="$server"
echo "PostgreSQL: $DAMAS_DATABASE"
echo "servers: $DAMAS_URL_1 $DAMAS_URL_2"

case "${1:-}" in
--run)
  shift
  "$@"
  ;;
--stay)
  echo "Ctrl+C ends them"
  wait
  ;;
*)
  node "$root/tests/online/play.mjs" "$DAMAS_URL_1" "$DAMAS_URL_2"
  ;;
esac
