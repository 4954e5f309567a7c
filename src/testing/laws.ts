import assert from 'node:assert/strict';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Event } from '../core/event.ts';
import type { Format } from '../core/format.ts';
import type { Parsed } from '../core/parsed.ts';
import { formatPath, type Path, valueAt } from '../core/path.ts';
import { PrintError } from '../core/print-error.ts';
import type { Range } from '../core/range.ts';
import { HandedOut } from './handed-out.ts';

/** A law that holds for every text, in every format. */
export interface TextLaw {
  readonly name: string;
  /**
   * @param text any text
   * @param sizes the lengths of a stream's chunks, repeated
   * @throws {Error} when the text breaks the law
   */
  hold(text: string, sizes: readonly number[]): void;
}

/** The laws that need nothing but the format itself. */
export function lawsOfFormat<Model>(format: Format<Model>): readonly TextLaw[] {
  return [
    { name: 'total', hold: (text) => expectTotal(format.parse(text), text) },
    { name: 'places are in the text', hold: (text) => expectPlaces(format.parse(text), text) },
    { name: 'chunking', hold: (text, sizes) => expectSameStream(format, text, sizes) },
    { name: 'events fold to the value', hold: (text, sizes) => expectFold(format, text, sizes) },
    { name: 'what check says nothing of prints', hold: (text) => expectChecked(format, format.parse(text).value) },
    { name: 'print is a fixed point', hold: (text) => expectFixedPoint(format, text) },
    { name: 'what is read without an error is of the schema', hold: (text) => expectShape(format, text) },
  ];
}

/** The parser returned a well-formed result. */
export function expectTotal(parsed: Parsed<unknown>, text: string): void {
  expectFindings(parsed, text);
  const { diagnostics, ok, complete } = parsed;
  assert(!ok || diagnostics.every(({ severity }) => severity !== 'error'), 'ok in spite of an error');
  assert(complete || !ok, 'incomplete without an error');
}

/** The findings are in text order, and each lies within the text and, if it has a path, within the value. */
export function expectFindings({ value, diagnostics }: Parsed<unknown>, text: string): void {
  let last = 0;
  for (const { range, code, path = [] } of diagnostics) {
    assert(isWithin(range, text), `${code} has a range outside the text`);
    assert(range.start >= last, `${code} is out of text order`);
    last = range.start;
    assert(hasHolder(value, path), `${code} has a path that the value has not: ${formatPath(path)}`);
  }
}

/** Ranges of findings, related ranges, fixes and the places of the value's parts all lie within the text. */
export function expectPlaces({ value, diagnostics, locate }: Parsed<unknown>, text: string): void {
  for (const { code, range, related = range, fix } of diagnostics)
    for (const one of [range, related, fix?.range ?? range])
      assert(isWithin(one, text), `${code} has a range outside the text`);
  const waiting: { readonly path: Path; readonly part: unknown }[] = [{ path: [], part: value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, part } = next;
    const place = locate(path);
    assert(place === undefined || isWithin(place, text), `${formatPath(path)} has a place outside the text`);
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part))
      waiting.push({ path: [...path, Array.isArray(part) ? Number(key) : key], part: inner });
  }
}

function isWithin({ start, end }: Range, text: string): boolean {
  return 0 <= start && start <= end && end <= text.length;
}

/** Whether the value has the parent of a path: the last step may be what is missing. */
function hasHolder(value: unknown, path: Path): boolean {
  if (path.length === 0) return true;
  const holder = valueAt(value, path.slice(0, -1));
  return typeof holder === 'object' && holder !== null;
}

/** The stream has the same result as `parse`, and the same events as for the text in one piece. */
function expectSameStream<Model>(format: Format<Model>, text: string, sizes: readonly number[]): void {
  const pieces = follow(format, chunked(text, sizes));
  assert.deepEqual(facts(pieces.end), facts(format.parse(text)));
  assert.deepEqual(merged(pieces.events), merged(follow(format, [text]).events));
}

