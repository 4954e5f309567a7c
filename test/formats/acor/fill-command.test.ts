import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
  ['x="<v>" printenv x', true],
  ['(printf %s "<v>")', true],
  ['printf %s "<v>" # "<v>"', true],
];

describe('a filled command never runs a value', () => {
  it.each(COMMANDS)('%s', (command, prints) => {
    const folder = mkdtempSync(join(tmpdir(), 'peglot-fill-'));
    const shells = existsSync('/bin/bash') ? ['/bin/sh', '/bin/bash'] : ['/bin/sh'];
    let filled = 0;
    try {
      for (const value of VALUES) {
        let line: string;
        try {
          line = fillCommand(command, { v: value });
        } catch {
          continue;
        }
        filled++;
        for (const shell of shells) {
          let printed: string | undefined;
          try {
            printed = execFileSync(shell, ['-c', line], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
          } catch {
            // Not every value is a good argument.
          }
          expect([shell, line, existsSync(join(folder, 'PWNED'))]).toEqual([shell, line, false]);
          if (prints) expect([line, printed?.replace(/\n$/, '')]).toEqual([line, value]);
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    if (prints) expect(filled).toBe(VALUES.length);
  });
});
