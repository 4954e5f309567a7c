import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyEvent, type Event, type Parsed, type Path, PrintError } from 'peglot';
import { createStream, emptyReply, parse, print, type Reply } from 'peglot/duckflow';
import { parse as parseTree } from '../../generated/duckflow.ts';
import { anyTexts, chunkings, damagedTexts, replies } from './duckflow-texts.ts';

/** How to run a law: the seed of the random inputs and their number. */
export interface Run {
  readonly seed?: number;
  readonly numRuns: number;
}

/** A law that an input broke, shrunk. */
export interface Violation {
  /** The text to parse for seeing it. */
  readonly text: string;
  readonly report: string;
}

/** A statement that holds for every input. */
export interface Law {
  readonly name: string;
  /** @throws {Error} with seed, path and the smallest input when an input breaks the law */
  assert(run: Run): void;
  check(run: Run): Violation | undefined;
}

/** Makes a law of random inputs and a check that throws; `textOf` gives the text that an input is about. */
export function law<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  hold: (input: Input) => void,
  textOf: (input: Input) => string,
): Law {
  const property = fc.property(inputs, hold);
  return {
    name,
    assert: (run) => fc.assert(property, run),
    check(run) {
      const details = fc.check(property, { ...run, includeErrorInReport: true });
      if (!details.failed) return undefined;
      const input = details.counterexample?.[0];
      return { text: input === undefined ? '' : textOf(input), report: fc.defaultReportMessage(details) ?? '' };
    },
  };
}

/** Texts of every kind. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: damagedTexts },
  { weight: 1, arbitrary: anyTexts },
);

export const total: Law = law('total', texts, expectTotal, itself);

export const lossless: Law = law('lossless', texts, expectTiling, itself);

export const roundTrip: Law = law('round trip', replies, expectRoundTrip, (value) => canonical(value) ?? '');

export const chunking: Law = law(
  'chunking',
  texts.chain((text) => chunkings(text).map((chunks) => ({ text, chunks }))),
  ({ text, chunks }) => expectSameStream(text, chunks),
  ({ text }) => text,
);

/** The laws that a text alone decides, and the round trip. */
export const laws: readonly Law[] = [total, lossless, roundTrip, chunking];

function itself(text: string): string {
  return text;
}

/** The parser answers, and its answer is in order. */
export function expectTotal(text: string): void {
  const parsed = parse(text);
  let last = 0;
  for (const { range, severity, code } of parsed.diagnostics) {
    assert(
      0 <= range.start && range.start <= range.end && range.end <= text.length,
      `${code} has a range outside the text`,
    );
    assert(range.start >= last, `${code} is out of text order`);
    last = range.start;
    assert(severity !== 'error' || !parsed.ok, 'ok in spite of an error');
  }
  assert(parsed.complete || !parsed.ok, 'incomplete without an error');
  for (const vital of Object.values(parsed.value.vitals)) assert(vital >= 0 && vital <= 1, 'a vital out of range');
}

/** The items of the tree, joined, are the text. */
export function expectTiling(text: string): void {
  let end = 0;
  for (const item of parseTree(text, { startRule: 'Reply' })) {
    assert.equal(item.start, end, `${item.type} does not start where the item before it ended`);
    assert(item.end >= item.start, `${item.type} ends before it starts`);
    end = item.end;
  }
  assert.equal(end, text.length, 'the last item does not end with the text');
}

/** The canonical text; undefined for what no text can carry. */
export function canonical(value: Reply): string | undefined {
  try {
    return print(value);
  } catch (error) {
    if (error instanceof PrintError && error.message.includes('surrogate')) return undefined;
    throw error;
  }
}

function expectRoundTrip(value: Reply): void {
  const text = canonical(value);
  if (text === undefined) return;
  const parsed = parse(text);
  assert.deepEqual(parsed.value, value);
  assert.deepEqual(
    parsed.diagnostics.filter((found) => found.severity !== 'info'),
    [],
  );
  assert.equal(print(parsed.value), text);
}

/** The stream says what `parse` says, and the same events as for the text in one piece. */
export function expectSameStream(text: string, chunks: readonly string[]): void {
  const pieces = follow(chunks);
  assert.deepEqual(facts(pieces.end), facts(parse(text)));
  assert.deepEqual(merged(pieces.events), merged(follow([text]).events));
}

/** All events of a text that comes in chunks, and the result. */
export function follow(chunks: readonly string[]): { end: Parsed<Reply>; events: Event[] } {
  const stream = createStream();
  const events = chunks.flatMap((chunk) => stream.push(chunk));
  const end = stream.end();
  return { end, events: [...events, ...end.events] };
}

/** What a result says, without its functions and events. */
function facts({ value, diagnostics, ok, complete, format, via }: Parsed<Reply>): object {
  return { value, diagnostics, ok, complete, format, via };
}

function merged(events: readonly Event[]): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (event.type === 'delta' && last?.type === 'delta' && keyOf(last.path) === keyOf(event.path)) {
      out[out.length - 1] = { ...last, text: last.text + event.text };
    } else {
      out.push(event);
    }
  }
  return out;
}

/** The events add up to the value, and take back nothing without saying so. */
export function expectOnlyAdded(chunks: readonly string[]): void {
  const { end, events } = follow(chunks);
  const model = emptyReply();
  const handedOut = new Map<string, { path: Path; text: string }>();
  const expectKept = (below: Path): void => {
    for (const { path, text } of handedOut.values()) {
      if (isBelow(path, below)) assert(String(at(model, path)).startsWith(text), `${keyOf(path)} was taken back`);
    }
  };
  for (const event of events) {
    applyEvent(model, event);
    if (event.type === 'delta') {
      const key = keyOf(event.path);
      handedOut.set(key, { path: event.path, text: (handedOut.get(key)?.text ?? '') + event.text });
    } else if (event.type === 'set') {
      expectKept(event.path);
    } else if (event.type === 'revise') {
      for (const [key, { path }] of handedOut) if (isBelow(path, event.path)) handedOut.delete(key);
    }
  }
  expectKept([]);
  assert.deepEqual(model, end.value);
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

function isBelow(path: Path, root: Path): boolean {
  return root.every((step, depth) => path[depth] === step);
}

function at(model: unknown, path: Path): unknown {
  let node = model;
  for (const step of path) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = Object.getOwnPropertyDescriptor(node, step)?.value;
  }
  return node;
}
