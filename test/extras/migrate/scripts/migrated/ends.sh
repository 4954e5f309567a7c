#!/bin/bash
# Every way in which a script can end.

# (collector)

set -e
log=$(mktemp)
skill_output_trap 'rm -f "$log"' EXIT
leave() { echo "Modified: leave.txt"; exit "$1"; }
# LEGACY (replaced with JSON): echo "Created: start.txt"
skill_output deliverable start.txt
case $1 in
  group) { echo "Created: hidden.txt"; exit 3; } > "$log" ;;
  loop) while true; do false; done > "$log" ;;
  function) leave 4 > "$log" ;;
  eval) eval 'exit 5' ;;
  sourced) printf 'exit 6\n' > "$log"; source "$log" ;;
  errexit) cat nothing ;;
  nested) (exit 7) ;;
  # LEGACY (replaced with JSON): echo "Created: caught.txt"
  caught) (exit 8) || skill_output deliverable caught.txt ;;
  exec) [ -z "$2" ] && { bash -c 'exit 9'; exit; } ;;
  missing) ./no-such-program; exit ;;
  # LEGACY (replaced with JSON): echo "size_bytes: $((1 / 0))"
  arithmetic) skill_output metric size_bytes "$((1 / 0))" ;;
  err) trap 'echo "ERROR: status $?"' ERR; false ;;
  zero) exit 0 ;;
esac
sleep 30 >/dev/null 2>&1 9>&- &
kill $!
# LEGACY (replaced with JSON): echo "Confidence: 1"
skill_output confidence 1
# LEGACY (replaced with JSON): echo "SUCCESS"
skill_output success

exit # here the result is printed
