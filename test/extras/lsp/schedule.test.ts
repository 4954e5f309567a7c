import { expect, test, vi } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { type Analysis, onlyDiagnostics } from '../../../src/extras/lsp/analysis.ts';
import { diagnosticOf, Ranges, told } from '../../../src/extras/lsp/protocol.ts';
import { pathOf } from '../../../src/extras/lsp/requests.ts';
import { Schedule } from '../../../src/extras/lsp/schedule.ts';

const finding = (severity: Diagnostic['severity'], start: number): Diagnostic => ({
  ...{ code: `x/${severity}`, severity, message: 'm', range: { start, end: start + 1 } },
});

test('of too many findings the worst are shown, in order, and the others are counted', () => {
  const few = Array.from({ length: 1000 }, (_, at) => finding('info', at));
  expect(told(few)).toBe(few);
  const many = [
    ...Array.from({ length: 600 }, (_, at) => finding('warning', at)),
    ...Array.from({ length: 600 }, (_, at) => finding('info', 1000 + at)),
    ...Array.from({ length: 300 }, (_, at) => finding('error', 500 - at)),
  ];
  const shown = told(many);
  const count = (severity: string): number => shown.filter((one) => one.severity === severity).length;
  expect([shown.length, count('error'), count('warning'), count('info')]).toEqual([1001, 300, 600, 101]);
  const starts = shown.slice(0, -1).map(({ range }) => range.start);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(shown.at(-1)).toEqual({
    code: 'x/error',
    severity: 'info',
    message: '500 more findings are not shown',
    range: { start: 0, end: 0 },
  });
});

test('a finding as an editor has it', () => {
  const ranges = new Ranges('ab\ncdé𝄞f');
  const place = (line: number, from: number, to: number) => ({
    start: { line, character: from },
    end: { line, character: to },
  });
  const found = { ...finding('warning', 1), hint: 'do', related: { start: 6, end: 8 } };
  expect(diagnosticOf(found, ranges, 'file:///a')).toEqual({
    source: 'peglot',
    code: 'x/warning',
    severity: 2,
    message: 'm\ndo',
    range: place(0, 1, 2),
    relatedInformation: [{ location: { uri: 'file:///a', range: place(1, 3, 5) }, message: 'the other place' }],
  });
  const plain = diagnosticOf(finding('error', 3), ranges, '');
  expect(plain).toEqual({ source: 'peglot', code: 'x/error', severity: 1, message: 'm', range: place(1, 0, 1) });
  expect(diagnosticOf(finding('info', 3), ranges, '').severity).toBe(3);
});

test('the file of a document', () => {
  expect(['file:///a%20b/c.txt', 'untitled:Untitled-1', 'x'].map(pathOf)).toEqual(['/a b/c.txt', 'Untitled-1', 'x']);
});

/** A schedule, and the versions that were begun and told; each analysis takes as long as it is let. */
function scheduled() {
  const begun: string[] = [];
  const heard: string[] = [];
  const open: (() => void)[] = [];
  const nameOf = ({ uri, version }: TextDocument): string => `${uri} ${version}`;
  const schedule = new Schedule(
    (document) => {
      begun.push(nameOf(document));
      return new Promise<Analysis>((resolve) => open.push(() => resolve(onlyDiagnostics([]))));
    },
    (document) => heard.push(nameOf(document)),
  );
  const done = async (): Promise<void> => {
    for (const end of open.splice(0)) end();
    await vi.advanceTimersByTimeAsync(0);
  };
  const change = (version: number, text = '', uri = 'a'): void =>
    schedule.changed(TextDocument.create(uri, '', version, text));
  return { schedule, begun, heard, done, change };
}

test('a text is analysed at once when it is opened, then when it has come to rest: one version at a time', async () => {
  vi.useFakeTimers();
  try {
    const { schedule, begun, heard, done, change } = scheduled();
    const asked: unknown[] = [];
    const ask = (): void => void schedule.of('a').then((analysis) => asked.push(analysis !== undefined));
    expect(await schedule.of('a')).toBeUndefined();
    change(1);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect([begun, heard, asked]).toEqual([['a 1'], [], []]);
    await done();
    expect([heard, asked]).toEqual([['a 1'], [true]]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([true, true]);

    change(2);
    await vi.advanceTimersByTimeAsync(149);
    change(3);
    await vi.advanceTimersByTimeAsync(149);
    expect(begun).toEqual(['a 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['a 1', 'a 3']);
    // Typed on while it runs: the next begins when that is done and the text has come to rest, and only it is told.
    change(4);
    ask();
    await vi.advanceTimersByTimeAsync(150);
    change(5, 'x'.repeat(1_000_000));
    await done();
    expect([begun.at(-1), heard.at(-1)]).toEqual(['a 3', 'a 1']);
    await vi.advanceTimersByTimeAsync(199);
    expect(begun.at(-1)).toBe('a 3');
    await vi.advanceTimersByTimeAsync(1);
    await done();
    expect([begun, heard, asked]).toEqual([
      ['a 1', 'a 3', 'a 5'],
      ['a 1', 'a 5'],
      [true, true, true],
    ]);
    // Long texts wait longer, and not for ever.
    change(6, 'x'.repeat(30_000_000));
    await vi.advanceTimersByTimeAsync(999);
    expect(begun.at(-1)).toBe('a 5');
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.at(-1)).toBe('a 6');
    // At rest while the one before runs: it begins as soon as that is done.
    change(7);
    await vi.advanceTimersByTimeAsync(150);
    expect(begun.at(-1)).toBe('a 6');
    await done();
    expect([begun.at(-1), heard.at(-1)]).toEqual(['a 7', 'a 5']);
  } finally {
    vi.useRealTimers();
  }
});

test('what is closed is told no more; what is open is analysed again at once', async () => {
  vi.useFakeTimers();
  try {
    const { schedule, begun, heard, done, change } = scheduled();
    change(1);
    change(1, '', 'b');
    await vi.advanceTimersByTimeAsync(0);
    const waiting = schedule.of('a');
    schedule.closed('a');
    schedule.closed('none');
    expect(await waiting).toBeUndefined();
    expect(await schedule.of('a')).toBeUndefined();
    await done();
    expect([begun, heard]).toEqual([['a 1', 'b 1'], ['b 1']]);
    change(2, '', 'b');
    schedule.again();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a 1', 'b 1', 'b 2']);
    change(1);
    schedule.closed('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
