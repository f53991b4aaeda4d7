#!/bin/sh
# Plays games between random levels in all variants with assertions and sanitizers on, by hand:
#   tests/bench/random_levels.sh [GAMES] [SEED]
# GAMES, 1000 if not given, is rounded up to as many for each variant. The same SEED gives the same
# games, except those of several threads. DAMAS_NODES, else 3000, limits the positions of a search,
# which shortens those of the strong levels. In every second pair of games the strongest level plays
# with two threads. DAMAS_ENGINE names the program, else that of the preset dev. Ends at the first game
# that crashes, reports an error of a sanitizer, or is lost by an illegal move.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
engine=${DAMAS_ENGINE:-$root/build/dev/bin/damas-engine}
games=${1:-1000}
random=${2:-1}
nodes=${DAMAS_NODES:-3000}
variants=$("$engine" perft --help | sed -n 's/.*One of: //p' | tr -d ',')
set -- $variants
pairs=$(((games + 2 * $# - 1) / (2 * $#)))
echo "$pairs pairs of games in each of $# variants"

draw() { # draw MOST: sets `drawn` to a number from 1 to MOST
  random=$(((random * 1103515245 + 12345) % 2147483648))
  drawn=$((random / 65536 % $1 + 1))
}
player() { # sets `who` to a random level
  draw 10
  who="level=$drawn,nodes=$nodes"
  if [ "$drawn" -eq 10 ] && [ $((pair % 2)) -eq 0 ]; then who="$who,threads=2"; fi
}

for variant in $variants; do
  pair=1
  while [ "$pair" -le "$pairs" ]; do
    player; a=$who
    player; b=$who
    draw 30000
    said=$("$engine" match --variant "$variant" --a "$a" --b "$b" --games 2 --seed "$drawn" 2>&1) &&
      case $said in *forfeits*) false ;; *) true ;; esac || {
        printf '%s, %s against %s, seed %s:\n%s\n' "$variant" "$a" "$b" "$drawn" "$said"
        exit 1
      }
    pair=$((pair + 1))
  done
  echo "$variant: $((2 * pairs)) games"
done
