import { grammar } from '../../../generated/skill.ts';
import { LineIndex } from '../../core/line-index.ts';
import type { Range } from '../../core/range.ts';
import { visit } from '../../engine/visit.ts';
import {
  countOf,
  factsOf,
  type Fact as LegacyFact,
  millisecondsOf,
  verdictsOf,
  type Written,
} from '../../formats/skill/read/facts.ts';
import { withoutNoise } from '../../formats/skill/read/scan.ts';
import type { Piece } from './words.ts';

/** The meaning of one printed line, as a call of the collector. */
export interface Fact {
  readonly kind: 'success' | 'failure' | 'confidence' | 'deliverable' | 'metric' | 'error' | 'line';
  /** The words after the kind; for a metric, the first is its name. */
  readonly words: readonly (readonly Piece[])[];
}

/** A line that a script prints; lines of one group, a function, belong together. */
interface PrintedLine {
  readonly pieces: readonly Piece[];
  readonly group: string | undefined;
}

/**
 * Finds the meaning of each line, in order.
 *
 * The legacy grammar reads finished text. So each expansion is replaced by a stand-in, and the text is read several
 * times: with paths as stand-ins, with numbers, and with verdict words, to see whether the verdict depends on the
 * expansion. If it does, the line can only be read at run time: its fact is `line`.
 */
export function readFacts(lines: readonly PrintedLine[], scriptText: string): Fact[][] {
  const standIns = new StandIns(scriptText);
  const read = (standIn: (piece: number, isNumber: boolean) => string): LineFact[][] => factsPerLine(lines, standIn);
  const withPaths = read((at, isNumber) => (isNumber ? standIns.number(at) : standIns.path(at)));
  const withNumbers = read((at) => standIns.number(at));
  const withWords = ['ok', 'error', 'true', 'false'].map((word) =>
    read((at, isNumber) => (isNumber ? standIns.number(at) : word)),
  );

  const withZeros = read((at, isNumber) => (isNumber ? '0' : standIns.path(at)));

  return lines.map(({ pieces }, at) => {
    const [paths = [], numbers = [], zeros = []] = [withPaths[at], withNumbers[at], withZeros[at]];
    const split = (text: string): Piece[] => standIns.split(text, pieces);
    const verdicts = new Set(withWords.map((facts) => verdictOf(facts[at] ?? [])));
    const hasPath = paths.some(({ kind }) => kind === 'deliverable');
    const verdict = verdictOf(paths) ?? verdictOf(numbers);
    // The number decides: `$n tests failed` becomes a metric, which has the number; other such lines are read at run
    // time.
    const depends = verdictOf(paths) !== verdictOf(zeros);
    const counted = numbers.some(
      ({ kind, texts: [, number = ''] }) => kind === 'metric' && split(number).some(isExpansion),
    );
    // `$name failed` or `$count failed`
    const unsure =
      counted && verdictOf(paths) !== undefined && pieces.some((one) => isExpansion(one) && !isNumber(one));
    if (!hasPath && (unsure || (!counted && (verdicts.size > 1 || depends))))
      return [{ kind: 'line', words: [pieces] }];
    const values = (hasPath ? paths : numbers).filter(({ kind }) => VALUES.has(kind));
    const errors = paths.filter(({ kind }) => kind === 'error');
    const told = counted && !hasPath ? undefined : verdict;
    const said = [...paths.filter(({ kind }) => kind === 'deliverable'), ...values, ...errors];
    const facts = said.flatMap((fact) => factOf(fact, split, standIns));
    if (told !== undefined && errors.length === 0) facts.push({ kind: told ? 'success' : 'failure', words: [] });
    return facts;
  });
}

const VALUES: ReadonlySet<string> = new Set(['confidence', 'metric', 'duration']);

