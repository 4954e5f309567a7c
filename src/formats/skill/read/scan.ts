import { grammar } from '../../../../generated/json-in-text.ts';
import { append } from '../../../core/append.ts';
import { CleanText } from '../../../core/clean-text.ts';
import { withoutPrefix } from '../../../core/line-prefix.ts';
import type { Range } from '../../../core/range.ts';
import type { HandlersOf } from '../../../engine/index.ts';
import { visit } from '../../../engine/visit.ts';
import { Finder, FoundIn, type FoundJson, readStrictly } from '../../json/embedding.ts';

/** No log has a longer prefix before each line. */
const LONGEST_PREFIX = 80;

/** The contents of an output: its text without noise, and the JSON in that. */
export interface Scanned {
  readonly source: CleanText;
  /** Colours and tokens, as ranges of the whole text. */
  readonly noise: readonly Range[];
  /** Objects and arrays, in text order; their ranges refer to the clean text. */
  readonly found: readonly FoundJson[];
  /** The prefix of each line, as before the first object. */
  readonly prefix?: Range;
}

/** Takes the nodes of an output. */
export class Scan {
  readonly #finder = new Finder();
  /** The thoughts, in text order. */
  readonly #thoughts: Range[] = [];
  #thought: Range = { start: 0, end: 0 };
  /** The handlers of the nodes. */
  readonly handlers: HandlersOf<typeof grammar>;

  /** `atEnd` is called at the end of the text, `report` for thoughts and foreign markup. */
  constructor(
    atEnd: (end: number) => void = () => {},
    report: (code: 'bad-thought' | 'missing-thought-end' | 'bad-foreign-call', range: Range) => void = () => {},
  ) {
    const endThought = ({ end }: Range): void => void this.#thoughts.push({ start: this.#thought.start, end });
    this.handlers = {
      ...this.#finder.handlers,
      ThoughtHead: (node) => {
        this.#thought = node;
        report('bad-thought', node);
      },
      ThoughtEnd: endThought,
      OpenThought: (node) => {
        report('missing-thought-end', this.#thought);
        endThought(node);
      },
      // Everything before it was a thought, including other thoughts.
      LateThoughtEnd: (node) => {
        this.#thoughts.splice(0, this.#thoughts.length, { start: 0, end: node.end });
        this.#finder.found.splice(0);
        report('bad-thought', node);
      },
      ForeignHead: (node) => report('bad-foreign-call', node),
      TextEnd: ({ end }) => atEnd(end),
    };
  }

  /** The contents of the text that was read. */
  of(text: string): Scanned {
    const prefix = beforeObject(text, this.#finder.found);
    const plain = prefix && withoutPrefix(text, prefix);
    if (prefix !== undefined && plain !== undefined) return ofPlain(text, plain, prefix);
    const noise = outside(this.#thoughts, noiseOf(text, this.#finder.found));
    const left = [...noise, ...this.#thoughts].sort((one, other) => one.start - other.start);
    const source = new CleanText(text, left);
    const found = this.#finder.found.map((one) => new FoundIn(source.text, one, source.cleaned(one)));
    return { source, found, noise };
  }
}

/**
 * The text before the first brace on its line, if that object is not valid: its other lines may have the same prefix.
 */
function beforeObject(
  text: string,
  found: readonly (Range & { readonly valid?: boolean | undefined })[],
): Range | undefined {
  const end = text.indexOf('{');
  const start = text.lastIndexOf('\n', end) + 1;
  if (start >= end || end - start > LONGEST_PREFIX || found.some((one) => one.start === end && one.valid))
    return undefined;
  return { start, end };
}

/** The contents of a text whose lines all have a prefix. */
function ofPlain(text: string, plain: CleanText, prefix: Range): Scanned {
  const { found, noise, source } = scan(plain.text);
  const left = source.noise.map((range) => plain.original(range));
  const all = [...plain.noise, ...left].sort((one, other) => one.start - other.start);
  return { source: new CleanText(text, all), found, noise: noise.map((range) => plain.original(range)), prefix };
}

/** The ranges that are not inside any of the others; both are in text order. */
function outside(others: readonly Range[], ranges: readonly Range[]): readonly Range[] {
  let next = 0;
  return ranges.filter(({ start }) => {
    while ((others[next]?.end ?? start + 1) <= start) next++;
    return start < (others[next]?.start ?? start + 1);
  });
}

/** A text without colours and tokens. */
export function withoutNoise(text: string): string {
  return new CleanText(text, noiseOf(text, [])).text;
}

/** A colour sequence of a terminal, or a token of a model template. */
interface NoiseNode extends Range {
  readonly type: 'Colour' | 'Token';
}

/** The noise of a text, in text order. What looks like noise in valid JSON is part of a string. */
function noiseOf(text: string, found: readonly Range[]): readonly Range[] {
  if (!text.includes('\x1b[') && !text.includes('<|')) return [];
  const all: NoiseNode[] = [];
  const add = (node: NoiseNode): void => void all.push(node);
  visit(grammar, text, { Colour: add, Token: add }, 'Noise');
  const noise: Range[] = [];
  let next = 0;
  for (const range of [...found, { start: text.length, end: text.length }]) {
    while ((all[next]?.end ?? text.length + 1) <= range.start) noise.push(all[next++] ?? range);
    const inside: NoiseNode[] = [];
    while ((all[next]?.end ?? text.length + 1) <= range.end) inside.push(all[next++] ?? { ...range, type: 'Token' });
    append(noise, noiseIn(text, range, inside));
  }
  return noise;
}

/** The real noise in a range of JSON: valid JSON has no colours. */
function noiseIn(text: string, { start, end }: Range, inside: readonly NoiseNode[]): readonly Range[] {
  if (inside.length === 0 || readStrictly(text.slice(start, end)) !== undefined) return [];
  const colours = inside.filter(({ type }) => type === 'Colour');
  const rest = new CleanText(
    text.slice(start, end),
    colours.map((one) => ({ start: one.start - start, end: one.end - start })),
  );
  return colours.length > 0 && readStrictly(rest.text) !== undefined ? colours : inside;
}

/** Reads a text as far as `detect` needs. */
export function scan(text: string): Scanned {
  const reading = new Scan();
  visit(grammar, text, reading.handlers);
  return reading.of(text);
}
