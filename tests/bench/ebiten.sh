#!/bin/sh
# Builds the Go/Ebiten puzzle's page, beside which tests/web/bench.mjs measures ours:
#   tests/bench/ebiten.sh PUZZLE EBITEN OUT
# PUZZLE is a checkout of mfbmina/puzzle, EBITEN one of hajimehoshi/ebiten at v2.7.3. Needs Debian's
# golang-go (1.19) and golang-golang-x-{image,sync,sys,text}-dev; no Go module is fetched.
set -eu
[ $# -eq 3 ] || {
  echo "usage: $0 PUZZLE EBITEN OUT" >&2
  exit 2
}
mkdir -p "$3"
out=$(cd "$3" && pwd)
path=$(mktemp -d)
trap 'rm -rf "$path"' EXIT
modules=$path/src/github.com
mkdir -p "$modules/mfbmina" "$modules/hajimehoshi/ebiten" "$modules/ebitengine/hideconsole" \
  "$path/src/golang.org"
cp -r "$1" "$modules/mfbmina/puzzle"
cp -r "$2" "$modules/hajimehoshi/ebiten/v2"
ln -s /usr/share/gocode/src/golang.org/x "$path/src/golang.org/x"
# Hides a console on Windows; nothing of it is called elsewhere.
echo 'package hideconsole' >"$modules/ebitengine/hideconsole/hideconsole.go"
cd "$modules/mfbmina/puzzle"
rm -f go.mod # which asks for a newer Go
GOPATH=$path GO111MODULE=off GOOS=js GOARCH=wasm go build -o "$out/game.wasm" .
cp docs/index.html "$(go env GOROOT)/misc/wasm/wasm_exec.js" "$out/"
ls -l "$out"
