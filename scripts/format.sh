#!/bin/sh
# Formats all C++ files, or with --check only says which of them are not formatted.
# Another clang-format than 14 formats differently, so --check accepts no other.
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
