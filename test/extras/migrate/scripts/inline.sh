#!/bin/bash
# One-liners, in every place where a command may stand.
case "$1" in
  a) echo "Created: a.txt"; echo "SUCCESS" ;;
  b) echo "ERROR: b is not allowed"; exit 5 ;;
  c|d) [ "$1" = c ] && echo "Created: c.txt" || echo "Modified: d.txt";;
  *) echo "FAILED"; false;;
esac
if [ "$1" = a ]; then echo "Confidence: 1"; else echo "Confidence: 0.25"; fi
if true; then
  echo "Updated: both.txt"
fi
{ echo "Modified: braces.txt"; echo "just a log"; }; ( echo "Modified: subshell.txt" )
for n in 1 2; do echo "Created: file-$n.txt"; done; echo "files_seen: 2"
until echo "Modified: until.txt"; do :; done
! echo "Modified: inverted.txt"
echo "Created: background.txt" &
wait
true \
  && echo "Modified: continued.txt"
test "two
lines" = x || echo "Modified: after-lines.txt"
[ "$1" = a ]
