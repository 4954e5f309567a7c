import { deepStrictEqual } from 'node:assert/strict';
import {
  AliasTable,
  createStream,
  type Document,
  escape as escapeMacros,
  expand,
  parse,
  type Segment,
  unescape as unescapeMacros,
} from '../src/formats/dml/index.ts';
import { type Growing, growthRow, growthRows, type Way } from './growth.ts';
import { measure, median, ratio, speedBeside } from './measure.ts';
import { type Figure, flat, twoByte, worstRow } from './shapes.ts';
import { atMost, type Row, times } from './table.ts';

const CALL = '🦆▶️[T:read_file|{{F:main}}]◀️🦆';

/** DML: prose with calls beside regular expressions, hostile texts, streams. */
export function dml(report: (line: string) => void): Row[] {
  return [
    ...besideRegex(report),
    ...growthRows('DML', HOSTILE, WAYS, report),
    growthRow('DML', CLASHES, { name: 'aliases', read: aliasesOf }),
    ...streaming(),
  ];
}

// The peers build the segments alone: nothing is repaired, located or reported.
const MACRO = /🦆▶️\[([A-Z]+):([\s\S]*?)\]◀️🦆/g;

// The same, and what is in inline code or a fence is a mention, as it is for peglot.
const MACRO_OR_CODE =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[^\n]*$|(?<![\\`])(`+)(?!`)[^\n]*?(?<!`)\2(?!`)|🦆▶️\[([A-Z]+):([\s\S]*?)\]◀️🦆/gm;

const MENTIONS = `Use \`cat\` first, not \`🦆▶️[T:run_tests]◀️🦆\`:\n\`\`\`\n${CALL}\n\`\`\`\n`;

const MACROS = '10,000 macros';

/** What agents write, by what is measured: texts of 1 MB, and 10,000 macros with little between them. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  '1 MB of prose': {
    'a call every 2 kB': () => prose(1_000_000),
    'a call, two mentions and code every 2 kB': () => prose(1_000_000, MENTIONS),
    'no macro at all': () => prose(1_000_000).replaceAll(CALL, 'read_file'),
    'few large calls': () =>
      prose(1_000_000).replaceAll(CALL, `🦆▶️[T:write_file|a|${'a line of text\n'.repeat(100)}]◀️🦆`),
    'two-byte text': () => twoByte(prose(1_000_000), /🦆/),
  },
  [MACROS]: {
    'one a line': () => flat(`text ${CALL} more\n`.repeat(10_000)),
    'side by side': () => flat(CALL.repeat(10_000)),
    'in inline code': () => flat(`text \`${CALL}\` more\n`.repeat(10_000)),
  },
};

function besideRegex(report: (line: string) => void): Row[] {
  return Object.entries(TEXTS).flatMap(([what, shapes]) => {
    const knowing = new Map<string, Figure>();
    const blind = new Map<string, Figure>();
    for (const [name, make] of Object.entries(shapes)) {
      report(`dml: ${what}, ${name}`);
      const text = make();
      deepStrictEqual(segmentsBy(MACRO_OR_CODE, text), parse(text).value);
      const found = measure(
        {
          peglot: () => parse(text),
          knowing: () => segmentsBy(MACRO_OR_CODE, text),
          blind: () => segmentsBy(MACRO, text),
        },
        { rounds: 11, warmUp: 800 },
      );
      knowing.set(name, speedBeside(found.knowing, found.peglot));
      blind.set(name, speedBeside(found.blind, found.peglot));
    }
    const beside = `${what}, speed beside an expression that`;
    return [
      worstRow('DML', `${beside} knows code and builds the same segments`, knowing, {
        least: what === MACROS ? 0.6 : 1,
      }),
      worstRow('DML', `${beside} takes mentions for calls`, blind, {}),
    ];
  });
}

const HOSTILE: readonly Growing[] = [
  { name: 'macros', big: 10_000, make: (count) => `text ${CALL} more\n`.repeat(count) },
  { name: 'opening delimiters that never close', big: 1_000_000, make: (count) => '🦆▶️['.repeat(count) },
  { name: 'calls that never close', big: 200_000, make: (count) => '🦆▶️[T:x|'.repeat(count) },
  { name: 'closing delimiters', big: 200_000, make: (count) => ']◀️🦆'.repeat(count) },
  { name: 'backticks', big: 1_000_000, make: (count) => '`'.repeat(count) },
  { name: 'runs of backticks that never pair', big: 200_000, make: (count) => runs(count) },
  { name: 'backticks and openings, line by line', big: 100_000, make: (count) => '`` ` 🦆▶️[T: ` \n'.repeat(count) },
  { name: 'mentions in one line', big: 100_000, make: (count) => `\`${'🦆▶️[T:x]◀️🦆'.repeat(count)}\`` },
  { name: 'fences and openings', big: 100_000, make: (count) => '~~~\n```\n🦆▶️[T:\n'.repeat(count) },
  {
    name: 'openings in a fence around the whole',
    big: 100_000,
    make: (count) => `\`\`\`\n${'🦆▶️[T:x\n`a` ~~~\n'.repeat(count)}\`\`\`\n`,
  },
  { name: 'references that never close', big: 200_000, make: (count) => '{{F:'.repeat(count) },
  { name: 'pipes', big: 300_000, make: (count) => `🦆▶️[T:x${'|'.repeat(count)}]◀️🦆` },
];

const WAYS: readonly Way[] = [
  { name: 'parse', read: parse },
  { name: 'stream', read: streamed, most: 50_000 },
  { name: 'escape and unescape', read: (text) => unescapeMacros(escapeMacros(text)) },
  { name: 'expand', read: (text) => expand(text, { aliases: { main: 'src/main.py' } }), most: 50_000 },
];

const CLASHES: Growing = {
  name: 'paths that clash',
  big: 200_000,
  make: (count) => Array.from({ length: count }, (_, at) => `${at}/user.py`).join('\n'),
};

function aliasesOf(text: string): AliasTable {
  const table = new AliasTable();
  for (const path of text.split('\n')) table.add(path);
  return table;
}

function streaming(): Row[] {
  return [16, 1].map((size) => {
    const [once, twice] = [prose(100_000), prose(200_000)].map((text) => cut(text, size));
    const found = measure({ once: () => streamOf(once ?? []), twice: () => streamOf(twice ?? []) }, { rounds: 5 });
    const doubled = ratio(found.twice, found.once);
    return {
      group: 'DML',
      what: `stream of prose with calls in ${size}-character chunks, 200 kB beside 100 kB`,
      measured: times(doubled),
      target: atMost(doubled, 2.3),
      note: `${median(found.once).toFixed(1)} ms`,
    };
  });
}

function streamed(text: string): number {
  return streamOf(cut(text, 16));
}

function streamOf(chunks: readonly string[]): number {
  const stream = createStream();
  let events = 0;
  for (const chunk of chunks) events += stream.push(chunk).length;
  return events + stream.end().events.length;
}

function cut(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}

function runs(count: number): string {
  const parts: string[] = [];
  for (let length = 1, total = 0; total < count; length++, total += length) parts.push('`'.repeat(length));
  return parts.join(' ');
}

const WORDS = 'the quick agent reads a file and thinks about what to do next, then it writes some code'.split(' ');

/** Prose with a call, and what else is asked for, every 2 kB. */
function prose(length: number, more = ''): string {
  const parts: string[] = [];
  let size = 0;
  for (let turn = 0, next = 2000; size < length; turn++) {
    const calls = size >= next;
    if (calls) next += 2000;
    const part = calls
      ? `\n${more}${CALL}\n`
      : `${WORDS[(turn * 7 + 3) % WORDS.length]}${turn % 11 === 10 ? '.\n' : ' '}`;
    parts.push(part);
    size += part.length;
  }
  // A flat string, as it comes from a file or the network.
  return new TextDecoder().decode(new TextEncoder().encode(parts.join('')));
}

/**
 * The segments as a regular expression finds them; its last two groups are a command and what follows its colon. A match
 * without them is code, whose macros are mentions.
 */
function segmentsBy(pattern: RegExp, text: string): Document {
  const segments: Segment[] = [];
  let from = 0;
  const add = (match: RegExpExecArray, at: number, quoted: boolean): void => {
    const [source] = match;
    const command = match.at(-2) ?? '';
    const inner = match.at(-1) ?? '';
    if (at > from) segments.push({ kind: 'text', text: text.slice(from, at) });
    segments.push({ kind: 'macro', command, args: inner.split('|'), quoted, closed: true, source });
    from = at + source.length;
  };
  for (const match of text.matchAll(pattern)) {
    if (match.at(-2) !== undefined) add(match, match.index, false);
    else for (const mention of match[0].matchAll(MACRO)) add(mention, match.index + mention.index, true);
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return { segments };
}
