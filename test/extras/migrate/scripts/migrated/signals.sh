#!/bin/bash
# Waits for its end.   signals.sh trapped|plain|ignored

# (collector)

# LEGACY (replaced with JSON): echo "ERROR: interrupted"
stop() { skill_output error interrupted; exit 130; }
case $1 in
  trapped) trap stop INT TERM ;;
  ignored) trap '' INT; skill_output_trap 'echo "a log from the trap"' EXIT ;;
  both) skill_output_trap stop EXIT TERM ;;
esac
# LEGACY (replaced with JSON): echo "Created: before.txt"
skill_output deliverable before.txt
# LEGACY (replaced with JSON): echo "SUCCESS"
skill_output success
echo ready >&2
kill -s "$2" $$
sleep 0.2
# LEGACY (replaced with JSON): echo "Created: after.txt"
skill_output deliverable after.txt

exit # here the result is printed
