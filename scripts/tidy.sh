#!/bin/sh
# Runs clang-tidy over the rooms in which a file changed since its last clean run (all at first).
# Needs a configured build tree: scripts/tidy.sh [PRESET], dev by default.
set -eu
cd "$(dirname "$0")/.."
commands=build/${1:-dev}/compile_commands.json
stamp=build/tidy.stamp

if ! command -v clang-tidy >/dev/null 2>&1; then
  echo "tidy: skipped, clang-tidy is not installed (scripts/setup.sh --checks)" >&2
  exit 0
fi

newer=
if [ -f "$stamp" ] && [ -z "$(find .clang-tidy -newer "$stamp")" ]; then newer="-newer $stamp"; fi
# shellcheck disable=SC2086 # two words, or none
rooms=$(find src tests \( -name '*.hpp' -o -name '*.cpp' \) $newer -exec dirname {} \; | sort -u)
[ -n "$rooms" ] || exit 0
touch "$stamp.new"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for room in $rooms; do
  sed -n "s|^ *\"file\": \"\($PWD/$room/[^/]*\.cpp\)\",*$|\1|p" "$commands"
done | sort -u | tr '\n' '\0' >"$work/files"
echo "tidy: $(tr -dc '\0' <"$work/files" | wc -c) files" >&2
xargs -0 -n 1 -P "$(getconf _NPROCESSORS_ONLN)" \
  clang-tidy --quiet --extra-arg=-Wno-unknown-warning-option -p "$(dirname "$commands")" \
  <"$work/files" 2>"$work/log" || {
  grep -v 'warnings\{0,1\} generated' "$work/log" >&2
  exit 1
}
mv "$stamp.new" "$stamp"
