#!/bin/sh
# Runs the long tests of the server (load, faults, attacks) and writes tests/online/results.md. They are
# started by hand; CI does not run them.
#   scripts/trials.sh [PART ...]
#     parts: load, kills, people, faults, attacks, flood, fuzz; by default all. A part that does not run
#     keeps the figures of its last run; "page" runs no part and only writes the results page.
# Needs the packages of scripts/setup.sh --server. In the part faults, disk and network faults need root,
# and clock faults need libfaketime. The part people needs two browsers (scripts/setup.sh --web-tests) and
# xdotool for a window.
#   DAMAS_SERVER   the server, by default that of the preset release
#   DAMAS_FUZZ     the program test_online, by default that of the preset dev, which has sanitizers
#   DAMAS_SECONDS  the duration of the load, by default 60
#   DAMAS_WINDOW   the window's program, by default that of build/release
#   DAMAS_SITE     the page, by default that of build/web
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
DAMAS_SERVER=${DAMAS_SERVER:-$root/build/release/bin/damas-server}
export DAMAS_SERVER
fuzz=${DAMAS_FUZZ:-$root/build/dev/bin/test_online}
out=build/trials
page=tests/online/results.md
mkdir -p "$out"

say() { printf 'trials: %s\n' "$*" >&2; }
trial() { # trial SCRIPT ARGUMENT...: runs a script of tests/online
  script=$1
  shift
  node "tests/online/$script" "$@"
}
on_postgres() { scripts/postgres.sh node "tests/online/$@"; }
busy() { # prints the load of the machine by other programs
  sed 's/^\([^ ]*\) \([^ ]*\) .*/*Load of the machine before: \1 in the last minute, \2 in five.*/' /proc/loadavg
  echo
}
point() { # point COMMAND ...: prints the output of the command as one item of a list
  printf -- '- '
  "$@"
}

load() {
  busy
  echo 'A thousand moves a second among 2,000 matches:'
  echo
  trial load.mjs --seconds "${DAMAS_SECONDS:-60}" --rate 1000 --peer
  on_postgres load.mjs --seconds "${DAMAS_SECONDS:-60}" --rate 1000 | tail -n +3
  echo
  echo 'Two thousand, so that each of the 4,000 players moves every two seconds:'
  echo
  trial load.mjs --seconds "${DAMAS_SECONDS:-60}" --rate 2000 --peer
  on_postgres load.mjs --seconds "${DAMAS_SECONDS:-60}" --rate 2000 | tail -n +3
}
kills() {
  busy
  point trial kills.mjs --kills 200 --drops 1000
  point on_postgres kills.mjs --kills 200 --drops 1000 --servers 2
}
people() {
  busy
  trial people.mjs
  echo
  on_postgres people.mjs --servers 2 --kills 4 --seed 2
  echo
  trial table.mjs
}
faults() {
  busy
  point on_postgres kills.mjs --servers 2 --restarts 20 --drops 50
  point on_postgres standstill.mjs
  point trial faults.mjs disk --seconds 30
  for run in trial on_postgres; do
    point $run faults.mjs clock --seconds 30
    point $run faults.mjs network --seconds 60
  done
}
attacks() {
  busy
  trial attacks.mjs
}
flood() {
  busy
  # A failure is reported on the results page.
  trial flood.mjs --seconds "${DAMAS_SECONDS:-20}" || true
  echo
  on_postgres flood.mjs --seconds "${DAMAS_SECONDS:-20}" || true
}
fuzz() {
  busy
  printf -- '- With sanitizers (address, undefined behaviour): '
  "$fuzz" --test-case='a million*' | grep inputs
}

title() {
  case $1 in
  load) echo "## Load" ;;
  kills) echo "## Kills and cut connections" ;;
  people) echo "## Matches in two browsers and a window" ;;
  faults) echo "## Other faults" ;;
  attacks) echo "## Attacks" ;;
  flood) echo "## Floods" ;;
  fuzz) echo "## Damaged messages" ;;
  esac
}
kept() { # kept PART: prints its present section of the results page, for parts that never ran here
  awk -v title="$(title "$1")" '
    $0 == title { found = 1; next }
    /^## / { found = 0 }
    found && (NF || begun) { begun = 1; line[++count] = $0 }
    END { while (count && line[count] == "") --count; for (i = 1; i <= count; ++i) print line[i] }' "$page"
}
for reader in sqlite3 psql; do # without them the database could not be compared with the messages to the players
  command -v "$reader" >/dev/null || {
    say "expected $reader to be installed: scripts/setup.sh --server"
    exit 1
  }
done
parts='load kills people faults attacks flood fuzz'
for part in $parts; do
  [ -f "$out/$part.md" ] || kept "$part" >"$out/$part.md"
done
for part in ${*:-$parts}; do
  [ "$part" != page ] || continue
  say "$part"
  {
    printf '*%s, commit %s%s.* ' "$(date +%Y-%m-%d)" "$(git rev-parse --short HEAD)" \
      "$(git diff --quiet HEAD -- . ":!$page" || echo ', changed')"
    "$part"
  } >"$out/$part.part"
  mv "$out/$part.part" "$out/$part.md"
done

{
  cat <<'END'
# Long tests of the server

Figures of `scripts/trials.sh`, which wrote this page; nothing here is typed by hand. Players, attackers
and server share one machine, so what the former cost is part of every figure. A move's time is from
the hand of one player to the screen of the other: over two sockets, through the rules, and after the
database has it for good (SQLite with `synchronous=FULL`, PostgreSQL with its defaults). The clients are
of `tests/online/client.mjs`, written from the protocol's page alone.

END
  printf '%s processors (%s), %s of memory, Linux %s.\n' "$(nproc)" \
    "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)" \
    "$(awk '/MemTotal/ { printf "%.0f GiB", $2 / 1048576 }' /proc/meminfo)" "$(uname -r)"
  for part in $parts; do
    echo
    title "$part"
    echo
    cat "$out/$part.md"
  done
} >"$page"
say "see $page"
