#!/bin/sh
# Makes Inter-Regular.otf and Inter-SemiBold.otf from the font as it is published: only the characters
# that Damas shows or that names in game files need (Latin, Greek, Cyrillic, punctuation, arrows,
# mathematics, shapes), without hints and layout tables, so that every font library draws them alike.
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
for weight in Regular SemiBold; do
  pyftsubset "$from/Inter-$weight.otf" \
    --unicodes=U+20-7E,U+A0-17F,U+386-3CE,U+400-45F,U+2010-205E,U+20AC,U+2122,U+2190-22FF,U+2318,U+25A0-27BF \
    --layout-features= --no-hinting --desubroutinize --name-IDs=0,1,2,3,4,5,6,13,14 \
    --output-file="Inter-$weight.otf"
done
