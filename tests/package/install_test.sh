#!/bin/sh
# Proves the packages in a clean root of the running Debian's own release: the portable archive runs
# where nothing but the C library is, the .deb installs with what it asks for, plays from /, serves
# others and the page if it has one, and leaves nothing behind. Needs root, debootstrap and a mirror;
# skipped (77) without them. With node and its module ws a match is played at the server.
#   install_test.sh DEB ARCHIVE
set -eu
deb=$1
archive=$2
home=/srv/person # of somebody in the clean root
tests=$(cd "$(dirname "$0")/.." && pwd)
games=$tests/main/pdn/games.pdn
server=
programs='damas damas-terminal damas-engine damas-server'

say() { printf 'install: %s\n' "$*"; }
skip() {
  say "skipped, $*"
  exit 77
}
fail() {
  say "FAILED: $*" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || skip "needs root for a root of its own"
command -v debootstrap >/dev/null || skip "debootstrap is not installed (scripts/setup.sh --package)"
suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
# shellcheck disable=SC2016 # a placeholder of apt's
mirror=$(apt-get indextargets --no-release-info --format '$(REPO_URI)' \
  'Created-By: Packages' 'Component: main' | grep -v security | head -n 1)

work=$(mktemp -d /var/tmp/damas-install.XXXXXX)
root=$work/root
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || :; rm -rf "$work"' EXIT
debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$work/log" 2>&1 || {
  tail -n 3 "$work/log"
  skip "no $suite to be had from $mirror"
}
say "a clean root of $suite"

# As a person who has no file of ours, standing in /, without display and sound.
as_person() {
  chroot --userspec=nobody:nogroup "$root" env -i HOME="$home" LANG=C.UTF-8 PATH="$path" \
    SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy sh -c "cd / && $*"
}
as_root() {
  chroot "$root" env DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" \
    >>"$work/log" 2>&1 || {
    tail -n 20 "$work/log" >&2
    fail "$*"
  }
}

expect() { # expect REGEX COMMAND...
  wanted=$1
  shift
  as_person "$@" >"$work/output" 2>&1 || {
    cat "$work/output" >&2
    fail "$*"
  }
  grep -Eq "$wanted" "$work/output" || {
    tail "$work/output" >&2
    fail "$*: expected $wanted"
  }
  say "$*: $(grep -E "$wanted" "$work/output" | tail -n 1)"
}

# fetched URL: what a server answers to that, in $work/answer.
fetched() {
  # shellcheck disable=SC2016 # variables of perl's
  no_proxy=127.0.0.1 perl -MHTTP::Tiny -e 'my $r = HTTP::Tiny->new->get(shift); print $r->{content}; exit !$r->{success}' \
    "$1" >"$work/answer" || fail "$1: $(head -c 300 "$work/answer")"
}

start_server() { # start_server COMMAND...: sets url
  : >"$work/invitation"
  chroot --userspec=nobody:nogroup "$root" env -i HOME="$home" PATH="$path" \
    sh -c "cd / && exec $*" >"$work/invitation" 2>"$work/server.log" &
  server=$!
  for _ in $(seq 100); do
    url=$(sed -n 's/^Damas: open \(.*\)\/ in a browser$/\1/p' "$work/invitation")
    [ -z "$url" ] || return 0
    sleep 0.1
  done
  cat "$work/server.log" >&2
  fail "damas-server does not serve: $*"
}

end_server() { # end_server FILE: which it leaves behind
  kill "$server"
  wait "$server" || fail "damas-server ended with $?"
  server=
  [ -e "$root$1" ] || fail "damas-server did not keep $1"
}

