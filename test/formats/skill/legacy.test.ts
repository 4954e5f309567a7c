import type { Parsed } from 'peglot';
import { detect } from 'peglot';
import { isSkillOutput, parse, type SkillOutput, SkillOutputParser } from 'peglot/skill';
import { describe, expect, it } from 'vitest';

/** What is reported about a text as a whole: that it is not JSON, ends without a line end, or leaves something out. */
const WHOLE = ['legacy-text', 'no-verdict', 'missing-confidence', 'no-result', 'ends-in-value'];

/** What was found beside it. */
function findings({ diagnostics }: Parsed<SkillOutput>): string[] {
  return diagnostics
    .filter(({ code }) => !WHOLE.includes(code.replace('skill/', '')))
    .map(({ severity, code }) => `${severity} ${code.replace('skill/', '')}`);
}

/** True or false when the text holds a verdict, undefined when it holds none. */
function verdict(text: string): boolean | undefined {
  const { value, diagnostics } = parse(text);
  const isSilent = diagnostics.some(({ code }) => code === 'skill/no-verdict' || code === 'skill/no-result');
  return isSilent ? undefined : value.success;
}

describe('verdicts', () => {
  it.each([
    'SUCCESS',
    'SUCCESS: all files written',
    'Success!',
    '=== SUCCESS ===',
    '*** SUCCESS ***',
    'Status: success',
    '**Result:** PASSED',
    'success: true',
    'success=yes',
    'Task completed',
    'Task completed successfully.',
    'All checks passed',
    '✓ lint',
    '✅ Done',
    '[OK] tests',
    'Build ... ok',
    '[12:00:01] INFO: completed',
    '2026-03-01T10:00:00Z [worker] Deployment SUCCESS',
    '12 tests passed, 0 failed',
    'Completed with no errors',
    'Exit code: 0',
  ])('%s is a success', (line) => expect(verdict(`${line}\n`)).toBe(true));

  it.each([
    'ERROR: the disk is full',
    'ERROR',
    'Error: no such file',
    '[ERROR] no such file',
    'FAILED',
    'Build FAILED',
    'Build failed: see the log',
    'ABORT',
    'Aborted (core dumped)',
    '✗ lint',
    '❌ Tests',
    '[FAIL] tests',
    'Status: failed',
    'success: false',
    'Success = no',
    'Task not completed',
    'The check did not pass; nothing completed: FAILED',
    'Tests: 12 passed, 1 failed',
    '3 of 12 checks failed',
    'Tests failed: 2',
    'completed with 2 errors',
    'Failed tests: 3',
    'Errors: 3',
    'Exit code: 3',
    'fatal: not a git repository',
    'error[E0308]: mismatched types',
  ])('%s is a failure', (line) => expect(verdict(`${line}\n`)).toBe(false));

  it.each([
    'Not OK',
    'not ok 3 - adds numbers',
    'No success',
    'No tests passed',
    'Nothing succeeded',
    'Cannot be completed',
    "The upload couldn't be completed",
    'It was not successfully completed',
    'failed to complete',
    'Unable to finish',
    'The build did not pass',
    'Not yet done',
    'Build failed: 0 errors',
    '✓ 3 passed ✗ 1 failed',
    'Tests: 3 failed, 2 passed',
    'Passed: 3 Failed: 1',
  ])('%s is a failure', (line) => expect(verdict(`${line}\n`)).toBe(false));

  it.each([
    'bash: out of memory',
    './run.sh: line 3: NAME: unbound variable',
    "./run.sh: line 9: syntax error near unexpected token `fi'",
    './run.sh: line 9: syntax error: unexpected end of file',
    'panic: runtime error: index out of range',
    "thread 'main' panicked at src/main.rs:2:5:",
    'Exception in thread "main" java.lang.NullPointerException',
    'Uncaught TypeError: x is not a function',
    'Unhandled exception. System.IO.IOException: no space left',
    'Unhandled rejection Error: timeout',
    'Trace/breakpoint trap (core dumped)',
    'Triggered: UnhandledPromiseRejection',
  ])('%s is a crash', (line) => expect(verdict(`${line}\n`)).toBe(false));

  it('a mark says how a title is meant', () => {
    expect(verdict('✓ rejects a failed login\n')).toBe(true);
    expect(verdict('✗ says when it passed\n')).toBe(false);
  });

  it('a failure on the same line wins, and that is told', () => {
    const { diagnostics, value } = parse('Tests: 3 failed, 2 passed\n');
    expect(value.metrics).toEqual({ tests_failed: 3, tests_passed: 2 });
    expect(diagnostics.find((found) => found.code === 'skill/mixed-verdicts')?.message).toBe(
      'This line reports both success and failure; the failure counts',
    );
    expect(verdict('Tests: 3 failed, 2 passed\nSUCCESS\n')).toBe(true);
  });

  it('a verdict is no metric', () => {
    expect(parse('Build failed: 0 errors\n').value.metrics).toEqual({});
    expect(parse('Tests failed: 2\n').value.metrics).toEqual({ tests_failed: 2 });
  });

  it.each([
    'no errors success rate unknown',
    'do not pass passwords',
    'no problems',
    '0 errors',
    'no errors found',
    'Errors: 0',
    'ERROR: none',
    'Failed: 0',
    'FAILED TESTS: 0',
    '0 failed',
    'no tests failed',
    'Created: src/error-handler.ts',
    'Reading failed.log',
    'Updated tests/passed/list.txt',
    'Error handling was improved',
    'Success criteria are in the file',
    'If the check failed, run it again',
    'the work will be completed tomorrow',
    'variables with the names unpassed and failedOver',
    '+ echo FAILED',
    'WARN: lint failed',
    '[WARNING] ERROR budget',
    'Cleanup completed',
    'grep "ERROR" log.txt',
  ])('%s says nothing', (line) => expect(verdict(`${line}\n`)).toBeUndefined());

  it('the last one counts', () => {
    expect(verdict('ERROR: no answer, again\nSUCCESS\n')).toBe(true);
    expect(verdict('✗ first try\n✓ second try\n')).toBe(true);
    expect(verdict('SUCCESS\n✗ upload\n')).toBe(false);
    expect(findings(parse('ERROR: no answer, again\nSUCCESS\n'))).toEqual(['warning mixed-verdicts']);
    expect(verdict('ERROR: disk full\nCleanup completed\n')).toBe(false);
  });

  it('none at all is no success, whatever files are named', () => {
    const parsed = parse('Created: a.ts\n');
    expect(parsed).toMatchObject({ via: 'legacy', ok: false, value: { success: false, deliverables: ['a.ts'] } });
    expect(parsed.diagnostics.map((found) => found.code)).toEqual([
      'skill/legacy-text',
      'skill/missing-confidence',
      'skill/no-verdict',
    ]);
  });

  it.each(['Working on it.\n', '[1/2] building', '`', '"abc', 'Done'])('%j tells of no result', (text) => {
    const parsed = parse(text);
    expect(parsed).toMatchObject({ via: 'legacy', ok: false, value: { success: false, confidence: 0 } });
    expect(parsed.diagnostics.map((found) => found.code)).toEqual(['skill/no-result']);
    expect(new SkillOutputParser().parse(text)).toMatchObject({ success: false, parseMethod: 'validation_failed' });
  });

  it.each(['', ' \n'])('%j is empty: nothing that could be read', (text) => {
    expect(parse(text)).toMatchObject({ via: 'legacy', ok: false, complete: false });
    expect(new SkillOutputParser().parse(text).parseMethod).toBe('validation_failed');
  });
});

