#!/bin/bash
# Every way in which a script can end.
set -e
log=$(mktemp)
trap 'rm -f "$log"' EXIT
leave() { echo "Modified: leave.txt"; exit "$1"; }
echo "Created: start.txt"
case $1 in
  group) { echo "Created: hidden.txt"; exit 3; } > "$log" ;;
  loop) while true; do false; done > "$log" ;;
  function) leave 4 > "$log" ;;
  eval) eval 'exit 5' ;;
  sourced) printf 'exit 6\n' > "$log"; source "$log" ;;
  errexit) cat nothing ;;
  nested) (exit 7) ;;
  caught) (exit 8) || echo "Created: caught.txt" ;;
  exec) [ -z "$2" ] && exec bash -c 'exit 9' ;;
  missing) exec ./no-such-program ;;
  arithmetic) echo "size_bytes: $((1 / 0))" ;;
  err) trap 'echo "ERROR: status $?"' ERR; false ;;
  zero) exit 0 ;;
esac
sleep 30 >/dev/null 2>&1 &
kill $!
echo "Confidence: 1"
echo "SUCCESS"
