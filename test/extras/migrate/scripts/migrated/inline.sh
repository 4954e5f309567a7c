#!/bin/bash
# One-liners, in every place where a command may stand.

# (collector)

case "$1" in
  # LEGACY (replaced with JSON): echo "Created: a.txt"
  # LEGACY (replaced with JSON): echo "SUCCESS"
  a) skill_output deliverable a.txt; skill_output success ;;
  # LEGACY (replaced with JSON): echo "ERROR: b is not allowed"
  b) skill_output error "b is not allowed"; exit 5 ;;
  # LEGACY (replaced with JSON): echo "Created: c.txt"
  # LEGACY (replaced with JSON): echo "Modified: d.txt"
  c|d) [ "$1" = c ] && skill_output deliverable c.txt || skill_output deliverable d.txt;;
  # LEGACY (replaced with JSON): echo "FAILED"
  *) skill_output failure; false;;
esac
# LEGACY (replaced with JSON): echo "Confidence: 1"
# LEGACY (replaced with JSON): echo "Confidence: 0.25"
if [ "$1" = a ]; then skill_output confidence 1; else skill_output confidence 0.25; fi
if true; then
  # LEGACY (replaced with JSON): echo "Updated: both.txt"
  skill_output deliverable both.txt
fi
# LEGACY (replaced with JSON): echo "Modified: braces.txt"
# LEGACY (replaced with JSON): echo "Modified: subshell.txt"
{ skill_output deliverable braces.txt; echo "just a log" >&2; }; ( skill_output deliverable subshell.txt )
# LEGACY (replaced with JSON): echo "Created: file-$n.txt"
# LEGACY (replaced with JSON): echo "files_seen: 2"
for n in 1 2; do skill_output deliverable "file-$n.txt"; done; skill_output metric files_seen 2
# LEGACY (replaced with JSON): echo "Modified: until.txt"
until skill_output deliverable until.txt; do :; done
# LEGACY (replaced with JSON): echo "Modified: inverted.txt"
! skill_output deliverable inverted.txt
# LEGACY (replaced with JSON): echo "Created: background.txt"
skill_output deliverable background.txt &
wait
# LEGACY (replaced with JSON): echo "Modified: continued.txt"
true \
  && skill_output deliverable continued.txt
# LEGACY (replaced with JSON): echo "Modified: after-lines.txt"
test "two
lines" = x || skill_output deliverable after-lines.txt
[ "$1" = a ]

exit # here the result is printed