# serve PREFIX: whoever installed the program there can be a host, with the page that lies there.
serve() {
  expect '^ +--listen ' damas-server --help
  start_server damas-server --port 0
  fetched "$url/health"
  say "$url/health: $(head -n 1 "$work/answer")"
  fetched "$url/"
  site=$1/share/damas/site
  if [ -e "$root$site/index.html" ]; then
    cmp "$root$site/index.html" "$work/answer" || fail "another page is served than that of $site"
    fetched "$url/damas.wasm"
    cmp "$root$site/damas.wasm" "$work/answer" || fail "the page's program is not served"
    say "the page of $site is served"
  else
    grep -q '<title>Damas</title>' "$work/answer" || fail "no page says that the page is missing"
    say "no page was packed, as the server says"
  fi
  if node "$tests/online/ws.mjs" >/dev/null 2>&1; then
    played=$(node "$tests/online/play.mjs" "$url" --quiet) || fail "no match could be played"
    say "a match at the server: $played"
  else
    say "no match was played: node and its module ws are missing (scripts/setup.sh --package)"
  fi
  end_server "$home/.local/share/damas-server/damas.sqlite"

  # The window starts it with these options to open a table on the network.
  start_server "${path%%:*}/damas-server" --table --listen 127.0.0.1 --port 0 \
    --data "$home/table" --database "$home/table/damas.sqlite"
  fetched "$url/health"
  end_server "$home/table/damas.sqlite"
  say "a table on the network can be opened"
}

# play_everything PREFIX: by the programs that are installed there.
play_everything() {
  mkdir -m 777 "$root$home"
  cp "$games" "$root$home/games.pdn"
  expect '^damas [0-9]' damas --version
  expect '^[1-9][0-9]{4}' "damas --screenshot $home/board.png && wc -c <$home/board.png"
  head -c 4 "$root$home/board.png" | grep -q PNG || fail "a screenshot is no PNG"
  # A window that is still there when its time is over has started.
  expect '^124$' "timeout 5 damas $home/games.pdn; echo \$?"
  expect '(wins|draw)' damas-terminal --demo --seed 1 --level 1 --lang en
  expect '^nodes 37628$' damas-engine perft --variant brazilian --depth 6
  expect 'GameType' damas-engine convert $home/games.pdn
  serve "$1"
  rm -r "$root$home"
}

if [ -n "$archive" ]; then
  mkdir "$root/opt/portable"
  tar -xzf "$archive" -C "$root/opt/portable" --strip-components=1
  path=/opt/portable/bin:/usr/bin:/bin
  for program in $programs; do
    # What every Linux has: the C library, its mathematics, its loader.
    needs=$(objdump -p "$root/opt/portable/bin/$program" | sed -n 's/^ *NEEDED *//p' | tr '\n' ' ')
    say "$program needs $needs"
    for library in $needs; do
      case $library in libc.so.6 | libm.so.6 | ld-linux*) ;; *) fail "$program needs $library" ;; esac
    done
  done
  play_everything /opt/portable
  rm -r "$root/opt/portable"
fi

files() { # what is there, but for logs, and for what apt keeps of its own work
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./var/log -o -path ./var/cache/apt \) -prune \
    -o -print) | sort
}

echo "deb $mirror $suite main" >"$root/etc/apt/sources.list"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
as_root apt-get -qq update
# Its dependencies, and what makes menus and types of files of a desktop, by apt and beforehand, so
# that what differs at the end is the package's alone.
wanted=$(dpkg-deb -f "$deb" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g')
# shellcheck disable=SC2086 # one word per package
as_root apt-get -qq -y --no-install-recommends install $wanted shared-mime-info desktop-file-utils
files >"$work/before"

cp "$deb" "$root/srv/damas.deb"
as_root apt-get -qq -y --no-install-recommends install /srv/damas.deb
rm "$root/srv/damas.deb"
path=/usr/games:/usr/bin:/bin
play_everything /usr
expect 'damas.desktop' grep draughts-pdn /usr/share/applications/mimeinfo.cache
expect 'x-draughts-pdn:\*.pdn' grep pdn /usr/share/mime/globs2
for program in $programs; do
  page=$root/usr/share/man/man6/$program.6.gz
  as_person "$program --help --lang en || $program --help" 2>/dev/null |
    grep -o -- '--[a-z][a-z-]*' | sort -u >"$work/options"
  [ -s "$work/options" ] || fail "$program --help names no option"
  while read -r option; do
    zcat "$page" | sed 's/\\//g' | grep -q -- "$option" || fail "$page lacks $option"
  done <"$work/options"
done
say "the man pages have all options"

files >"$work/with"
say "$(comm -13 "$work/before" "$work/with" | grep -vc /var/) paths installed"
as_root apt-get -qq -y purge damas
files >"$work/after"
diff "$work/before" "$work/after" || fail "removing the package left (>) or took (<) these"
say "nothing is left of it"
