import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/core/event.ts';
import { applyEvent } from '../../src/core/fold.ts';
import type { Format } from '../../src/core/format.ts';
import type { Parsed } from '../../src/core/parsed.ts';
import { editBlocks, isEditDialect } from '../../src/edits/index.ts';
import { printReply } from '../../src/edits/reply.ts';
import { expectFindings } from '../../src/testing/laws.ts';
import { isDeep, runs } from '../laws/law.ts';
import { editCases, editDialects, severities } from './corpus.ts';

function formatOf(dialect: string): Format<unknown> {
  if (!isEditDialect(dialect)) throw new Error(`there is no dialect ${dialect}`);
  return editBlocks({ dialect });
}

function editsOf(value: unknown): { text: string; edits: unknown[] } {
  const { text, edits }: { text: string; edits: unknown[] } = Object(value);
  return { text, edits };
}

function facts({ value, ok, complete, diagnostics }: Parsed<unknown>): object {
  return { value, ok, complete, diagnostics };
}

/** Everything that a stream gives, as JSON: its events, with neighbouring deltas in one, and its end. */
function told(format: Format<unknown>, chunks: readonly string[]): string {
  const stream = format.createStream();
  const events = chunks.flatMap((chunk) => stream.push(chunk));
  const end = stream.end();
  return JSON.stringify({ events: merged([...events, ...end.events]), ...facts(end) });
}

function merged(events: readonly Event[]): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (event.type === 'delta' && last?.type === 'delta')
      out[out.length - 1] = { ...last, text: last.text + event.text };
    else out.push(event);
  }
  return out;
}

function chunked(text: string, sizes: readonly number[]): string[] {
  const chunks: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const size = (sizes[turn % sizes.length] ?? 0) + 1;
    chunks.push(text.slice(at, at + size));
    at += size;
  }
  return chunks;
}

/** The beginning of a line that belongs to an edit. */
const MARKER = /^(?:<<|--|==|>>|\+\+|\*\*\* |@@|<bolt|:::|<\/?code)/;

describe.each(editDialects)('%s', (dialect) => {
  const format = formatOf(dialect);
  const cases = editCases(dialect);

  it.each(cases)('$title', ({ input, value, ok, complete, codes }) => {
    const read = format.parse(input);
    expectFindings(read, input);
    const found = read.diagnostics.map(({ code }) => code.replace(`${dialect}/`, '')).sort();
    expect({ value: read.value, ok: read.ok, complete: read.complete, found }).toEqual({
      value,
      ok,
      complete,
      found: codes,
    });
  });

  it('gives the same for every two-way split, and character by character', () => {
    for (const { input } of cases) {
      const whole = told(format, [input]);
      const { events, ...end } = JSON.parse(whole);
      expect(end).toEqual(JSON.parse(JSON.stringify(facts(format.parse(input)))));
      expect(events.reduce(applyEvent, { text: '', edits: [] })).toEqual(end.value);
      for (let at = 0; at <= input.length; at += isDeep ? 1 : 7) {
        // An expectation takes longer than the reading.
        const split = told(format, [input.slice(0, at), input.slice(at)]);
        if (split !== whole) expect({ at, split }).toEqual({ at, split: whole });
      }
      expect(told(format, input.split(''))).toBe(whole);
    }
  });

  it('reads any lines of the cases in any chunks, and tells what it gives', () => {
    const lines = fc.array(fc.constantFrom(...new Set(cases.flatMap(({ input }) => input.split(/(?<=\n)/)))), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(lines, fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }), (parts, sizes) => {
        const text = parts.join('');
        expect(told(format, chunked(text, sizes))).toBe(told(format, [text]));
      }),
      runs(150),
    );
  });

  it('never takes a block that is cut off for whole', () => {
    for (const { title, input, value, ok, codes } of cases) {
      if (!ok || codes.length > 0) continue;
      for (let at = 0; at < input.length; at++) {
        const read = format.parse(input.slice(0, at));
        // What is clean ends outside of edits: it has whole edits of the case, and text.
        if (!read.complete || !read.ok) continue;
        const { text, edits } = editsOf(read.value);
        expect({ title, at, edits }).toEqual({ title, at, edits: value.edits.slice(0, edits.length) });
        const added = text.split('\n').filter((line) => !value.text.includes(line));
        expect({ title, at, markers: added.filter((line) => MARKER.test(line)) }).toEqual({ title, at, markers: [] });
      }
    }
  });

  it('prints what it read', () => {
    for (const { value, input, ok, codes } of cases) {
      if (!ok || codes.length > 0) continue;
      const { value: read } = format.parse(input);
      expect(format.parse(format.print(read)).value).toEqual(value);
    }
  });

  it('knows its codes by their severities', () => {
    for (const [code, { severity }] of Object.entries(format.diagnostics)) {
      const due = severities.get(code);
      if (due !== undefined) expect([code, severity]).toEqual([code, due]);
    }
  });
});

it('refuses a dialect that it does not know', () => {
  expect(() => editBlocks(JSON.parse('{ "dialect": "sed" }'))).toThrow('aider-udiff');
});

it.each([
  ['aider-udiff', { path: 'a.ts', hunks: [['x']] }, 'edits[0].hunks[0][0]: a line of a hunk begins with its sign'],
  ['aider-udiff', { path: 'a.ts', hunks: [['+y\nz']] }, 'edits[0].hunks[0][0]: a line of a hunk begins with its sign'],
  [
    'apply-patch',
    { type: 'update', path: 'a.ts', chunks: [{ context: ['a\nb'], old: [], new: ['x'], end_of_file: false }] },
    'edits[0].chunks[0].context[0]: a line holds no line end',
  ],
  [
    'roo-diff',
    { search: 'a\n', replace: 'b\n', start_line: -1 },
    'edits[0].start_line: Invalid value: Expected >=0 but received -1',
  ],
  [
    'bolt',
    { artifact: { id: 'x', title: 't' }, actions: [{ type: 'file' }] },
    'edits[0].actions[0].content: Invalid key: Expected "content" but received undefined',
  ],
])('check of %s says what is wrong with %j', (dialect, edit, message) => {
  const found = formatOf(dialect).check({ text: '', edits: [edit] });
  expect(found.map((one) => [one.code, one.message])).toEqual([[`${dialect}/invalid-value`, message]]);
});

it.each([
  ['Both.', ['a\n', 'b\n'], 'Both.\n\na\n\nb\n'],
  ['Both.\n', ['a\n', 'b\n'], 'a\n\nb\n\nBoth.\n'],
  ['', ['a\n'], 'a\n'],
  ['None.', [], 'None.'],
])('puts %j and edits into one reply', (text, edits, reply) => expect(printReply(text, edits)).toBe(reply));

it.each([
  ['<boltArtifact id="a" title="b">\n', 'missing-close'],
  ['<boltArtifact id="a" title="b"><boltAction type="shell">ls</boltAction>\n', 'missing-close'],
  ['<boltArtifact id="a" title="b"><boltAction type="shell">ls', 'cut-off'],
])('what is cut off inside a fence is told once: %j', (text, code) => {
  const { diagnostics } = editBlocks({ dialect: 'bolt' }).parse(`\`\`\`\n${text}`);
  expect(diagnostics.map((found) => found.code)).toEqual(['bolt/fenced-call', `bolt/${code}`]);
});
