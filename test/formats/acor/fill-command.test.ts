import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCommand } from 'peglot/acor';
import { describe, expect, it } from 'vitest';

/** Values that a shell would act on, each in its way. */
const VALUES = [
  '$(touch PWNED)',
  '`touch PWNED`',
  '"; touch PWNED; "',
  "'; touch PWNED; '",
  '; touch PWNED #',
  '"$(touch PWNED)"',
  "'$(touch PWNED)'",
  ') ; touch PWNED ; (',
  '} ; touch PWNED ; {',
  '\\$(touch PWNED)',
  "\\'; touch PWNED; #",
  '${x:-$(touch PWNED)}',
  '| touch PWNED',
  '-n $(touch PWNED)',
  'a[$(touch PWNED)]',
  '");__import__("os").system("touch PWNED");("',
  'touch PWNED',
  'a b',
  'plain-word_1.csv',
];

/** Commands, and whether they print the value as it is. */
const COMMANDS: readonly [command: string, prints: boolean][] = [
  ['printf %s <v>', true],
  ['printf %s "<v>"', true],
  ["printf %s '<v>'", true],
  ['printf %s a<v>b', false],
  ['printf %s "$(printf %s "<v>")"', true],
  ['printf %s "$(printf %s <v>)"', true],
  [`printf %s "$(printf %s '<v>')"`, true],
  ['printf %s "$(printf %s "$(printf %s "<v>")")"', true],
  ['printf %s "$(case x in x) printf %s "<v>";; esac)"', true],
  ['printf %s `printf %s "<v>"`', false],
  ['printf %s "`printf %s <v>`"', false],
  ['printf %s "${x:-<v>}"', false],
  ["printf %s $'<v>'", false],
  ['echo $((1 + <v>))', false],
  ['sh -c "printf %s <v>"', false],
  ['bash -c \'printf %s "<v>"\'', false],
  ['eval "printf %s <v>"', false],
  ['cat <<EOF\n<v>\nEOF', true],
  ["cat <<'EOF'\n<v>\nEOF", true],
  ['cat <<EOF\n"<v>"\nEOF', false],
  ["cat <<EOF\n'<v>'\nEOF", false],
  ['cat <<EOF\n$(printf %s "<v>")\nEOF', false],
  ['echo <v> | sh', false],
  ['printf %s "<v>" | cat', true],
  ['{ echo "<v>"; } | (cat | bash)', false],
  ['sh <<EOF\nprintf %s <v>\nEOF', false],
  ["bash <<'EOF'\nprintf %s <v>\nEOF", false],
  ['cat <<EOF | /bin/sh\nprintf %s <v>\nEOF', false],
  ['python3 - <<EOF\nprint("<v>")\nEOF', false],
  ['bash <<< "<v>"', false],
  ['let "x=<v>"', false],
  ['test -v <v>', false],
  ['printf -v <v> x', false],
  ['read <v> <<< x', false],
  ['declare "a[<v>]=1"', false],
  ['mapfile -C <v> -c 1 a <<< x', false],
  ['x="<v>" printenv x', true],
  ['BASH_ENV="<v>" bash -c :', false],
  ['ENV=<v> sh -i -c :', false],
  ['export BASH_ENV="<v>"; bash -c :', false],
  ['touch a; tar -cf a.tar a; tar --to-command="<v>" -xf a.tar', false],
  ['(printf %s "<v>")', true],
  ['printf %s "<v>" # "<v>"', true],
];

/** Runs each script in a folder: what it prints is in `NAME.out`, and `NAME.pwned` is there where a value of it ran. */
const RUN_ALL = 'for f in ./*.sh; do "$0" "$f" > "$f.out" 2> /dev/null; [ ! -e PWNED ] || mv PWNED "$f.pwned"; done';

describe('a filled command never runs a value', () => {
  it.each(COMMANDS)('%s', (command, prints) => {
    const folder = mkdtempSync(join(tmpdir(), 'peglot-fill-'));
    try {
      const lines = VALUES.flatMap((value): [value: string, line: string][] => {
        try {
          return [[value, fillCommand(command, { v: value })]];
        } catch {
          return [];
        }
      });
      if (prints) expect(lines).toHaveLength(VALUES.length);
      for (const [at, [, line]] of lines.entries()) writeFileSync(join(folder, `${at}.sh`), line);
      for (const shell of ['/bin/sh', '/bin/bash'].filter((one) => existsSync(one))) {
        execFileSync(shell, ['-c', RUN_ALL, shell], { cwd: folder, stdio: 'ignore' });
        for (const [at, [value, line]] of lines.entries()) {
          const script = join(folder, `${at}.sh`);
          expect([shell, line, existsSync(`${script}.pwned`)]).toEqual([shell, line, false]);
          const printed = readFileSync(`${script}.out`, 'utf8').replace(/\n$/, '');
          if (prints) expect([line, printed]).toEqual([line, value]);
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
