#!/usr/bin/env bash
set -u
echo "Report
Created: first.txt
Confidence: 0.75
done with it"
echo "Modified: \
second.txt"
echo -e "\n=====\nUpdated: third.txt\n====="
echo -n "a log without an end"
echo
cat <<EOF
echo "Created: shown.txt"
ERROR: this is an example
EOF
cat <<'EOF' > /dev/null; echo "Generated: fourth.txt"
echo "Created: hidden.txt"
EOF
text='
echo "Created: quoted.txt"
'
# echo "Created: commented.txt"
: "$(echo "Created: captured.txt")" "${text:0:1}"
true && echo "Modified: fifth.txt
Modified: sixth.txt" || echo "ERROR: never"
echo 'SUCCESS'
