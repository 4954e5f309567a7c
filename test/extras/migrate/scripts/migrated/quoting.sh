#!/bin/bash
# Every way to write a word.

# (collector)

name='my file'; dir=out
# LEGACY (replaced with JSON): echo "Created: ${dir}/${name// /_}.txt"
skill_output deliverable "${dir}/${name// /_}.txt"
# LEGACY (replaced with JSON): echo 'Created: cost-$5.txt'
skill_output deliverable 'cost-$5.txt'
# LEGACY (replaced with JSON): echo Created: bare.txt
skill_output deliverable bare.txt
# LEGACY (replaced with JSON): echo "Created: `basename /x/ticks.txt`"
skill_output deliverable "`basename /x/ticks.txt`"
# LEGACY (replaced with JSON): echo "Modified: $(echo "nested $(echo "deep")" | tr ' ' '-').txt"
skill_output deliverable "$(echo "nested $(echo "deep")" | tr ' ' '-').txt"
# LEGACY (replaced with JSON): echo $'Updated: tab\x2Dname.txt'
skill_output deliverable tab-name.txt
# LEGACY (replaced with JSON): echo "Generated: ${missing:-"default.txt"}"
skill_output deliverable "${missing:-"default.txt"}"
# LEGACY (replaced with JSON): echo "ERROR: quote \" backslash \\ dollar \$HOME tick \` apostrophe ' tab	end"
skill_output error "quote \" backslash \\ dollar \$HOME tick \` apostrophe ' tab	end"
# LEGACY (replaced with JSON): echo "Confidence: ${confidence:=0.5}"
skill_output confidence "${confidence:=0.5}"
# LEGACY (replaced with JSON): echo "Created: 文書/日本語.txt"
skill_output deliverable "文書/日本語.txt"
# LEGACY (replaced with JSON): echo "Created: $((1 + 1)).txt"
skill_output deliverable "$((1 + 1)).txt"
# LEGACY (replaced with JSON): echo Modified: {left,right}.txt
skill_output deliverable {left,right}".txt"
# LEGACY (replaced with JSON): builtin echo "Updated: builtin.txt"
skill_output deliverable builtin.txt
# LEGACY (replaced with JSON): command printf '%s\n' 'Updated: command.txt'
skill_output deliverable command.txt
# LEGACY (replaced with JSON): \echo "Updated: backslash.txt"
skill_output deliverable backslash.txt
# LEGACY (replaced with JSON): echo "✓ done"
skill_output success

exit # here the result is printed
