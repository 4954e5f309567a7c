#!/bin/bash
# Writes a greeting.

# (collector)

mkdir -p out
echo "Writing the greeting..." >&2
echo "hello" > out/greeting.txt
# LEGACY (replaced with JSON): echo "Created: out/greeting.txt"
skill_output deliverable out/greeting.txt
# LEGACY (replaced with JSON): echo "Confidence: 0.92"
skill_output confidence 0.92
# LEGACY (replaced with JSON): echo "SUCCESS"
skill_output success

exit # here the result is printed
