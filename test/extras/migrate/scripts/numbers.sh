#!/bin/bash
LC_ALL=C
start=$SECONDS
total=0
for word in alpha beta gamma; do
  total=$((total + ${#word}))
  ((count++))
done
score=${1-0.9}
printf 'Confidence: %.2f\n' "$score"
printf "Files created: %d\n" "$count"
printf '%s: %s\n' "total_length" "$total"
printf '%s\n' "Created: x.txt" "Modified: y.txt"
printf 'Modified: %s\n' "${@:2}"
echo "Execution time: 1.5s"
echo "coverage_percent: 87.5"
echo "$count tests passed"
echo "0 errors"
printf -v unused 'ERROR: %s' "not printed"
printf 'SUCCESS'
