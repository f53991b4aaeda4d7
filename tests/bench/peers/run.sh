#!/bin/sh
# Builds the generators of Scan, Moby Dam and DCTL outside the project and measures ours beside them.
#   tests/bench/peers/run.sh FOLDER PERFT_BENCH [ARGUMENT...]
# FOLDER keeps their sources and programs; PERFT_BENCH is ours, built with -DDAMAS_NATIVE=ON.
set -eu
[ $# -ge 2 ] || {
  sed -n '2,4s/^# //p' "$0" >&2
  exit 2
}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
bench=$2
shift 2
# Their warnings are not ours to mend.
flags="-O3 -march=native -DNDEBUG -w"

# source_of NAME COMMIT: the repository at that commit; one that is there already is used as it is.
source_of() {
  [ -d "$folder/$1" ] && return
  git clone --quiet --no-checkout "https://github.com/rhalbersma/$1" "$folder/$1"
  git -C "$folder/$1" checkout --quiet "$2"
}

build_scan() {
  source_of scan 7aae17e
  sources=
  for part in bb_base bb_comp bb_index bit common fen gen hash libmy list move pos score util var; do
    sources="$sources $folder/scan/src/$part.cpp"
  done
  g++ -std=c++14 -fno-rtti -pthread $flags -flto -I"$folder/scan/src" "$here/scan.cpp" $sources \
    -o "$folder/scan_perft"
}

build_moby_dam() {
  source_of mobydam 60cc8d1
  gcc $flags -flto -I"$folder/mobydam/test" -I"$folder/mobydam/core" "$here/moby_dam.c" \
    "$folder/mobydam/core/move.c" "$folder/mobydam/core/util.c" -o "$folder/moby_dam_perft"
}

# The last version that g++ 12 compiles; it is faster than later ones compiled with clang.
build_dctl() {
  source_of dctl de565a1
  source_of bit_set 438701e
  source_of tabula ccaffa3
  source_of xstd 1e1db05
  g++ -std=c++23 $flags -DGAME="$1" -I"$folder/dctl/include" -I"$folder/bit_set/include" \
    -I"$folder/tabula/include" -I"$folder/xstd/include" "$here/dctl.cpp" -o "$folder/dctl_$1"
}

[ -x "$folder/scan_perft" ] || build_scan
[ -x "$folder/moby_dam_perft" ] || build_moby_dam
for game in brazilian russian checkers international canadian; do
  [ -x "$folder/dctl_$game" ] || build_dctl "$game"
done

"$bench" \
  --peer "Scan 3.1:international:$folder/scan_perft normal 9" \
  --peer "Moby Dam:international:$folder/moby_dam_perft 9" \
  --peer "DCTL:international:$folder/dctl_international 9" \
  --peer "DCTL:brazilian:$folder/dctl_brazilian 10" \
  --peer "DCTL:russian:$folder/dctl_russian 10" \
  --peer "DCTL:english:$folder/dctl_checkers 10" \
  --peer "DCTL:canadian:$folder/dctl_canadian 8" \
  "$@"
