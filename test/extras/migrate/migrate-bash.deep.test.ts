import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/formats/skill/index.ts';
import { bash, migrated, resultIn } from './run.ts';

interface Expected {
  readonly success?: boolean;
  readonly confidence?: number;
  readonly deliverables?: readonly unknown[];
  readonly metrics?: Record<string, number>;
  readonly errors?: readonly unknown[];
}

interface Case extends Expected {
  readonly script: string;
  readonly args?: readonly string[];
  readonly code: number | null;
  readonly signal?: string;
  /** The time that the script itself tells. */
  readonly time?: number;
  /** What the legacy text says is something else, for the reason that is here. */
  readonly legacyDiffers?: string;
}

const error = (message: string, code = 'LEGACY_ERROR') => ({ code, message });
const ended = (status: number) => error(`the script ended with status ${status}`, 'EXIT_STATUS');
const BY_STATUS = 'the exit status is not in the text';

const cases: readonly Case[] = [
  { script: 'plain', code: 0, success: true, confidence: 0.92, deliverables: ['out/greeting.txt'] },
  {
    script: 'strict',
    code: 0,
    success: true,
    confidence: 0.95,
    deliverables: ['settings.json'],
    metrics: { size_bytes: 3 },
  },
  { script: 'strict', args: ['early'], code: 0, success: true },
  {
    script: 'strict',
    args: ['missing'],
    code: 3,
    success: false,
    errors: [error('settings.json is missing'), error('ended with status 3')],
  },
  { script: 'strict', args: ['abort'], code: 1, success: false, errors: [error('ended with status 1')] },
  { script: 'strict', args: ['unset'], code: 1, success: false, errors: [error('ended with status 1')] },
  {
    script: 'functions',
    args: ['a.in', 'b.in'],
    code: 0,
    success: true,
    confidence: 0.8,
    deliverables: ['out/a.out', 'out/b.out'],
  },
  {
    script: 'functions',
    args: ['a.in', 'broken.in'],
    code: 1,
    success: false,
    deliverables: ['out/a.out'],
    errors: [error('cannot build "broken.in"')],
  },
  { script: 'functions', args: [''], code: 4, success: false, errors: [error('no input given')] },
  { script: 'inline', args: ['b'], code: 5, success: false, errors: [error('b is not allowed')] },
  {
    script: 'inline',
    args: ['a'],
    code: 0,
    success: true,
    confidence: 1,
    deliverables: [
      ...['a.txt', 'both.txt', 'braces.txt', 'subshell.txt', 'file-1.txt', 'file-2.txt', 'until.txt', 'inverted.txt'],
      ...['background.txt', 'continued.txt', 'after-lines.txt'],
    ],
    metrics: { files_seen: 2 },
  },
  {
    script: 'inline',
    args: ['d'],
    code: 1,
    success: false,
    confidence: 0.25,
    deliverables: [
      ...['d.txt', 'both.txt', 'braces.txt', 'subshell.txt', 'file-1.txt', 'file-2.txt', 'until.txt', 'inverted.txt'],
      ...['background.txt', 'continued.txt', 'after-lines.txt'],
    ],
    metrics: { files_seen: 2 },
    errors: [ended(1)],
    legacyDiffers: BY_STATUS,
  },
  {
    script: 'lines',
    code: 0,
    success: true,
    confidence: 0.75,
    deliverables: ['first.txt', 'second.txt', 'third.txt', 'fourth.txt', 'fifth.txt', 'sixth.txt'],
    legacyDiffers: 'what other commands print is no echo',
  },
  {
    script: 'pipes',
    code: 0,
    success: true,
    confidence: 0.6,
    deliverables: ['./one two.txt', './three.txt', 'p.c', 'q.c', 'teed.txt', 'group.txt', 'subshell.txt'],
  },
  {
    script: 'numbers',
    args: ['0.875', 'm.txt', 'n.txt'],
    code: 0,
    success: true,
    confidence: 0.88,
    deliverables: ['x.txt', 'y.txt', 'm.txt', 'n.txt'],
    metrics: { files_created: 3, total_length: 14, coverage_percent: 87.5, tests_passed: 3 },
    time: 1500,
  },
  {
    script: 'arrays',
    code: 0,
    success: true,
    confidence: 0.75,
    deliverables: ['src/a b.ts', 'src/c.ts', 'src/d.ts', 'src/part-0.ts', 'src/part-1.ts'],
    metrics: { files_modified: 2 },
    legacyDiffers: 'in the text a blank may end a path',
  },
  {
    script: 'redirects',
    args: ['ok'],
    code: 0,
    success: true,
    confidence: 0.7,
    deliverables: ['seen.txt'],
  },
  {
    script: 'redirects',
    code: 1,
    success: false,
    confidence: 0.7,
    deliverables: ['seen.txt'],
    errors: [ended(1)],
    legacyDiffers: BY_STATUS,
  },
  {
    script: 'signals',
    args: ['trapped', 'TERM'],
    code: 130,
    success: false,
    deliverables: ['before.txt'],
    errors: [error('interrupted')],
  },
  {
    script: 'signals',
    args: ['trapped', 'INT'],
    code: 130,
    success: false,
    deliverables: ['before.txt'],
    errors: [error('interrupted')],
  },
  { script: 'signals', args: ['both', 'TERM'], code: 130, success: false, deliverables: ['before.txt'] },
  { script: 'signals', args: ['ignored', 'INT'], code: 0, success: true, deliverables: ['before.txt', 'after.txt'] },
  ...(['TERM', 'HUP', 'INT'] as const).map((signal) => ({
    script: 'signals',
    args: ['plain', signal],
    code: null,
    signal: `SIG${signal}`,
    success: false,
    deliverables: ['before.txt'],
    errors: [error('a signal ended the script', 'INTERRUPTED')],
    legacyDiffers: 'the signal is not in the text',
  })),
  { script: 'dynamic', code: 0, success: true, confidence: 0.66, deliverables: ['first file.txt', 'script.sh'] },
  {
    script: 'dynamic',
    args: ['bad'],
    code: 0,
    success: false,
    confidence: 0.66,
    deliverables: ['first file.txt', 'script.sh'],
    errors: [error('the disk is "full"')],
  },
  ...(
    [
      ['group', 3],
      ['loop', 1],
      ['eval', 5],
      ['sourced', 6],
      ['errexit', 1],
      ['nested', 7],
      ['exec', 9],
      ['missing', 127],
      ['err', 1],
    ] as const
  ).map(([way, code]) => ({
    script: 'ends',
    args: [way],
    code,
    success: false,
    deliverables: ['start.txt'],
    errors: [ended(code)],
    legacyDiffers: BY_STATUS,
  })),
  {
    script: 'ends',
    args: ['function'],
    code: 4,
    success: false,
    deliverables: ['start.txt'],
    errors: [ended(4)],
    legacyDiffers: BY_STATUS,
  },
  // Bash leaves the command and goes on after it.
  { script: 'ends', args: ['arithmetic'], code: 0, success: true, confidence: 1, deliverables: ['start.txt'] },
  { script: 'ends', args: ['zero'], code: 0, success: true, deliverables: ['start.txt'] },
  {
    script: 'ends',
    args: ['caught'],
    code: 0,
    success: true,
    confidence: 1,
    deliverables: ['start.txt', 'caught.txt'],
  },
  {
    script: 'quoting',
    code: 0,
    success: true,
    confidence: 0.5,
    deliverables: [
      ...['out/my_file.txt', 'cost-$5.txt', 'bare.txt', 'ticks.txt', 'nested-deep.txt', 'tab-name.txt', 'default.txt'],
      ...['文書/日本語.txt', '2.txt', 'left.txt', 'right.txt', 'builtin.txt', 'command.txt', 'backslash.txt'],
    ],
    errors: [error('quote " backslash \\ dollar $HOME tick ` apostrophe \' tab\tend')],
    legacyDiffers: 'braces make two words',
  },
];

