import { LineIndex } from '../../core/line-index.ts';
import { millisecondsOf } from '../../formats/skill/read/facts.ts';
import { withoutNoise } from '../../formats/skill/read/scan.ts';
import { type LineFact, lineFacts, type TimeAmount } from './line-facts.ts';
import { StandIns } from './stand-ins.ts';
import type { Piece } from './words.ts';

/** What one printed line says, as a call of the collector. */
export interface Fact {
  readonly kind: 'success' | 'failure' | 'confidence' | 'deliverable' | 'metric' | 'error' | 'line';
  /** The words after the kind; a metric's name is the first. */
  readonly words: readonly (readonly Piece[])[];
}

/** A line that a script prints, and the lines that belong together: those of one function. */
export interface PrintedLine {
  readonly pieces: readonly Piece[];
  readonly group: string | undefined;
}

/**
 * Says what each line means, in the order of the lines.
 *
 * The legacy grammar reads finished text. So each expansion gets a stand-in, and the text is read several times: once
 * with paths as stand-ins, once with numbers, and with words that are verdicts, to see whether the verdict depends on
 * the expansion. Such a line can only be read when the script runs: its fact is `line`.
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
    const isPath = paths.some(({ type }) => type === 'path');
    const verdict = verdictOf(paths) ?? verdictOf(numbers);
    // A number decides: `$n tests failed` is noted as a metric, which knows; any other line is read when it is printed.
    const depends = verdictOf(paths) !== verdictOf(zeros);
    const counted = numbers.some((fact) => fact.type === 'count' && split(fact.text).some(isExpansion));
    // `$name failed` or `$count failed`
    const unsure =
      !isPath && counted && verdictOf(paths) !== undefined && pieces.some((one) => isExpansion(one) && !isNumber(one));
    if (unsure) return [{ kind: 'line', words: [pieces] }];
    if (!isPath && !counted && (verdicts.size > 1 || depends)) return [{ kind: 'line', words: [pieces] }];
    return callsOf(paths, numbers, counted && !isPath ? undefined : verdict, split, standIns);
  });
}

function factsPerLine(
  lines: readonly PrintedLine[],
  standIn: (piece: number, isNumber: boolean) => string,
): LineFact[][] {
  let text = '';
  const lineOf = new Map<number, number>();
  let number = 1;
  for (const [at, line] of lines.entries()) {
    // A list of files does not go on after two blank lines.
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

/** What one line says of the run as a whole: a failure weighs more than a success. */
function verdictOf(facts: readonly LineFact[]): boolean | undefined {
  const verdicts = facts.flatMap((fact) => (fact.type === 'verdict' ? [fact.good] : []));
  return verdicts.length === 0 ? undefined : verdicts.every((good) => good);
}

function callsOf(
  withPaths: readonly LineFact[],
  withNumbers: readonly LineFact[],
  verdict: boolean | undefined,
  split: (text: string) => Piece[],
  standIns: StandIns,
): Fact[] {
  const facts: Fact[] = [];
  const paths = withPaths.flatMap((fact) => (fact.type === 'path' ? [fact.text] : []));
  for (const path of paths) facts.push({ kind: 'deliverable', words: [split(path)] });
  for (const fact of paths.length > 0 ? withPaths : withNumbers) {
    const words = valueWords(fact, split, standIns);
    if (words !== undefined) facts.push(words);
  }
  const problems = withPaths.flatMap((fact) => (fact.type === 'problem' ? [fact.text] : []));
  for (const message of problems) facts.push({ kind: 'error', words: [split(message)] });
  if (verdict !== undefined && problems.length === 0) facts.push({ kind: verdict ? 'success' : 'failure', words: [] });
  return facts;
}

function isNumber(piece: Piece): boolean {
  return piece.kind === 'expansion' && piece.number;
}

function isExpansion({ kind }: Piece): boolean {
  return kind === 'expansion';
}

function valueWords(fact: LineFact, split: (text: string) => Piece[], standIns: StandIns): Fact | undefined {
  if (fact.type === 'confidence')
    return fact.text.trim() === '' ? undefined : { kind: 'confidence', words: [split(fact.text)] };
  if (fact.type === 'count') return standIns.isIn(fact.name) ? undefined : metric(fact.name, [split(fact.text)]);
  if (fact.type !== 'duration') return undefined;
  const amount = durationWords(fact.parts, split);
  return amount === undefined ? undefined : metric('execution_time_ms', amount);
}

function metric(name: string, words: readonly Piece[][]): Fact {
  return { kind: 'metric', words: [[{ kind: 'text', text: name }], ...words] };
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

/** `${minutes}m ${seconds}s` as one number that bash adds up; undefined when it could not: bash counts whole numbers. */
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
