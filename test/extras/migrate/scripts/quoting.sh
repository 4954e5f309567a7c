#!/bin/bash
# Every way to write a word.
name='my file'; dir=out
echo "Created: ${dir}/${name// /_}.txt"
echo 'Created: cost-$5.txt'
echo Created: bare.txt
echo "Created: `basename /x/ticks.txt`"
echo "Modified: $(echo "nested $(echo "deep")" | tr ' ' '-').txt"
echo $'Updated: tab\x2Dname.txt'
echo "Generated: ${missing:-"default.txt"}"
echo "ERROR: quote \" backslash \\ dollar \$HOME tick \` apostrophe ' tab	end"
echo "Confidence: ${confidence:=0.5}"
echo "Created: 文書/日本語.txt"
echo "Created: $((1 + 1)).txt"
echo Modified: {left,right}.txt
builtin echo "Updated: builtin.txt"
command printf '%s\n' 'Updated: command.txt'
\echo "Updated: backslash.txt"
echo "✓ done"