function factsPerLine(
  lines: readonly PrintedLine[],
  standIn: (piece: number, isNumber: boolean) => string,
): LineFact[][] {
  let text = '';
  const lineOf = new Map<number, number>();
  let number = 1;
  for (const [at, line] of lines.entries()) {
    // A list of files does not continue after two blank lines.
    if (at > 0 && line.group !== lines[at - 1]?.group) {
      text += '\n\n\n';
      number += 3;
    }
    const printed = line.pieces.map((piece, piece_) =>
      piece.kind === 'text' ? piece.text : standIn(piece_, piece.number),
    );
    text += `${withoutNoise(printed.join(''))}\n`;
    lineOf.set(number, at);
    number++;
  }
  const found: LineFact[][] = lines.map(() => []);
  const index = new LineIndex(text);
  for (const fact of lineFacts(text)) {
    const at = lineOf.get(index.positionAt(fact.start).line);
    if (at !== undefined) found[at]?.push(fact);
  }
  return found;
}

/** The verdict of one line on the whole run: a failure outweighs a success. */
function verdictOf(facts: readonly LineFact[]): boolean | undefined {
  const verdicts = facts.filter(({ kind }) => kind === 'success' || kind === 'failure');
  return verdicts.length === 0 ? undefined : verdicts.every(({ kind }) => kind === 'success');
}

function isNumber(piece: Piece): boolean {
  return piece.kind === 'expansion' && piece.number;
}

function isExpansion({ kind }: Piece): boolean {
  return kind === 'expansion';
}

function factOf({ kind, texts, parts = [] }: LineFact, split: (text: string) => Piece[], standIns: StandIns): Fact[] {
  if (kind === 'duration') {
    const amount = durationWords(parts, split);
    return amount === undefined
      ? []
      : [{ kind: 'metric', words: [[{ kind: 'text', text: 'execution_time_ms' }], ...amount] }];
  }
  const [first = ''] = texts;
  if (kind === 'metric' ? standIns.isIn(first) : kind === 'confidence' && first.trim() === '') return [];
  return [{ kind, words: texts.map(split) }];
}

/** The words of a duration: milliseconds, or a number and `s`. */
function durationWords(parts: readonly TimeAmount[], split: (text: string) => Piece[]): Piece[][] | undefined {
  const amounts = parts.map(({ text, unit }) => ({ pieces: split(text), milliseconds: millisecondsOf(unit), text }));
  if (amounts.every(({ pieces }) => pieces.every(({ kind }) => kind === 'text'))) {
    const total = amounts.reduce((sum, { text, milliseconds }) => sum + Number(text) * milliseconds, 0);
    return [[{ kind: 'text', text: String(Number(total.toFixed(6))) }]];
  }
  const [only] = amounts;
  if (only === undefined) return undefined;
  if (amounts.length === 1 && only.milliseconds === 1) return [only.pieces];
  if (amounts.length === 1 && only.milliseconds === 1000) return [only.pieces, [{ kind: 'text', text: 's' }]];
  return sumWords(amounts);
}

/** `${minutes}m ${seconds}s` as a sum for bash to compute; undefined when it cannot, since bash only has integers. */
function sumWords(amounts: readonly { pieces: readonly Piece[]; milliseconds: number }[]): Piece[][] | undefined {
  const terms: string[] = [];
  for (const { pieces, milliseconds } of amounts) {
    const [piece] = pieces;
    if (piece === undefined || pieces.length > 1 || !Number.isInteger(milliseconds)) return undefined;
    if (piece.kind === 'expansion' && !piece.number) return undefined;
    terms.push(`${piece.kind === 'text' ? piece.text : piece.source} * ${milliseconds}`);
  }
  const source = `$((${terms.join(' + ')}))`;
  return [[{ kind: 'expansion', source, bare: false, number: true }]];
}

/** Texts that replace expansions while a line is read; they do not occur in the script. */
export class StandIns {
  readonly #mark: string;

  constructor(scriptText: string) {
    let mark = 730_145;
    while (scriptText.includes(String(mark))) mark++;
    this.#mark = String(mark);
  }

  /** The stand-in for the piece at an index of its line, where a number is expected. */
  number(at: number): string {
    return `${this.#mark}${String(at).padStart(4, '0')}`;
  }

  /** The stand-in where a path is expected. */
  path(at: number): string {
    return PATH_START + this.number(at);
  }

