#!/bin/sh
# Draws tile_1 … tile_8, the tiles without numerals, the win and the pictures from the vector sources beside
# this script: each as a PNG for the programs and as a smaller WebP for the page, whose browser decodes it.
# Needs rsvg-convert (librsvg2-bin), pngquant, zopflipng (zopfli), cwebp (webp) and the font Inter (fonts-inter).
set -eu
cd "$(dirname "$0")"

# Standard input → $1.png, with at most $2 colours, dithered with strength $3, and $1.webp: with the same
# pixels if $4 is "flat", because a palette packs few colours best, else with all colours but some loss.
store() {
  cat >"$1.tmp"
  pngquant --speed 1 --strip --floyd="$3" "$2" - <"$1.tmp" >"$1.few"
  zopflipng -y "$1.few" "$1.png" >/dev/null
  if [ "${4:-}" = flat ]; then
    cwebp -quiet -lossless -q 100 -m 6 "$1.png" -o "$1.webp"
  else
    cwebp -quiet -q 80 -m 6 -sharp_yuv "$1.tmp" -o "$1.webp"
  fi
  rm "$1.tmp" "$1.few"
}

# Twice as fine as the drawing, so that tiles are sharp in large windows and on dense screens.
side=512
for tile in 1 2 3 4 5 6 7 8; do
  left=$(((tile - 1) % 3 * side))
  top=$(((tile - 1) / 3 * side))
  rsvg-convert --zoom=2 --page-width=$side --page-height=$side --left=-$left --top=-$top tiles.svg |
    store "tile_$tile" 64 0.2
done
# Soft nearly everywhere: half as fine again is enough.
rsvg-convert --zoom=1.5 win.svg | store win 192 0.2

# Tiles of larger puzzles get their numerals from the program, and are smaller.
side=320
cut() {
  rsvg-convert --zoom=1.25 --page-width=$side --page-height=$side --left=-$2 --top=0 board.svg |
    store "$1" 48 0.2
}
cut blank_light 0
cut blank_dark $side

# Pictures that are cut into tiles: flat tones need few colours; the sky of the bay is not flat.
rsvg-convert bay.svg | store bay 96 0.6
for picture in toucan houses; do rsvg-convert $picture.svg | store $picture 96 0.6 flat; done
