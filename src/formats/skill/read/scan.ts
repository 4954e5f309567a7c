import { grammar } from '../../../../generated/json-in-text.ts';
import { append } from '../../../core/append.ts';
import type { Range } from '../../../core/range.ts';
import type { HandlersOf } from '../../../engine/index.ts';
import { visit } from '../../../engine/visit.ts';
import { Finder, FoundIn, type FoundJson, readStrictly } from '../../json/embedding.ts';
import { type Alone, readAlone } from './bare-result.ts';
import { CleanText } from './clean.ts';

/** What an output holds: its text without noise, and the JSON in that. */
export interface Scanned {
  readonly source: CleanText;
  /** Objects and arrays, in text order; their ranges count in the clean text. */
  readonly found: readonly FoundJson[];
  /** The one that is the whole text, when it was read at once. */
  readonly alone?: Alone | undefined;
}

/** Takes the nodes of an output. */
export class Scan {
  readonly #finder = new Finder();
  /** What a reading gives its nodes to. */
  readonly handlers: HandlersOf<typeof grammar>;

  /** `atEnd` is told where the text ends. */
  constructor(atEnd: (end: number) => void = () => {}) {
    this.handlers = { ...this.#finder.handlers, TextEnd: ({ end }) => atEnd(end) };
  }

  /** What was found in the text that was read. */
  of(text: string): Scanned {
    const alone = readAlone(text);
    if (alone !== undefined)
      return { source: new CleanText(text, []), found: [new FoundIn(text, alone, alone)], alone };
    const source = new CleanText(text, noiseOf(text, this.#finder.found));
    const found = this.#finder.found.map((one) => new FoundIn(source.text, one, source.cleaned(one)));
    return { source, found };
  }
}

/** A text without colours and tokens. */
export function withoutNoise(text: string): string {
  return new CleanText(text, noiseOf(text, [])).text;
}

/** A colour sequence of a terminal, or a token of a model template. */
interface NoiseNode extends Range {
  readonly type: 'Colour' | 'Token';
}

/** The noise of a text, in text order. What looks like it in valid JSON is a part of a string. */
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

/** Of what looks like noise in a stretch of JSON, that which is: valid JSON has no colours. */
function noiseIn(text: string, { start, end }: Range, inside: readonly NoiseNode[]): readonly Range[] {
  if (inside.length === 0 || readStrictly(text.slice(start, end)) !== undefined) return [];
  const colours = inside.filter(({ type }) => type === 'Colour');
  const rest = new CleanText(
    text.slice(start, end),
    colours.map((one) => ({ start: one.start - start, end: one.end - start })),
  );
  return colours.length > 0 && readStrictly(rest.text) !== undefined ? colours : inside;
}

/** Reads a text as far as `detect` asks. */
export function scan(text: string): Scanned {
  const reading = new Scan();
  visit(grammar, text, reading.handlers);
  return reading.of(text);
}
