#!/bin/bash

# (collector)

LC_ALL=C
start=$SECONDS
total=0
for word in alpha beta gamma; do
  total=$((total + ${#word}))
  ((count++))
done
score=${1-0.9}
# LEGACY (replaced with JSON): printf 'Confidence: %.2f\n' "$score"
skill_output confidence "$(printf '%.2f' "$score")"
# LEGACY (replaced with JSON): printf "Files created: %d\n" "$count"
skill_output metric files_created "$count"
# LEGACY (replaced with JSON): printf '%s: %s\n' "total_length" "$total"
skill_output metric total_length "$total"
# LEGACY (replaced with JSON): printf '%s\n' "Created: x.txt" "Modified: y.txt"
skill_output deliverable x.txt
skill_output deliverable y.txt
# LEGACY (replaced with JSON): printf 'Modified: %s\n' "${@:2}"
skill_output deliverable "${@:2}"
# LEGACY (replaced with JSON): echo "Execution time: 1.5s"
skill_output metric execution_time_ms 1500
# LEGACY (replaced with JSON): echo "coverage_percent: 87.5"
skill_output metric coverage_percent 87.5
# LEGACY (replaced with JSON): echo "$count tests passed"
skill_output metric tests_passed "$count"
echo "0 errors" >&2
printf -v unused 'ERROR: %s' "not printed"
# LEGACY (replaced with JSON): printf 'SUCCESS'
skill_output success

exit # here the result is printed
