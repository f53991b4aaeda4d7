#!/bin/sh
# Plays Damas: installs what is missing, builds, and starts the best face for this place: the window
# where there is a display, else the terminal, else one game of the machine against itself, printed.
# Arguments go to the program.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

case " $* " in
*" --screenshot"*) program=damas ;; # draws without a display
*)
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ]; then
    program=damas
  else
    program=damas-terminal
    case " $* " in
    *" --demo "* | *" --mode"* | *" --load"*) ;; # says itself what is to be played
    *) if [ ! -t 0 ] || [ ! -t 1 ]; then set -- --demo "$@"; fi ;;
    esac
  fi
  ;;
esac

"$root/scripts/setup.sh"
"$root/scripts/build.sh" release "$program" >&2
bin=$root/build/release/bin
if [ "$program" = damas ] && [ -d "$bin/Damas.app" ]; then bin=$bin/Damas.app/Contents/MacOS; fi # macOS
exec "$bin/$program" "$@"
