#!/bin/sh
# Formats all C++ files; with --check it only lists those that are not formatted.
# Other versions of clang-format format differently, so --check accepts only version 14.
set -eu
cd "$(dirname "$0")/.."

if command -v clang-format-14 >/dev/null 2>&1; then
  formatter=clang-format-14
elif clang-format --version 2>/dev/null | grep -q 'version 14\.'; then
  formatter=clang-format
else
  echo "format: skipped, clang-format 14 is not installed (scripts/setup.sh --checks)" >&2
  exit 0
fi

if [ "${1:-}" = --check ]; then set -- --dry-run --Werror; else set -- -i; fi
find src tests assets \( -name '*.hpp' -o -name '*.cpp' \) -print0 | xargs -0 "$formatter" "$@"