/** The events fold to the value, take nothing back but by a `revise`, and do not change after they were emitted. */
function expectFold<Model>(format: Format<Model>, text: string, sizes: readonly number[]): void {
  const stream = format.createStream();
  const folded = new HandedOut(structuredClone(stream.value));
  const told: Event[] = [];
  const asTold: Event[] = [];
  const take = (events: readonly Event[]): void => {
    told.push(...events);
    asTold.push(...structuredClone(events));
    for (const event of events) folded.take(event);
  };
  for (const chunk of chunked(text, sizes)) take(stream.push(chunk));
  const end = stream.end();
  take(end.events);
  assert.deepEqual(folded.model, end.value);
  assert.deepEqual(told, asTold, 'an event changed after it was told');
}

/** The value fits the schema: an adapter whose types are not checked could break it. */
function expectShape<Model>(format: Format<Model>, text: string): void {
  const { value, ok } = format.parse(text);
  const wrong = ok ? format.check(value).find(({ code }) => code === `${format.name}/invalid-value`) : undefined;
  assert(wrong === undefined, `the model has not the shape of the schema: ${wrong?.message}`);
}

/** A text that is known to have stopped early is never complete. */
export function expectStopped<Model>(format: Format<Model>, text: string): void {
  const { ok, complete } = format.parse(text, { finished: false });
  assert(!ok && !complete, 'a text that stopped early is taken for whole');
}

/** A value without findings from `check` is printed, and reads back without an error or a warning. */
function expectChecked<Model>(format: Format<Model>, value: Model): void {
  const found = format.check(value);
  const text = printedOf(format, value);
  if (found.some(isWorse)) return;
  assert(text !== undefined, 'check says nothing of a value that cannot be printed');
  assert.deepEqual(format.parse(text).diagnostics.filter(isWorse), []);
}

/** What `print` writes reads back as the same value, and prints the same. */
function expectFixedPoint<Model>(format: Format<Model>, text: string): void {
  const { value } = format.parse(text);
  const printed = printedOf(format, value);
  if (printed === undefined) return;
  const again = format.parse(printed);
  const differs = 'the printed text reads back as something else';
  const meaning = (model: Model): unknown => format.meaning?.(model) ?? model;
  assert.deepEqual(meaning(again.value), meaning(value), differs);
  assert.equal(format.print(again.value), printed);
}

/** The canonical text; undefined for what the format cannot write. */
function printedOf<Model>(format: Format<Model>, value: Model): string | undefined {
  try {
    return format.print(value);
  } catch (error) {
    assert(error instanceof PrintError, String(error));
    return undefined;
  }
}

/**
 * Checks that the printed text of a model reads back as the same model, with no findings beyond style, and prints the
 * same.
 *
 * @throws {Error} when it does not, or the format refuses to write the model
 */
export function expectRoundTrip<Model>(format: Format<Model>, value: Model): void {
  const text = format.print(value);
  const parsed = format.parse(text);
  const meaning = (model: Model): unknown => format.meaning?.(model) ?? model;
  assert.deepEqual(meaning(parsed.value), meaning(value));
  assert.deepEqual(parsed.diagnostics.filter(isWorse), []);
  assert.equal(format.print(parsed.value), text);
}

function isWorse({ severity }: Diagnostic): boolean {
  return severity !== 'info';
}

/** Splits a text into chunks of these lengths. */
export function chunked(text: string, sizes: readonly number[]): string[] {
  const chunks: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const size = Math.max(sizes[turn % Math.max(sizes.length, 1)] ?? 1, 1);
    chunks.push(text.slice(at, at + size));
    at += size;
  }
  return chunks;
}

function follow<Model>(format: Format<Model>, chunks: readonly string[]): { end: Parsed<Model>; events: Event[] } {
  const stream = format.createStream();
  const events = chunks.flatMap((chunk) => stream.push(chunk));
  const end = stream.end();
  return { end, events: [...events, ...end.events] };
}

function facts({ value, diagnostics, ok, complete, format, via }: Parsed<unknown>): object {
  return { value, diagnostics, ok, complete, format, via };
}

/** Merges neighbouring deltas at the same path. */
function merged(events: readonly Event[]): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const last = out.at(-1);
    const isMore =
      event.type === 'delta' && last?.type === 'delta' && JSON.stringify(last.path) === JSON.stringify(event.path);
    if (isMore) out[out.length - 1] = { ...last, text: last.text + event.text };
    else out.push(event);
  }
  return out;
}
