import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Json } from '../model.ts';

/** A text that JSON was read from, and where its parts are. */
export interface Source {
  readonly text: string;
  /** Where a part is in it. */
  locate(path: Path): Range | undefined;
  /** A stretch of it in the text that the user gave. */
  outside(range: Range): Range;
  /** It is in a string of that text: none of its parts has a place of its own. */
  readonly isInner: boolean;
  /** Nothing in it is in quotes: a word for nothing is no text. */
  readonly isUnquoted?: boolean;
  /** Where words start that JSON reads in one way and may mean another: `007`, `1,000`, a word without quotes. */
  readonly doubtful: ReadonlySet<number>;
  /** Where of those a text starts that may be one with its neighbour: `[the duck, and more]` */
  readonly splits?: ReadonlySet<number>;
  /** Where a name lacks its colon or its value: it may be no name. */
  readonly holes?: ReadonlySet<number>;
}

/** A value as JSON has it, and where it comes from. */
export interface Node {
  readonly value: Json;
  readonly source: Source;
  /** What it is in; null for a whole value. */
  readonly around: Node | null;
  readonly key: string | number;
}

const NONE: ReadonlySet<number> = new Set();

/** A text of which nothing is to be said; without `locate`, nobody knows where its parts are. */
export function plainSource(
  text: string,
  locate: Source['locate'] = () => undefined,
  outside: Source['outside'] = (range) => range,
): Source {
  return { text, locate, outside, isInner: false, doubtful: NONE };
}

/** The whole value of a source. */
export function rootNode(value: Json, source: Source): Node {
  return { value, source, around: null, key: '' };
}

/** A part of a value. */
export function partOf(around: Node, key: string | number, value: Json): Node {
  return { value, source: around.source, around, key };
}

/** The items of a list. */
export function partsOf(node: Node): readonly Node[] {
  return Array.isArray(node.value) ? node.value.map((item, at) => partOf(node, at, item)) : [];
}

/** The steps that lead to a value in its source. */
export function pathOf(node: Node): Path {
  const path: (string | number)[] = [];
  for (let at = node; at.around !== null; at = at.around) path.push(at.key);
  return path.reverse();
}

/** The value as it is written; undefined where that is not known. */
export function rawOf(node: Node): string | undefined {
  const range = node.source.locate(pathOf(node));
  return range && node.source.text.slice(range.start, range.end);
}

/** Where a value is in the user's text; where that is not known, what it is in. */
export function rangeOf(node: Node): Range {
  for (let at: Node | null = node; at !== null; at = at.around) {
    const range = at.source.locate(pathOf(at));
    if (range !== undefined) return at.source.outside(range);
  }
  return node.source.outside({ start: 0, end: node.source.text.length });
}
