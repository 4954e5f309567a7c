#!/usr/bin/env bash

# (collector)

set -u
# LEGACY (replaced with JSON): echo "Report
# Created: first.txt
# Confidence: 0.75
# done with it"
skill_output deliverable first.txt
skill_output confidence 0.75
echo "Report" >&2
echo "done with it" >&2
# LEGACY (replaced with JSON): echo "Modified: \
# second.txt"
skill_output deliverable second.txt
# LEGACY (replaced with JSON): echo -e "\n=====\nUpdated: third.txt\n====="
skill_output deliverable third.txt
echo "=====" >&2
echo "=====" >&2
echo -n "a log without an end" >&2
echo >&2
cat <<EOF
echo "Created: shown.txt"
ERROR: this is an example
EOF
# LEGACY (replaced with JSON): echo "Generated: fourth.txt"
cat <<'EOF' > /dev/null; skill_output deliverable fourth.txt
echo "Created: hidden.txt"
EOF
text='
echo "Created: quoted.txt"
'
# echo "Created: commented.txt"
: "$(echo "Created: captured.txt")" "${text:0:1}"
# LEGACY (replaced with JSON): echo "Modified: fifth.txt
# Modified: sixth.txt"
# LEGACY (replaced with JSON): echo "ERROR: never"
true && { skill_output deliverable fifth.txt; skill_output deliverable sixth.txt; } || skill_output error never
# LEGACY (replaced with JSON): echo 'SUCCESS'
skill_output success

exit # here the result is printed
