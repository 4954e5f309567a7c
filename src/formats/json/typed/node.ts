import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Json } from '../model.ts';

/** A text that was read as JSON, and the places of its parts. */
export interface Source {
  readonly text: string;
  /** The range of a part in this text. */
  locate(path: Path): Range | undefined;
  /** Converts a range of this text into one of the user's text. */
  outside(range: Range): Range;
  /** The text is a string inside the user's text: its parts have no places of their own. */
  readonly isInner: boolean;
  /** Nothing in it is quoted, so a word for null is no text. */
  readonly isUnquoted?: boolean;
  /** The starts of words with several meanings, of which JSON reads one: `007`, `1,000`, a word without quotes. */
  readonly doubtful: ReadonlySet<number>;
  /** The starts of such words that may belong to their neighbour: `[the duck, and more]` */
  readonly splits?: ReadonlySet<number>;
  /** The starts of names without a colon or value: they may not be names. */
  readonly holes?: ReadonlySet<number>;
}

/** A JSON value and its origin. */
export interface Node {
  readonly value: Json;
  readonly source: Source;
  /** The node around it; null for a whole value. */
  readonly around: Node | null;
  readonly key: string | number;
}

const NONE: ReadonlySet<number> = new Set();

/** A text without findings; without `locate`, the places of its parts are unknown. */
export function plainSource(
  text: string,
  locate: Source['locate'] = () => undefined,
  outside: Source['outside'] = (range) => range,
): Source {
  return { text, locate, outside, isInner: false, doubtful: NONE };
}

export function rootNode(value: Json, source: Source): Node {
  return { value, source, around: null, key: '' };
}

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

/** The source of the value; undefined if unknown. */
export function rawOf(node: Node): string | undefined {
  const range = node.source.locate(pathOf(node));
  return range && node.source.text.slice(range.start, range.end);
}

/** The range of a value in the user's text; if unknown, that of the node around it. */
export function rangeOf(node: Node): Range {
  for (let at: Node | null = node; at !== null; at = at.around) {
    const range = at.source.locate(pathOf(at));
    if (range !== undefined) return at.source.outside(range);
  }
  return node.source.outside({ start: 0, end: node.source.text.length });
}
