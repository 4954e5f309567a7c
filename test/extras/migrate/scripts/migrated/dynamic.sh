#!/bin/bash
# What is printed is known only when the script runs.

# (collector)

STATUS=SUCCESS
# LEGACY (replaced with JSON): echo "[$(date +%H:%M:%S)] $*"
say() { skill_output line "[$(date +%H:%M:%S)] $*"; }
say "Created: first file.txt"
if [ "${1:-}" = bad ]; then
  STATUS=FAILED
  say "ERROR: the disk is \"full\""
fi
message="Confidence: 0.66"
# LEGACY (replaced with JSON): echo "$message"
skill_output line "$message"
# LEGACY (replaced with JSON): echo "Modified: $0"
skill_output deliverable "$0"
say "all quiet"
# LEGACY (replaced with JSON): echo "Status: $STATUS"
skill_output line "Status: $STATUS"

exit # here the result is printed
