#!/bin/bash
# What is printed is known only when the script runs.
STATUS=SUCCESS
say() { echo "[$(date +%H:%M:%S)] $*"; }
say "Created: first file.txt"
if [ "${1:-}" = bad ]; then
  STATUS=FAILED
  say "ERROR: the disk is \"full\""
fi
message="Confidence: 0.66"
echo "$message"
echo "Modified: $0"
say "all quiet"
echo "Status: $STATUS"
