#!/bin/sh
# Makes Inter-Regular.otf and Inter-SemiBold.otf from the font as it is published: only the characters
# that Damas shows or that names in game files need (Latin, Greek, Cyrillic, punctuation, arrows,
# mathematics, shapes), without hints and layout tables, so that every font library draws them alike.
# And Inter-Regular-first.otf, the part of the regular one that a page needs for its first picture: ASCII and what
# else the English and Portuguese texts use (tests/view/window/share/fonts_test.cpp).
#   assets/fonts/make.sh [FOLDER]    FOLDER has both files of Inter 3.19 as Debian's package fonts-inter
#                                    4.0~beta7+ds-1 installs them; others are refused
# Needs pyftsubset (Debian: fonttools).
set -eu
cd "$(dirname "$0")"
from=${1:-/usr/share/fonts/opentype/inter}
(cd "$from" && sha256sum --check --quiet -) <<END
a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc  Inter-Regular.otf
8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457  Inter-SemiBold.otf
END

# cut WEIGHT CHARACTERS FILE
cut() {
  pyftsubset "$from/Inter-$1.otf" --unicodes="$2" \
    --layout-features= --no-hinting --desubroutinize --name-IDs=0,1,2,3,4,5,6,13,14 \
    --output-file="$3"
}
all=U+20-7E,U+A0-17F,U+386-3CE,U+400-45F,U+2010-205E,U+20AC,U+2122,U+2190-22FF,U+2318,U+25A0-27BF
cut Regular $all Inter-Regular.otf
cut SemiBold $all Inter-SemiBold.otf
letters=U+C0-C3,U+C7,U+C9,U+CA,U+CD,U+D3-D5,U+DA,U+E0-E3,U+E7,U+E9,U+EA,U+ED,U+F3-F5,U+FA
signs=U+A0,U+B7,U+D7,U+2013,U+2014,U+201C,U+201D,U+2022,U+2026,U+2190-2193,U+2212,U+2265
cut Regular U+20-7E,$letters,$signs Inter-Regular-first.otf
