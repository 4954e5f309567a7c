import { expect, test } from 'vitest';
import { migrateScript } from '../../../src/extras/migrate/migrate.ts';

/** A script, and below a line what it becomes; the collector, which all have, is left out. */
function shown(script: string): string {
  return `${script}\n────\n${migrated(script)}`;
}

function migrated(script: string): string {
  const migration = migrateScript('script.sh', `${script}\n`);
  if (migration.state === 'unchanged') return `unchanged: ${migration.reason}\n`;
  const collector = /# ── Skill output ─[\s\S]*# ── End of skill output ─+/;
  const notes = migration.notes.map((note) => `note: ${note}\n`).join('');
  return migration.text.replace(collector, shortened) + notes;
}

/** Of the collector, the line that only some scripts need. */
function shortened(collector: string): string {
  return ['(collector)', ...(/^exec .*$/m.exec(collector) ?? [])].join(' ');
}

// The first line of each says what it is about.
const words = String.raw`
# options of echo
echo -e "SUCCESS\nCreated: a.txt"
echo "Created: b\nc.txt"
echo -eE "Created: d\ne.txt"
echo -n Created: f.txt
echo -x Created: g.txt
echo - Created: h.txt
════
# escapes of echo
echo -e "\e[32mCreated:\033[0m a\x41\u00e9\U1f600.txt"
echo -e "\0101 ERROR: b\tc"
echo -e "ERROR: \U110000 \q"
════
# words that the shell expands
echo Created: *.txt
echo Created: ~/a.txt
echo Created: $x.txt
echo Created: {a,b}.txt
echo Created: a"b$c"'d'$'\x65'$"f".txt
echo "Created: $(ls | head -1)" ${'`ls`'}
echo Created: ${'${x:-"a b"}'} ${"${y:-'a'}"} "${'${x:-"a b"}'}"
echo "Created: $@"
echo "Created: ${'${files[@]}'}"
echo "Created: ${'${files[*]}'}"
echo "Created: ${'${!files[@]}'}"
echo "Created: $*"
echo "Created: a\"b\\c\$d"
echo "ERROR: it's \"bad\""
echo 'ERROR: "bad"'
echo "ERROR: <(x)" <(ls)
════
# printf
printf 'Created: %s\n' a.txt "$b"
printf -- 'Created: %s\n' c.txt
printf 'Created: %s and %s\n' d.txt
printf 'Files created: %d\n'
printf 'Files created: %d\n' "$n"
printf 'Files created: %05d\n' "$n"
printf 'Confidence: %.2f\n' "$c"
printf 'Created: %-10s|%q\n' e.txt
printf 'Created: %*s\n' 5 f.txt
printf "Created: $g %s\n" h.txt
printf '\103reated: \x41%%\n'
printf -v text 'Created: i.txt'
printf
echo SUCCESS
════
# colours and marks
GREEN='\033[32m'
PLAIN=$(tput sgr0)
OK=✅
BAD="❌"
MIXED='✅ x'
TWICE=✅
TWICE=❌
OTHER=ERROR
echo -e "${'${GREEN}'}Created: a.txt$PLAIN"
echo "$OK Updated: b.txt"
echo "$BAD it broke"
echo "$MIXED Updated: c.txt"
echo "$TWICE Updated: d.txt"
echo "$RED Created: e.txt $NC"
echo "$OTHER Created: f.txt"
echo "$(tput bold)Created: g.txt"
════
# variables that can only be numbers
five=5
sum="$((1 + 2))"
size=${'${#list[@]}'}
lines=$(wc -l <a | tr -d ' ')
cut=$(wc -l <a | cut -c1)
matches=$(grep -c a b)
names=$(grep a b)
now=$(date +%s)
day=$(date +%F)
both=$(ls; wc -l)
text="a$five"
list=(1 2)
empty=
mixed=1
mixed=b
echo "$five tests failed"
echo "$sum tests failed"
echo "$size tests failed"
echo "$lines tests failed"
echo "$cut tests failed"
echo "$matches tests failed"
echo "$names tests failed"
echo "$now tests failed"
echo "$day tests failed"
echo "$both tests failed"
echo "$text tests failed"
echo "$list tests failed"
echo "$empty tests failed"
echo "$mixed tests failed"
echo "$file_count tests failed"
echo "$# tests failed"
echo "$name failed"
════
# confidence
echo "Confidence: 85%"
echo "Confidence: 0,9"
echo "Confidence: $c"
echo "Confidence: $c%"
echo "Confidence: high"
echo "Confidence:"
════
# durations
echo "Took 2m 3s"
echo "Took 1,500 ms"
echo "Took $ms ms"
echo "Took $x s"
echo "Took ${'${MINUTES}'}m ${'${SECONDS}'}s"
echo "Took ${'${MINUTES}'}m 5s"
echo "Took ${'${a}'}m ${'${b}'}s"
echo "Took $n ns and 2s"
echo "Finished in $elapsed"
echo "execution_time_ms: 12"
════
# counts
echo "Files created: 1,024"
echo "$name: 5"
echo "$count files modified"
echo "rows_read: $rows"
echo "rows_read: -1"
════
# lists of files
echo "Created files:"
echo "  - a.txt"
echo "  - $b"
echo
echo "Files modified (2):"
printf -- '- %s\n' "c d.txt" e.txt
echo "Created: f.txt, g.txt and h.txt"
echo "Created: my notes.txt"
════
# verdicts that the shell decides
echo "Status: $status"
echo "$status: all tests"
echo "$count errors"
echo "Result: $((1 + 1)) passed"
echo "ERROR: $message"
echo "FAILED $message"
`;

