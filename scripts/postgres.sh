#!/bin/sh
# Runs a command with a temporary PostgreSQL, which listens only on a socket in its folder; afterwards
# stops PostgreSQL and removes the folder. The tests with PostgreSQL use this script.
#   scripts/postgres.sh COMMAND ...
#     runs the command with the database in DAMAS_DATABASE and the folder in DAMAS_POSTGRES; returns 77
#     if PostgreSQL is not installed
#   scripts/postgres.sh --restart
#     called by the command: kills PostgreSQL, so that it cannot shut down cleanly, and starts it again
#   scripts/postgres.sh --suspend, --resume
#     called by the command: suspends or resumes all processes of PostgreSQL
# DAMAS_POSTGRES_OPTIONS holds options for PostgreSQL, such as "-c fsync=off".
set -eu
binaries=$(pg_config --bindir 2>/dev/null || true)
for folder in "$binaries" /usr/lib/postgresql/*/bin; do
  [ -x "$folder/initdb" ] && binaries=$folder && break
done
[ -x "$binaries/initdb" ] || {
  echo "postgres: PostgreSQL's initdb is not to be found; install postgresql" >&2
  exit 77
}

# PostgreSQL does not run as root.
postgres_do() {
  if [ "$(id -u)" = 0 ]; then (cd "$DAMAS_POSTGRES" && runuser -u postgres -- "$@"); else "$@"; fi
}
start() {
  postgres_do "$binaries/pg_ctl" -D "$DAMAS_POSTGRES/data" -w -l "$DAMAS_POSTGRES/log" start -o \
    "-c listen_addresses='' -c unix_socket_directories=$DAMAS_POSTGRES ${DAMAS_POSTGRES_OPTIONS:-}" >/dev/null
}
stop() { postgres_do "$binaries/pg_ctl" -D "$DAMAS_POSTGRES/data" -m "$1" stop >/dev/null 2>&1; }

signal_all() {
  main=$(head -n 1 "$DAMAS_POSTGRES/data/postmaster.pid")
  # shellcheck disable=SC2046 # one word for each process
  kill "-$1" "$main" $(ps -o pid= --ppid "$main")
}

case ${1:-} in
  --suspend) signal_all STOP && exit ;;
  --resume) signal_all CONT && exit ;;
esac
if [ "${1:-}" = --restart ]; then
  stop immediate
  start
  exit
fi

DAMAS_POSTGRES=$(mktemp -d)
DAMAS_DATABASE="postgresql://damas@/postgres?host=$DAMAS_POSTGRES"
export DAMAS_POSTGRES DAMAS_DATABASE
finish() {
  stop immediate || true
  rm -rf "$DAMAS_POSTGRES"
}
trap finish EXIT
trap 'exit 130' INT TERM
chmod 711 "$DAMAS_POSTGRES"
[ "$(id -u)" != 0 ] || chown postgres "$DAMAS_POSTGRES"
postgres_do "$binaries/initdb" -D "$DAMAS_POSTGRES/data" -U damas -A trust --no-sync >"$DAMAS_POSTGRES/initdb.log"
start
"$@"
