#!/bin/bash

# (collector)

log=$(mktemp)
exec 3>&1
exec 4>"$log"
echo "ERROR: only a warning" >&2
echo "Created: to-the-log.txt" >&4
echo "Created: appended.txt" >> "$log"
echo "FAILED" &> /dev/null
echo "FAILED" 1>&2 2>/dev/null
# LEGACY (replaced with JSON): echo "Created: seen.txt" 2>/dev/null >&1
skill_output deliverable seen.txt
{ echo "FAILED"; } > "$log" 2>&1
if true; then echo "FAILED"; fi >> "$log"
quiet() { echo "FAILED"; } >/dev/null
quiet
# LEGACY (replaced with JSON): echo "Confidence: 0.7"
skill_output confidence 0.7
exec > "$log"
echo "FAILED"
rm -f "$log"
[ "${1:-}" = ok ]

exit # here the result is printed