describe('confidence', () => {
  const good: readonly (readonly [string, number])[] = [
    ['Confidence: 0.92', 0.92],
    ['confidence: .900', 0.9],
    ['CONFIDENCE=1', 1],
    ['**Confidence:** 0.8', 0.8],
    ['- Confidence score: 0.85 (high)', 0.85],
    ['Overall confidence = 0', 0],
    ['SUCCESS (confidence: 0.75)', 0.75],
    ['✅ Done | Confidence: 0.7 | 3 files', 0.7],
  ];
  it.each(good)('%s', (line, confidence) => {
    const parsed = parse(line);
    expect(parsed.value.confidence).toBe(confidence);
    expect(findings(parsed)).toEqual([]);
  });

  const repaired: readonly (readonly [string, number, string])[] = [
    ['Confidence: 90%', 0.9, 'bad-percent'],
    ['Confidence: 7 %', 0.07, 'bad-percent'],
    ['Confidence: 0,92', 0.92, 'bad-decimal-comma'],
  ];
  it.each(repaired)('%s is repaired', (line, confidence, code) => {
    const parsed = parse(line);
    expect(parsed.value.confidence).toBe(confidence);
    expect(findings(parsed)).toEqual([`warning ${code}`]);
  });

  it.each(['1.5', '92', '-0.1', '120%', 'high', '0.8.1', '8/10', '0.5-0.7'])('%s is an error', (written) => {
    const parsed = parse(`SUCCESS\nConfidence: ${written}\n`, { defaultConfidence: 0.25 });
    expect(parsed.value.confidence).toBe(0.25);
    expect(parsed.ok).toBe(false);
  });

  it('cut off behind its colon it is incomplete', () => {
    expect(parse('SUCCESS\nConfidence: ')).toMatchObject({ ok: false, complete: false });
    expect(parse('SUCCESS\nConfidence: \n')).toMatchObject({ ok: false, complete: true });
  });

  it('given twice the last one counts, and it is an error', () => {
    const text = 'Confidence: 0.7\nConfidence: 0.9\n';
    expect(parse(text).value.confidence).toBe(0.9);
    expect(parse(text).diagnostics[1]).toMatchObject({
      code: 'skill/duplicate-field',
      related: { start: 12, end: 15 },
    });
  });
});

