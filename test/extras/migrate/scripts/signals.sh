#!/bin/bash
# Waits for its end.   signals.sh trapped|plain|ignored
stop() { echo "ERROR: interrupted"; exit 130; }
case $1 in
  trapped) trap stop INT TERM ;;
  ignored) trap '' INT; trap 'echo "a log from the trap"' EXIT ;;
  both) trap stop EXIT TERM ;;
esac
echo "Created: before.txt"
echo "SUCCESS"
echo ready >&2
kill -s "$2" $$
sleep 0.2
echo "Created: after.txt"