  /** True when a text contains a stand-in. */
  isIn(text: string): boolean {
    return text.includes(this.#mark);
  }

  /** A text that was read from a line, with stand-ins replaced by their expansions. */
  split(text: string, pieces: readonly Piece[]): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const [at, piece] of pieces.entries()) {
      if (piece.kind === 'text') continue;
      const start = text.indexOf(this.number(at), from);
      if (start === -1) continue;
      const before = text.slice(from, start);
      const literal = before.endsWith(PATH_START) ? before.slice(0, -PATH_START.length) : before;
      if (literal !== '') found.push({ kind: 'text', text: literal });
      found.push(piece);
      from = start + this.number(at).length;
    }
    if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
    return found;
  }
}

// A word that looks like a path, alone and next to other parts of one.
const PATH_START = 'p/';

/** The meaning of a line of text, as written there. */
interface LineFact {
  readonly kind: Exclude<Fact['kind'], 'line'> | 'duration';
  readonly start: number;
  /** The words after the kind. */
  readonly texts: readonly string[];
  /** The parts of a duration. */
  readonly parts?: readonly TimeAmount[];
}

/** A part of a duration. */
export interface TimeAmount {
  readonly text: string;
  readonly unit: string;
}

/** Reads the lines of a text that has no noise. */
function lineFacts(text: string): LineFact[] {
  const found: LineFact[] = [];
  const judge = (mark: Range | null, facts: readonly LegacyFact[]): void => {
    for (const { start, good } of verdictsOf(mark, facts))
      found.push({ kind: good ? 'success' : 'failure', start, texts: [] });
  };
  visit(grammar, text, {
    Line: (node) => {
      const facts = factsOf(node);
      judge(node.mark, facts);
      for (const fact of facts) found.push(...valuesOf(fact));
    },
    FailureLine: ({ failed, problem }) => {
      found.push({ kind: 'failure', start: failed.start, texts: [] });
      if (problem !== null) found.push({ kind: 'error', start: problem.start, texts: [problem.message] });
    },
    FileList: ({ mark, counted, items }) => {
      judge(mark, []);
      if (typeof counted !== 'string') found.push(...countsOf(counted));
      for (const item of items) found.push(...pathsOf(item));
    },
  });
  return found;
}

function valuesOf(fact: LegacyFact): LineFact[] {
  const { start } = fact;
  switch (fact.type) {
    case 'Confidence': {
      const { value } = fact;
      if (value.type === 'MissingNumber') return [];
      const text =
        value.type === 'BadDecimalComma' ? written(value) : value.type === 'BadConfidence' ? value.raw : value.text;
      return [{ kind: 'confidence', start, texts: [value.type === 'BadPercent' ? `${text}%` : text] }];
    }
    case 'Files':
      return pathsOf(fact);
    case 'Duration':
    case 'Finished': {
      const { time } = fact;
      const parts =
        time.type === 'Time'
          ? time.parts.map(({ number, unit }) => ({ text: written(number), unit }))
          : [{ text: written(time.number), unit: 'ms' }];
      return [{ kind: 'duration', start, texts: [], parts }];
    }
    default:
      return countsOf(fact);
  }
}

function countsOf(fact: Parameters<typeof countOf>[0]): LineFact[] {
  const count = countOf(fact);
  return count === undefined ? [] : [{ kind: 'metric', start: fact.start, texts: [count.name, written(count.number)] }];
}

interface Paths {
  readonly paths: readonly (Range & { readonly text: string })[] | null;
  readonly more: (Range & { readonly type: string; readonly text?: string }) | null;
}

function pathsOf({ paths, more }: Paths): LineFact[] {
  return [...(paths ?? []), more].flatMap((path): LineFact[] =>
    path?.text === undefined ? [] : [{ kind: 'deliverable', start: path.start, texts: [path.text] }],
  );
}

/** A number without commas. */
function written(number: Written): string {
  return typeof number === 'string' ? number.replaceAll(',', '') : `${number.whole}.${number.part}`;
}