describe.concurrent('migrated scripts under bash', () => {
  test.each(cases)('$script $args', async ({ script, args, code, signal, time, legacyDiffers, ...expected }) => {
    const source = await readFile(new URL(`./scripts/${script}.sh`, import.meta.url), 'utf8');
    const [before, after] = [await bash(source, args), await bash(migrated(source), args)];
    expect({ code: after.code, signal: after.signal }).toEqual({ code, signal: signal ?? null });
    expect({ code: before.code, signal: before.signal }).toEqual({ code, signal: signal ?? null });
    const result = resultIn(after.stdout);
    expect({ errors: [], confidence: 0.5, deliverables: [], metrics: {}, ...result }).toEqual(result);
    expect(result).toMatchObject(expected);
    expect(result.deliverables).toEqual(expected.deliverables ?? []);

    const parsed = parse(after.stdout);
    const { execution_time_ms: measured, ...metrics } = parsed.value.metrics;
    expect({ ...parsed.value, metrics }).toEqual(result);
    if (time !== undefined) expect(measured).toBe(time);
    expect(parsed).toMatchObject({ via: 'json', ok: true, complete: true });

    // All that went to standard error still does, in its order.
    const lines = after.stderr.split('\n');
    for (const line of before.stderr.split('\n')) {
      const plain = line.replace(/line \d+/, 'line');
      // What exec cannot find it calls by its whole path.
      if (plain.includes('no-such-program')) continue;
      expect(lines.map((one) => one.replace(/line \d+/, 'line'))).toContain(plain);
    }
    if (legacyDiffers !== undefined) return;
    const { value: legacy, diagnostics } = parse(before.stdout);
    // Text that does not say how it went is no success; of the script, the exit status is known.
    const isSilent = diagnostics.some((found) => found.code === 'skill/no-verdict');
    expect({ success: result.success, confidence: result.confidence }).toEqual({
      success: legacy.success || (isSilent && code === 0),
      confidence: legacy.confidence,
    });
    expect(new Set(legacy.deliverables)).toEqual(new Set(parsed.value.deliverables));
    expect(parsed.value.errors.filter((one) => one.code === 'LEGACY_ERROR')).toEqual(legacy.errors);
  });
});

describe('migrated scripts', () => {
  test.each([...new Set(cases.map(({ script }) => script))])('%s reads as expected', async (script) => {
    const source = await readFile(new URL(`./scripts/${script}.sh`, import.meta.url), 'utf8');
    const text = migrated(source).replace(
      /^# ── Skill output ─[\s\S]*?^# ── End of skill output.*\n/m,
      '# (collector)\n',
    );
    await expect(text).toMatchFileSnapshot(`./scripts/migrated/${script}.sh`);
  });
});
