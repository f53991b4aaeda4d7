#!/bin/sh
# Plays Damas: installs missing packages, builds, and starts the window if there is a display, else the
# terminal game. Without a terminal it prints one game of the computer against itself.
# Arguments are passed to the program.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

case " $* " in
*" --screenshot"*) program=damas ;; # needs no display
*)
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ]; then
    program=damas
  else
    program=damas-terminal
    case " $* " in
    *" --demo "* | *" --mode"* | *" --load"*) ;; # the arguments already choose the game
    *) if [ ! -t 0 ] || [ ! -t 1 ]; then set -- --demo "$@"; fi ;;
    esac
  fi
  ;;
esac

"$root/scripts/setup.sh"
# Joined files make the first build shorter. A folder that was configured before keeps its setting.
if [ ! -f "$root/build/release/build.ninja" ] && command -v python3 >/dev/null; then
  export DAMAS_CMAKE="-DDAMAS_JOIN=ON ${DAMAS_CMAKE:-}"
fi
"$root/scripts/build.sh" release "$program" >&2
bin=$root/build/release/bin
if [ "$program" = damas ] && [ -d "$bin/Damas.app" ]; then bin=$bin/Damas.app/Contents/MacOS; fi # macOS
exec "$bin/$program" "$@"
