#!/bin/bash

# (collector)

set -eo pipefail
dir=$(mktemp -d)
skill_output_trap 'rm -rf "$dir"' EXIT
cd "$dir"
touch "one two.txt" three.txt

find . -name '*.txt' | sort | while IFS= read -r file; do
  # LEGACY (replaced with JSON): echo "Created: \"$file\""
  skill_output deliverable "$file"
done
# LEGACY (replaced with JSON): echo "Modified: $name"
while read -r name; do skill_output deliverable "$name"; done < <(printf '%s\n' p.c q.c)
echo "ERROR: sorted away" | sort > sorted.txt
echo "FAILED" > verdict.txt
{ skill_output deliverable teed.txt; echo "Updated: teed.txt"; } | tee -a run.log >&2
{ skill_output deliverable group.txt; echo "Updated: group.txt"; echo "a log line"; } | tee group.log >&2
grep -q 'teed' run.log
grep -q 'group' group.log
(
  trap 'touch gone.txt' EXIT
  # LEGACY (replaced with JSON): echo "Generated: subshell.txt"
  skill_output deliverable subshell.txt
)
[ -e gone.txt ]
# LEGACY (replaced with JSON): echo "Confidence: 0.6" 2>/dev/null
skill_output confidence 0.6
# LEGACY (replaced with JSON): echo "All steps passed" >&1
skill_output success

exit # here the result is printed
