import { isDeepStrictEqual } from 'node:util';
import { createStream, type Json, parse } from '../src/formats/json/index.ts';
import { installed } from './installed.ts';
import { measure, median, pace, ratio, speedBeside } from './measure.ts';
import { pieces } from './peers.ts';
import { type Figure, flat, type Shape, twoByte, worstRow } from './shapes.ts';
import { atLeast, atMost, type Row, times } from './table.ts';

/** The libraries that JSON is compared with. */
interface Libraries {
  readonly jsonrepair: (text: string) => string;
  readonly jsonriver: (chunks: AsyncIterable<string>) => AsyncIterable<unknown>;
  readonly partial: (text: string) => unknown;
}

/** JSON, whole and broken, at once and in chunks, beside the libraries that people use. */
export async function json(report: (line: string) => void): Promise<Row[]> {
  const rows = valid();
  const libraries = await load();
  if (libraries === null) {
    report('jsonrepair, jsonriver and partial-json are not installed and left out: npm ci --prefix bench');
    return rows;
  }
  return [...rows, ...broken(libraries, report), ...(await streams(libraries, report))];
}

/** What JSON looks like. */
const SHAPES: readonly Shape[] = [
  { name: 'many small values', make: (length) => flat(JSON.stringify(result(length), null, 2)) },
  { name: 'one large text', make: (length) => flat(JSON.stringify({ text: 'A line of text.\n'.repeat(length / 17) })) },
  { name: 'two-byte text', make: (length) => twoByte(JSON.stringify(result(length), null, 2), /":/) },
  { name: 'numbers', make: (length) => flat(JSON.stringify(Array.from({ length: length / 5 }, (_, at) => at % 1000))) },
];

function valid(): Row[] {
  return [1000, 37_000, 1_500_000].map((length) => {
    const found = new Map<string, Figure>();
    for (const { name, make } of SHAPES) {
      const text = make(length);
      const took = measure({ peglot: () => parse(text), native: () => JSON.parse(text) }, { rounds: 11 });
      found.set(name, { value: ratio(took.peglot, took.native), milliseconds: median(took.peglot) });
    }
    const what = `${length / 1000} kB that is valid, time beside JSON.parse`;
    return worstRow('JSON', what, found, { most: 1.5 });
  });
}

const BROKEN = [
  { length: 1000, least: 3 },
  { length: 37_000, least: 4 },
];

function broken({ jsonrepair }: Libraries, report: (line: string) => void): Row[] {
  return BROKEN.map(({ length, least }) => {
    const speeds = new Map<string, Figure>();
    const value = result(length);
    for (const [kind, damage] of Object.entries(DAMAGE)) {
      report(`json: ${length / 1000} kB, ${kind}`);
      const text = damaged(value, damage);
      if (!isDeepStrictEqual(parse(text).value, JSON.parse(jsonrepair(text)))) throw new Error(`${kind}: other values`);
      const found = measure(
        { peglot: () => parse(text), peer: () => JSON.parse(jsonrepair(text)) },
        { rounds: 11, warmUp: 800 },
      );
      speeds.set(kind, speedBeside(found.peer, found.peglot));
    }
    const what = `${length / 1000} kB that is broken, speed beside jsonrepair and JSON.parse`;
    return worstRow('JSON', what, speeds, { least });
  });
}

async function streams({ jsonriver, partial }: Libraries, report: (line: string) => void): Promise<Row[]> {
  const text = JSON.stringify(result(30_000), null, 2);
  const chunks = pieces(text, 16);
  const rounds: { own: number; river: number; again: number }[] = [];
  for (let round = pace.isQuick ? 0 : -3; round < (pace.isQuick ? 1 : 9); round++) {
    report(`json: stream ${round}`);
    const own = timeOf(() => pushAll(chunks));
    const start = performance.now();
    for (let go = 0; go < GOES; go++) await drain(jsonriver(asyncOf(chunks)));
    const river = (performance.now() - start) / GOES;
    const again = round % 3 === 0 ? timeOf(() => parseAgain(chunks, partial), 1) : Number.NaN;
    if (round >= 0) rounds.push({ own, river, again });
  }
  const beside = median(rounds.map(({ own, river }) => own / river));
  const faster = median(rounds.map(({ own, again }) => again / own).filter((value) => !Number.isNaN(value)));
  const name = 'stream of 30 kB in 16-character chunks';
  return [
    {
      group: 'JSON',
      what: `${name}, time beside jsonriver`,
      measured: times(beside),
      target: atMost(beside, 0.5),
      note: `${median(rounds.map(({ own }) => own)).toFixed(2)} ms`,
    },
    {
      group: 'JSON',
      what: `${name}, speed beside partial-json on each chunk`,
      measured: times(faster),
      target: atLeast(faster, 20),
    },
  ];
}

const GOES = 20;

function timeOf(work: () => unknown, goes = GOES): number {
  const start = performance.now();
  for (let go = 0; go < goes; go++) work();
  return (performance.now() - start) / goes;
}

function pushAll(chunks: readonly string[]): unknown {
  const stream = createStream();
  for (const chunk of chunks) stream.push(chunk);
  return stream.end().value;
}

function parseAgain(chunks: readonly string[], partial: (text: string) => unknown): unknown {
  let text = '';
  let last: unknown;
  for (const chunk of chunks) {
    text += chunk;
    last = partial(text);
  }
  return last;
}

async function* asyncOf(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

async function drain(values: AsyncIterable<unknown>): Promise<unknown> {
  let last: unknown;
  for await (const value of values) last = value;
  return last;
}

/** A result of an agent's tool, of about a length. */
export function result(length: number): { [key: string]: Json } {
  const deliverables: Json[] = [];
  const errors: Json[] = [];
  const value = {
    success: true,
    confidence: 0.92,
    deliverables,
    metrics: { duration_ms: 1234, files: 12, coverage: 87.5 },
    errors,
  };
  for (let at = 0; JSON.stringify(value, null, 2).length < length; at++) {
    for (let file = 0; file < 8; file++) deliverables.push(`src/features/module-${at}/part-${file}.ts`);
    errors.push({
      code: `E${1000 + at}`,
      message: `The test of part ${at} took longer than it may and was stopped`,
      context: { line: at * 7, file: `test/part-${at}.test.ts`, retried: at % 2 === 0 },
    });
  }
  return value;
}

/** How a program or a careless model writes JSON. */
export interface Damage {
  readonly quote: string;
  readonly nameQuote: string;
  readonly comma: (isLast: boolean) => string;
}

const whole: Damage = { quote: '"', nameQuote: '"', comma: (isLast) => (isLast ? '' : ',') };
export const DAMAGE: Readonly<Record<string, Damage>> = {
  'single quotes': { ...whole, quote: "'", nameQuote: "'" },
  'trailing commas': { ...whole, comma: () => ',' },
  'missing commas': { ...whole, comma: () => '' },
  'bare names': { ...whole, nameQuote: '' },
  comments: { ...whole, comma: (isLast) => (isLast ? '' : ', // as before') },
  'all but comments': { quote: "'", nameQuote: '', comma: () => ',' },
};

/** A value with one kind of damage, on every line that can bear it. */
export function damaged(value: Json, damage: Damage, indent = ''): string {
  const { quote, nameQuote, comma } = damage;
  const inner = `${indent}  `;
  const lines = (items: readonly string[]): string =>
    items.map((item, at) => `${inner}${item}${comma(at === items.length - 1)}\n`).join('');
  if (Array.isArray(value)) return `[\n${lines(value.map((one) => damaged(one, damage, inner)))}${indent}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([name, one]) => `${nameQuote}${name}${nameQuote}: ${damaged(one, damage, inner)}`,
    );
    return `{\n${lines(members)}${indent}}`;
  }
  return typeof value === 'string' ? `${quote}${value}${quote}` : String(value);
}

async function load(): Promise<Libraries | null> {
  try {
    const libraries = {
      jsonrepair: Object(await installed('jsonrepair')).jsonrepair,
      jsonriver: Object(await installed('jsonriver')).parse,
      partial: Object(await installed('partial-json')).parse,
    };
    return isLibraries(libraries) ? libraries : null;
  } catch {
    return null;
  }
}

function isLibraries(libraries: Record<keyof Libraries, unknown>): libraries is Record<keyof Libraries, never> {
  return Object.values(libraries).every((library) => typeof library === 'function');
}