const commands = String.raw`
# where the output goes
echo SUCCESS >&2
echo SUCCESS >log
echo "Created: a.txt" | tee log
echo "Created: b.txt" | tee log >/dev/null
echo "Created: c.txt" | tee log | sort
echo "Created: d.txt" | sort
ls | echo "Created: e.txt"
{ echo "Created: f.txt"; } >log
( echo "Created: g.txt" ) | tee log
X=1 echo "Created: h.txt"
echo "Created: i.txt" <<<x
! echo "Created: j.txt"
true && echo "Created: k.txt" || echo "FAILED"
echo "Created: l.txt" &
x=$(echo "Created: m.txt")
════
# compound commands
if a; then echo "Created: a.txt"; elif b; then echo "Created: b.txt"; else echo "Created: c.txt"; fi
while echo "Created: d.txt"; do echo "Created: e.txt"; done
until false; do echo "Created: f.txt"; done
for x in 1; do echo "Created: g.txt"; done
for ((i = 0; i < 1; i++)); do echo "Created: h.txt"; done
select x in 1; do echo "Created: i.txt"; done
case x in x) echo "Created: j.txt" ;; y) echo "Created: k.txt" ;; esac
[[ -n x ]] && echo "Created: l.txt"
(( x = 1 )) || echo "Created: m.txt"
coproc cat
command echo "Created: n.txt"; builtin printf 'Created: o.txt\n'
════
# functions
shown() { echo "Created: a.txt"; return 1; }
captured() { echo "Created: b.txt"; called; }
called() { echo "Created: c.txt"; }
both() { echo "Created: d.txt"; }
piped() { echo "Created: e.txt"; }
teed() { echo "Created: f.txt"; }
shown; x=$(captured); both; both >log; piped | sort; teed | tee log
source ./more.sh >log
════
# output of what a script calls
. ./more.sh >log
echo SUCCESS
════
# no output of its own is redirected
ls >log
echo SUCCESS
════
# an echo of the script's own
echo() { printf 'Created: %s\n' "$1"; }
echo "Created: a.txt"
════
# traps
trap 'rm -f x' EXIT
trap -- 'rm -f y' 0
builtin trap 'rm -f y' exit
command trap - EXIT
trap 'a' INT TERM
trap -p EXIT
trap
trap "$handler" "$signal"
trap EXIT
(trap 'b' EXIT)
ls | trap 'c' EXIT
! trap 'd' EXIT
echo SUCCESS
════
# exec for the output
exec 3>&1
exec >log
echo "Created: a.txt"
exec >&3
echo "Created: b.txt"
exec 2>errors <input
echo "Created: e.txt"
exec > >(tee log)
echo "Created: c.txt"
exec >&-
echo "Created: d.txt"
════
# exec for another program
echo "Created: a.txt"
if x; then exec a; fi
(exec b)
y && exec c
exec -a name d
X=1 exec e
exec "$0"
exec "${'${BASH_SOURCE}'}"
exec f <input >&2
════
# commands in the background
echo SUCCESS
exec 9>log 8>&1 >out
sleep 5 &
sleep 6 && ls &
ls | cat &
{ sleep 7; } &
════
# a script that is sourced
echo SUCCESS
return 0
════
# here-documents
cat <<END
Created: a.txt
END
cat <<END >log
Created: b.txt
END
cat - <<END
Created: c.txt
END
cat <<END
nothing to see
END
echo SUCCESS
════
# a result that is there already
cat <<END
{ "success": true, "confidence": 1, "deliverables": [], "errors": [] }
END
════
# where comments may be
ls \
  && echo "Created: a.txt"
x=(
  "$(echo b)"
)   ; echo "Created: c.txt"
	if true; then
	  echo "Created: d.txt"; echo "Created: e.txt"
	fi
cat <<END; echo "Created: f.txt"
END
echo "ERROR: two
lines"
echo "Created: g.txt" # a comment
skill_output=1
════
# the end of a script
echo SUCCESS
exit 0
════
# an end in the background
echo SUCCESS
exit 0 &
════
# no result
echo "Building"
`;

test.each([
  ['words', words],
  ['commands', commands],
])('%s of a script that is migrated', async (name, scripts) => {
  const all = scripts.trim().split('\n════\n').map(shown);
  await expect(all.join(`${'═'.repeat(40)}\n`)).toMatchFileSnapshot(`${name}.txt`);
});
