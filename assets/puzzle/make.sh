#!/bin/sh
# Draws tile_1.png … tile_8.png, the tiles without numerals, win.png and the pictures from the vector sources beside this script.
# Needs rsvg-convert (librsvg2-bin), pngquant, zopflipng (zopfli) and the font Inter (fonts-inter).
set -eu
cd "$(dirname "$0")"

# Standard input → file $1, with at most $2 colours, dithered with strength $3.
shrink() {
  pngquant --speed 1 --strip --floyd="$3" "$2" - >"$1.tmp"
  zopflipng -y "$1.tmp" "$1" >/dev/null
  rm "$1.tmp"
}

# Twice as fine as the drawing, so that tiles are sharp in large windows and on dense screens.
side=512
for tile in 1 2 3 4 5 6 7 8; do
  left=$(((tile - 1) % 3 * side))
  top=$(((tile - 1) / 3 * side))
  rsvg-convert --zoom=2 --page-width=$side --page-height=$side --left=-$left --top=-$top tiles.svg |
    shrink "tile_$tile.png" 64 0.2
done
# Soft nearly everywhere: half as fine again is enough.
rsvg-convert --zoom=1.5 win.svg | shrink win.png 192 0.2

# Tiles of larger puzzles get their numerals from the program, and are smaller.
side=320
cut() {
  rsvg-convert --zoom=1.25 --page-width=$side --page-height=$side --left=-$2 --top=0 board.svg |
    shrink "$1" 48 0.2
}
cut blank_light.png 0
cut blank_dark.png $side

# Pictures that are cut into tiles: flat tones need few colours.
for picture in bay toucan houses; do rsvg-convert $picture.svg | shrink $picture.png 96 0.6; done
