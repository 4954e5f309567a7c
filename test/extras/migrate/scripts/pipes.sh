#!/bin/bash
set -eo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
touch "one two.txt" three.txt

find . -name '*.txt' | sort | while IFS= read -r file; do
  echo "Created: \"$file\""
done
while read -r name; do echo "Modified: $name"; done < <(printf '%s\n' p.c q.c)
echo "ERROR: sorted away" | sort > sorted.txt
echo "FAILED" > verdict.txt
echo "Updated: teed.txt" | tee -a run.log
{ echo "Updated: group.txt"; echo "a log line"; } | tee group.log
grep -q 'teed' run.log
grep -q 'group' group.log
(
  trap 'touch gone.txt' EXIT
  echo "Generated: subshell.txt"
)
[ -e gone.txt ]
echo "Confidence: 0.6" 2>/dev/null
echo "All steps passed" >&1
