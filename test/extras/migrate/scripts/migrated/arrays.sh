#!/bin/bash

# (collector)

set -euo pipefail
files=("src/a b.ts" "src/c.ts")
more=()
if [[ ${#files[@]} -gt 1 && "${1:-}" != none ]]; then
  more+=("src/d.ts")
fi
echo "Files created:" >&2
for file in "${files[@]}" ${more[@]+"${more[@]}"}; do
  # LEGACY (replaced with JSON): echo "  - $file"
  skill_output deliverable "$file"
done
for ((i = 0; i < 2; i++)); do
  # LEGACY (replaced with JSON): echo "Modified: src/part-$i.ts"
  skill_output deliverable "src/part-$i.ts"
done
# LEGACY (replaced with JSON): printf 'Updated: %s\n' "${files[@]}"
skill_output deliverable "${files[@]}"
# LEGACY (replaced with JSON): echo "Confidence: $(awk 'BEGIN { print 3 / 4 }')"
skill_output confidence "$(awk 'BEGIN { print 3 / 4 }')"
# LEGACY (replaced with JSON): echo "files_modified: ${#files[@]}"
skill_output metric files_modified "${#files[@]}"
# LEGACY (replaced with JSON): echo "Status: OK"
skill_output success

exit # here the result is printed
