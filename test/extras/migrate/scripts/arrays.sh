#!/bin/bash
set -euo pipefail
files=("src/a b.ts" "src/c.ts")
more=()
if [[ ${#files[@]} -gt 1 && "${1:-}" != none ]]; then
  more+=("src/d.ts")
fi
echo "Files created:"
for file in "${files[@]}" ${more[@]+"${more[@]}"}; do
  echo "  - $file"
done
for ((i = 0; i < 2; i++)); do
  echo "Modified: src/part-$i.ts"
done
printf 'Updated: %s\n' "${files[@]}"
echo "Confidence: $(awk 'BEGIN { print 3 / 4 }')"
echo "files_modified: ${#files[@]}"
echo "Status: OK"
