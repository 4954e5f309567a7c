import { describe, expect, test } from 'vitest';
import { folderWith, run } from '../../cli/run.ts';

const CLEAN = `## Status: Working
Reading the table

## Progress: 50%

## Output Data
\`\`\`json
{ "rows": 3 }
\`\`\`

## Status: Complete
`;

/** A mistake of a tool, as a text, and whether the check fails because of it. */
const mistakes: readonly (readonly [name: string, text: string, code: number, finding: RegExp])[] = [
  ['an error without a recovery', '## Error: Gone\nIt is gone\n\n## Status: Failed\n', 0, /warning acor\/\S*recovery/],
  ['no final status', '## Status: Working\nReading\n', 0, /warning acor\/\S*/],
  [
    'several commands',
    '## Input Needed\nA key\n\n**Run this command:**\n```bash\nacor a\n```\n\n```bash\nacor b\n```\n',
    1,
    /error acor\/\S*command/,
  ],
  ['no command', '## Input Needed\nA key is needed\n', 1, /error acor\/\S*command/],
  ['falling progress', '## Progress: 50%\n\n## Progress: 20%\n\n## Status: Complete\n', 0, /info acor\/\S*progress/],
  ['a directive without an action', '## AI Directive\nDo something\n\n## Status: Complete\n', 0, /warning acor\/\S*/],
  ['a percent that is none', '## Progress: half\n\n## Status: Complete\n', 1, /error acor\/\S*/],
  ['an unknown state', '## Status: Sleeping\n\n## Status: Complete\n', 1, /error acor\/\S*/],
];

describe.concurrent('peglot acor check', () => {
  test('says that a clean transcript is clean', async () => {
    const { code, stdout } = await run(['acor', 'check'], { input: CLEAN });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<stdin>: acor \(.*\), no problems\n$/);
  });

  test.each(mistakes)('finds %s', async (_, input, code, finding) => {
    const outcome = await run(['acor', 'check'], { input });
    expect(outcome.stdout).toMatch(finding);
    expect(outcome.code).toBe(code);
  });

  test('--strict counts warnings as errors, but not remarks', async () => {
    const warning = await run(['acor', 'check', '--strict'], { input: '## Status: Working\n' });
    expect(warning.code).toBe(1);
    const remark = await run(['acor', 'check', '--strict'], { input: `## Progress: 60%\n\n${CLEAN}` });
    expect(remark.stdout).toMatch(/info acor\/falling-progress/);
    expect(remark.code).toBe(0);
  });

  test('takes every text for a transcript, whatever it looks like', async () => {
    const { code, stdout } = await run(['acor', 'check'], { input: '[REASONING]\nDone.\n' });
    expect(stdout).toContain('acor/');
    expect(stdout).not.toContain('duckflow');
    expect(code).toBeGreaterThanOrEqual(0);
  });

  test('reads several files, and writes the reports of peglot check', async () => {
    const [, bad] = mistakes[2] ?? [];
    const cwd = await folderWith({ 'good.md': CLEAN, 'bad.md': bad ?? '' });
    const { code, stdout } = await run(['acor', 'check', '*.md', '--report', 'sarif'], { cwd });
    expect(code).toBe(1);
    const [{ results }] = JSON.parse(stdout).runs;
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('bad.md');
    const github = await run(['acor', 'check', 'bad.md', '--report', 'github'], { cwd });
    expect(github.stdout).toMatch(/^::error file=bad\.md,line=\d+/);
  });
});
