#!/bin/bash
log=$(mktemp)
exec 3>&1
exec 4>"$log"
echo "ERROR: only a warning" >&2
echo "Created: to-the-log.txt" >&4
echo "Created: appended.txt" >> "$log"
echo "FAILED" &> /dev/null
echo "FAILED" 1>&2 2>/dev/null
echo "Created: seen.txt" 2>/dev/null >&1
{ echo "FAILED"; } > "$log" 2>&1
if true; then echo "FAILED"; fi >> "$log"
quiet() { echo "FAILED"; } >/dev/null
quiet
echo "Confidence: 0.7"
exec > "$log"
echo "FAILED"
rm -f "$log"
[ "${1:-}" = ok ]
