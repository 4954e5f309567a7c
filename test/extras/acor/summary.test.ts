import { parse } from 'peglot/acor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDuration } from '../../../src/extras/acor/duration.ts';
import { outcomeOf } from '../../../src/extras/acor/outcome.ts';
import { Summary } from '../../../src/extras/acor/summary.ts';

test('a duration is said as people say it', () => {
  const said = [0, 9_940, 10_000, 59_999, 60_000, 83_500, 3_599_999, 3_600_000, 7_260_000].map(formatDuration);
  expect(said).toEqual([
    '0.0 s',
    '9.9 s',
    '10 s',
    '59 s',
    '1 min 0 s',
    '1 min 23 s',
    '59 min 59 s',
    '1 h 0 min',
    '2 h 1 min',
  ]);
});

/** What a tool says, and how the run of it is summed up. */
function summed(text: string, ...[exit, interruption]: End): string {
  const summary = new Summary();
  for (const message of parse(text).value.messages) summary.add(message);
  return summary.render(outcomeOf(exit, summary.lastWord, interruption), 83_500);
}

type End = [exit: Parameters<typeof outcomeOf>[0], interruption?: Parameters<typeof outcomeOf>[2]];

beforeEach(() => {
  vi.stubEnv('NO_COLOR', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const FILES = Array.from({ length: 12 }, (_, at) => `- \`out/${at}.txt\` - part ${at}\n`).join('');

test('a summary has the last files, errors and commands, each with what is said of it', () => {
  const text = `## Status: Processing
## Output: Files
${FILES}
## Error: File Not Found
There is no settings file.

**Recovery:** Create it with init.

## Error: Disk Full
No space is left.

## Suggestions: Next
- Look at it: \`cat out/1.txt\`
- Rest

## AI Directive: Create File
- Goal: a file

## Input Needed
Which one?

- Option A - Use the file: \`tool --file\`
- Option B - Start again: \`tool --new\`
`;
  expect(`${summed(text, { code: 0, signal: null })}`).toMatchInlineSnapshot(`
    "? Input Needed in 1 min 23 s
      files   … 2 before
              out/2.txt  part 2
              out/3.txt  part 3
              out/4.txt  part 4
              out/5.txt  part 5
              out/6.txt  part 6
              out/7.txt  part 7
              out/8.txt  part 8
              out/9.txt  part 9
              out/10.txt  part 10
              out/11.txt  part 11
      errors  File Not Found  Create it with init.
              Disk Full
      next    cat out/1.txt  Look at it
              Create File
              tool --file  Option A
              tool --new  Option B
    "
  `);
});

test('a summary begins with how the run ended', () => {
  const ends: [string, ...End][] = [
    ['## Status: Complete\n', { code: 0, signal: null }],
    ['## Status: Complete\n', { code: 3, signal: null }],
    ['## Status: Complete\n## Status: Processing\n', { code: 0, signal: null }],
    ['## Status: Failed\n', { code: 0, signal: null }],
    ['', { code: 0, signal: null }],
    ['', { code: null, signal: 'SIGTERM' }],
    ['', { code: null, signal: 'SIGKILL' }, { kind: 'timeout', seconds: 60 }],
    ['', { code: null, signal: 'SIGINT' }, { kind: 'signal', signal: 'SIGINT' }],
  ];
  expect(ends.map(([text, ...end]) => summed(text, ...end)).join('')).toMatchInlineSnapshot(`
    "✔ Complete in 1 min 23 s
    ✖ Complete: exit status 3 in 1 min 23 s
    ! No final status: exit status 0 in 1 min 23 s
    ✖ Failed in 1 min 23 s
    ! No final status: exit status 0 in 1 min 23 s
    ✖ Failed: ended by SIGTERM in 1 min 23 s
    ✖ Failed: timed out after 60 s in 1 min 23 s
    ✖ Cancelled in 1 min 23 s
    "
  `);
});
