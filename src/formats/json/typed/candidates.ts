import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { Code as JsonCode } from '../codes.ts';
import type { JsonRead } from '../parse.ts';
import { answerStart } from './forms.ts';
import { type Node, partOf, plainSource, rootNode, type Source } from './node.ts';

/** Words that JSON reads with an error because they are ambiguous; a type resolves that. */
const DOUBTFUL: ReadonlySet<string> = new Set<JsonCode>([
  'json/bad-bare-string',
  'json/bad-leading-zero',
  'json/bad-thousands',
  'json/imprecise-number',
]);

/** Findings about names that may be no names: a type decides. */
const HOLES: ReadonlySet<string> = new Set<JsonCode>(['json/missing-value', 'json/bad-colon']);

/** Text that JSON drops but that may be meant: words around a value, a call around it, backticks. */
const PROSE: ReadonlySet<string> = new Set<JsonCode>(['json/bad-prose', 'json/bad-constructor', 'json/bad-backticks']);

/** The values in a text, read as JSON. */
export interface Candidates {
  /** The values that are separated by words, in text order. */
  readonly roots: readonly Node[];
  /** The text itself, without thoughts before it and surrounding white space. */
  readonly bare: Node;
  /** `bare` with the thoughts: a field may have the name of their tag. */
  readonly whole: Node;
  /** There are words around the values. */
  readonly hasProse: boolean;
  /** The end of the thoughts or code before the values. */
  readonly start: number;
}

/**
 * The values that a text may mean. `json` is the result of reading it as JSON; `splits` means that one of a sequence is
 * requested.
 */
export function candidatesIn(text: string, json: JsonRead, splits: boolean): Candidates {
  const read = json.parsed;
  const from = json.isOnlyNotation ? 0 : answerStart(text);
  const bare = bareNode(text, from);
  const found = json.isOnlyNotation ? [] : read.diagnostics;
  const whole = from === 0 ? bare : bareNode(text, 0);
  // Code shown earlier does not matter.
  const shown = found.findLast(({ code, related }) => code === 'json/other-fence' && related !== undefined);
  const start = Math.max(from, shown?.related?.start ?? 0);
  const around = { bare, whole, hasProse: found.some(({ code }) => PROSE.has(code)), start };
  if (found.some(({ code }) => code === 'json/missing-document')) return { roots: [], ...around };
  const values = json.roots?.() ?? [{ value: read.value, isSequence: false, locate: read.locate }];
  const source = sourceOf(text, found);
  const roots = values.flatMap(({ value, isSequence, locate }) => {
    const root = rootNode(value, { ...source, locate });
    return isSequence && (splits || values.length > 1) ? membersOf(root) : [root];
  });
  return { roots, ...around };
}

/** The objects and lists among several consecutive values: numbers between them are numbering. */
function membersOf(root: Node): readonly Node[] {
  const values = Array.isArray(root.value) ? root.value.map((value, at) => partOf(root, at, value)) : [];
  const members = values.filter(({ value }) => typeof value === 'object' && value !== null);
  return members.length > 0 ? members : [root];
}

function sourceOf(text: string, found: readonly Diagnostic[]): Source {
  return {
    ...plainSource(text),
    doubtful: placesOf(found.filter((one) => isDoubtful(one) && isPlain(text, one.range))),
    splits: splitsOf(text, found),
    holes: placesOf(found.filter(isHole)),
  };
}

function placesOf(found: readonly Diagnostic[]): ReadonlySet<number> {
  return new Set(found.map(({ range }) => range.start));
}

/** Whether a finding is about a word that a type may resolve. */
export function isDoubtful({ code }: Diagnostic): boolean {
  return DOUBTFUL.has(code);
}

/** Quotes and backslashes in a word may belong to a string that was split elsewhere: no type can resolve that. */
function isPlain(text: string, { start, end }: Range): boolean {
  const word = text.slice(start, end);
  return !word.includes('"') && !word.includes('\\');
}

/** Unquoted texts separated only by a comma, one of them a sentence: both may be one text. */
function splitsOf(text: string, found: readonly Diagnostic[]): ReadonlySet<number> {
  const bare = found.filter(({ code }) => code === 'json/bad-bare-string').map(({ range }) => range);
  const isSentence = ({ start, end }: Range): boolean => SENTENCE.test(text.slice(start, end));
  const splits = new Set<number>();
  for (const [at, range] of bare.entries()) {
    const next = bare[at + 1];
    if (next === undefined || !/^\s*,\s*$/.test(text.slice(range.end, next.start))) continue;
    if (isSentence(range) || isSentence(next)) splits.add(range.start).add(next.start);
  }
  return splits;
}

/** Four words or more: fewer may be a name. */
const SENTENCE = /\S\s+\S+\s+\S+\s+\S/;

/** Whether a finding is about a name that a type may resolve. */
export function isHole({ code }: Diagnostic): boolean {
  return HOLES.has(code);
}

function bareNode(text: string, from: number): Node {
  const value = text.slice(from).trim();
  const start = from + text.slice(from).length - text.slice(from).trimStart().length;
  const range: Range = { start, end: start + value.length };
  return rootNode(
    value,
    plainSource(text, () => range),
  );
}
