#!/bin/sh
# Draws the icon's pictures from the SVGs of this folder. They are kept beside it, so that only who
# changes the icon needs the tools: rsvg-convert, pngquant, zopflipng, icotool and png2icns
# (Debian: librsvg2-bin pngquant zopfli icoutils icnsutils).
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

draw() { # draw SVG PIXELS PNG
  rsvg-convert -w "$2" -h "$2" "$1" -o "$work/drawn.png"
  pngquant --force --speed 1 --quality 90-100 --strip -o "$work/fewer.png" "$work/drawn.png" ||
    cp "$work/drawn.png" "$work/fewer.png"
  zopflipng -y "$work/fewer.png" "$3" >/dev/null
}

for size in 16 22 24 32; do draw damas_small.svg "$size" "damas_$size.png"; done
for size in 36 48 64 72 96 128 192 256 512; do draw damas.svg "$size" "damas_$size.png"; done
for size in 192 512; do draw damas_maskable.svg "$size" "damas_maskable_$size.png"; done
draw damas_maskable.svg 180 damas_apple_180.png

icotool -c -o damas.ico damas_16.png damas_24.png damas_32.png damas_48.png damas_64.png \
  -r damas_256.png

# The large pictures go into the icns as the PNGs they are; png2icns would make them five times as big.
number() { # as four bytes, the highest first
  # shellcheck disable=SC2059 # the inner printf makes the format
  printf "$(printf '\\%03o' $(($1 >> 24)) $(($1 >> 16 & 255)) $(($1 >> 8 & 255)) $(($1 & 255)))"
}
chunk() { # chunk TYPE FILE
  printf '%s' "$1"
  number $(($(wc -c <"$2") + 8))
  cat "$2"
}
png2icns "$work/small.icns" damas_16.png damas_32.png damas_48.png damas_128.png >/dev/null
{
  tail -c +9 "$work/small.icns"
  chunk ic08 damas_256.png
  chunk ic09 damas_512.png
} >"$work/chunks"
chunk icns "$work/chunks" >damas.icns
