#!/usr/bin/env bash
#
# Checks a settings file.   strict.sh ok|missing|abort|unset|early
set -euo pipefail

MODE="${1:-ok}"
WORK=$(mktemp -d)

cleanup() {
  local rc=$?
  rm -rf "$WORK"
  if [ "$rc" -ne 0 ]; then
    echo "ERROR: ended with status $rc"
  fi
  exit "$rc"
}
trap cleanup EXIT

if [ "$MODE" = "early" ]; then
  echo "✅ Nothing to do"
  exit 0
fi

if [ "$MODE" = "missing" ]; then
  echo "ERROR: settings.json is missing"
  exit 3
fi

[ "$MODE" != "abort" ] || grep -q needle /dev/null
[ "$MODE" != "unset" ] || echo "Created: $NO_SUCH_VARIABLE"

printf '{}\n' > "$WORK/settings.json"
SIZE=$(wc -c < "$WORK/settings.json")
echo "Created: settings.json"
echo "size_bytes: $SIZE"
echo "Confidence: 95%"
echo "Settings check completed"
