#!/usr/bin/env bash
#
# Checks a settings file.   strict.sh ok|missing|abort|unset|early

# (collector)

set -euo pipefail

MODE="${1:-ok}"
WORK=$(mktemp -d)

cleanup() {
  local rc=$?
  rm -rf "$WORK"
  if [ "$rc" -ne 0 ]; then
    # LEGACY (replaced with JSON): echo "ERROR: ended with status $rc"
    skill_output error "ended with status $rc"
  fi
  exit "$rc"
}
skill_output_trap cleanup EXIT

if [ "$MODE" = "early" ]; then
  # LEGACY (replaced with JSON): echo "✅ Nothing to do"
  skill_output success
  exit 0
fi

if [ "$MODE" = "missing" ]; then
  # LEGACY (replaced with JSON): echo "ERROR: settings.json is missing"
  skill_output error "settings.json is missing"
  exit 3
fi

[ "$MODE" != "abort" ] || grep -q needle /dev/null
# LEGACY (replaced with JSON): echo "Created: $NO_SUCH_VARIABLE"
[ "$MODE" != "unset" ] || skill_output deliverable "$NO_SUCH_VARIABLE"

printf '{}\n' > "$WORK/settings.json"
SIZE=$(wc -c < "$WORK/settings.json")
# LEGACY (replaced with JSON): echo "Created: settings.json"
skill_output deliverable settings.json
# LEGACY (replaced with JSON): echo "size_bytes: $SIZE"
skill_output metric size_bytes "$SIZE"
# LEGACY (replaced with JSON): echo "Confidence: 95%"
skill_output confidence 95%
# LEGACY (replaced with JSON): echo "Settings check completed"
skill_output success

exit # here the result is printed