describe('deliverables', () => {
  const lines: readonly (readonly [string, string[]])[] = [
    ['Created: src/a.ts', ['src/a.ts']],
    ['Created src/a.ts.', ['src/a.ts']],
    ['Modified: a.ts, b.ts; c.ts', ['a.ts', 'b.ts', 'c.ts']],
    ['Updated `docs/read me.md`', ['docs/read me.md']],
    ['Generated: "my report.pdf"', ['my report.pdf']],
    ["Created: './x.sh' (executable)", ['./x.sh']],
    ['✅ Created: Dockerfile', ['Dockerfile']],
    ['[INFO] Created file: .env', ['.env']],
    ['Files created: a.ts, b.ts', ['a.ts', 'b.ts']],
    ['Successfully created app/(auth)/page.tsx', ['app/(auth)/page.tsx']],
    ['Updated src/a.ts and src/b.ts to use the cache', ['src/a.ts', 'src/b.ts']],
    ['Created:\n  - src/a.ts\n  * `b c.ts` - the view\n  1. d.ts', ['src/a.ts', 'b c.ts', 'd.ts']],
    ['Modified files:\n\n- a.ts\n- b.ts\nConfidence: 0.9', ['a.ts', 'b.ts']],
    ['Created 2 files:\n    src/a.ts\n    src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['Created: src/a.ts (new), src/b.ts (modified)', ['src/a.ts', 'src/b.ts']],
    ['Created: a.ts\nUpdated: a.ts', ['a.ts']],
    ['Created: a.ts, 12 lines', ['a.ts']],
    ['Created: a.ts (new), 3 kB, b.ts 40% and c.ts', ['a.ts', 'b.ts', 'c.ts']],
    ['Created: [a.ts, b.ts]', ['a.ts', 'b.ts']],
    [`Created: ['a b.ts', "c.ts"]`, ['a b.ts', 'c.ts']],
    ['Created: [id].tsx', ['[id].tsx']],
    ['Created: **a.ts**', ['a.ts']],
    ['Created: src/**/*.ts', ['src/**/*.ts']],
    ['Created:\n- **a.ts**, 3 lines\n- b.ts', ['a.ts', 'b.ts']],
    ['Created: none', []],
    ['Created: 3', []],
    ['Created 3 files', []],
    ['Created at: 2026-01-01', []],
    ['Updated: 2026-01-01', []],
    ['Created: https://example.org/pull/7', []],
    ['Updated the parser', []],
    ['Deleted: old.ts', []],
  ];
  it.each(lines)('%s', (text, deliverables) => {
    const parsed = parse(text);
    expect(parsed.value.deliverables).toEqual(deliverables);
    expect(findings(parsed)).toEqual([]);
  });

  it('what is unclear is told', () => {
    expect(parse('Created: my report.txt').value.deliverables).toEqual(['my report.txt']);
    expect(findings(parse('Created: my report.txt'))).toEqual(['warning bad-spaced-path']);
    expect(parse('Created: a.ts, my report.txt').value.deliverables).toEqual(['a.ts', 'my report.txt']);
    expect(findings(parse('Created: a.ts, my report.txt'))).toEqual(['warning bad-spaced-path']);
    expect(parse('Created: a.ts, 12').value.deliverables).toEqual(['a.ts']);
    expect(findings(parse('Created: a.ts, 12'))).toEqual(['warning bad-path']);
    expect(parse('Created: the new login form').value.deliverables).toEqual([]);
    expect(findings(parse('Created: the new login form'))).toEqual(['warning bad-path']);
    expect(findings(parse('Created:\n'))).toEqual(['warning missing-path']);
  });

  it('knows where they stand', () => {
    const text = '\x1b[32mCreated:\x1b[0m \x1b[1m"a b.ts"\x1b[0m\n';
    const place = parse(text).locate(['deliverables', 0]);
    expect(text.slice(place?.start, place?.end)).toBe('"a b.ts"');
  });
});

describe('metrics and errors', () => {
  it('an error knows where its message stands', () => {
    const text = 'ERROR: no water\nFAILED\n';
    const { start, end } = parse(text).locate(['errors', 0, 'message']) ?? {};
    expect(text.slice(start, end)).toBe('no water');
  });

  const lines: readonly (readonly [string, Record<string, number>])[] = [
    ['Execution time: 1234ms', { execution_time_ms: 1234 }],
    ['Duration: 3.25 s', { execution_time_ms: 3250 }],
    ['Elapsed: 1m 20s', { execution_time_ms: 80_000 }],
    ['Build completed in 1.1 seconds', { execution_time_ms: 1100 }],
    ['took 2 min', { execution_time_ms: 120_000 }],
    ['execution_time_ms: 12', { execution_time_ms: 12 }],
    ['Created 3 files', { files_created: 3 }],
    ['Files modified: 2', { files_modified: 2 }],
    ['5 files were deleted', { files_deleted: 5 }],
    ['Lines of code: 450', { lines_of_code: 450 }],
    ['Tests: 12 passed, 0 failed', { tests_passed: 12, tests_failed: 0 }],
    ['test_coverage=0.92', { test_coverage: 0.92 }],
    ['Step 3 completed', {}],
    ['Port: 8080', {}],
  ];
  it.each(lines)('%s', (line, metrics) => {
    expect(parse(line).value.metrics).toEqual(metrics);
    expect(findings(parse(line))).toEqual([]);
  });

  it.each([
    ['Duration: 1,5 s\n', 1500],
    ['took 0,25s\n', 250],
    ['Execution time: 1,5 min, all done\n', 90_000],
  ])('%j has a decimal comma', (text, milliseconds) => {
    expect(parse(text).value.metrics).toEqual({ execution_time_ms: milliseconds });
    expect(findings(parse(text))).toEqual(['warning bad-decimal-comma']);
  });

  it('a duration without a unit is taken as milliseconds, with a warning', () => {
    expect(parse('Execution time: 12').value.metrics).toEqual({ execution_time_ms: 12 });
    expect(findings(parse('Execution time: 12'))).toEqual(['warning missing-unit']);
  });

  it('errors keep their words', () => {
    const parsed = parse('ERROR: no space left on "disk"\n[ERROR] second\n❌ third thing broke\nError: none\n');
    expect(parsed.value).toMatchObject({ success: false });
    expect(parsed.value.errors).toEqual([
      { code: 'LEGACY_ERROR', message: 'no space left on "disk"' },
      { code: 'LEGACY_ERROR', message: 'second' },
      { code: 'LEGACY_ERROR', message: 'third thing broke' },
    ]);
  });
});

describe('digits in groups', () => {
  const groups: readonly (readonly [string, Record<string, number>])[] = [
    ['Duration: 1,234 ms', { execution_time_ms: 1234 }],
    ['took 1,234.5 ms', { execution_time_ms: 1234.5 }],
    ['lines_of_code: 1,200', { lines_of_code: 1200 }],
    ['12,345,678 tests passed', { tests_passed: 12345678 }],
    ['Files created: 1,000', { files_created: 1000 }],
    ['Created 1,000 files', { files_created: 1000 }],
  ];
  it.each(groups)('%s', (line, metrics) => {
    const parsed = parse(`${line}\n`);
    expect(parsed.value.metrics).toEqual(metrics);
    expect(findings(parsed)).toEqual(['warning bad-thousands']);
  });

  it('other numbers with commas are none', () => {
    expect(parse('lines_of_code: 1,23\nlines_of_code: 0,123\ncopied 1,234 lines\n').value.metrics).toEqual({});
  });
});

describe('around the lines', () => {
  it('a fence around all of it is passed over, an example in a fence is none of it', () => {
    expect(findings(parse('```\nSUCCESS\nConfidence: 0.8\n```\n'))).toEqual(['warning bad-wrapper']);
    expect(parse('```\nSUCCESS\nConfidence: 0.8\n```\n').value.confidence).toBe(0.8);
    expect(verdict('SUCCESS\n```\nERROR: shown only\n```\n')).toBe(true);
    expect(parse('SUCCESS\n```\nERROR: shown')).toMatchObject({ ok: false, complete: false });
  });

  it('colours, carriage returns and a byte order mark are told', () => {
    const parsed = parse('\ufeff\x1b[32m✓\x1b[0m Created: a.ts\r\nConfidence: 0.9\r\n');
    expect(parsed).toMatchObject({ ok: true, value: { success: true, confidence: 0.9, deliverables: ['a.ts'] } });
    expect(findings(parsed)).toEqual(['warning bad-bom', 'warning bad-noise', 'warning bad-line-end']);
  });

  it('JSON lines of a log are no lines of text', () => {
    const parsed = parse('{\n  "level": "error",\n  "error_count": 3\n}\nSUCCESS\nConfidence: 0.9\n');
    expect(parsed).toMatchObject({ via: 'legacy', ok: true, value: { success: true, metrics: {} } });
    expect(findings(parsed)).toEqual(['info other-json']);
  });
});

describe('detect', () => {
  it.each([
    '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    'log\n{"success": false, "errors": []}\nlog',
    '{"success": true, "confidence": 0.9, "deli',
    'SUCCESS\nConfidence: 0.92\n',
    '✅ Created: src/a.ts\n',
  ])('%s is a skill output', (text) => {
    expect(isSkillOutput(text)).toBe(true);
    expect(detect(text)).toBe('skill');
  });

  it.each([
    'All tests passed, and I completed the work.',
    'Confidence: 0.9',
    'ERROR: something broke',
    '12 tests passed in 3s',
    '',
  ])('%s is none', (text) => {
    expect(isSkillOutput(text)).toBe(false);
    expect(detect(text)).toBeUndefined();
  });

  it('leaves replies with markers to their format', () => {
    const reply = '[REASONING]\nSUCCESS\nConfidence: 0.9\n{"success": true, "confidence": 1}\n[CONFIDENCE] 0.9\n';
    expect(detect(reply)).toBe('duckflow');
  });
});
