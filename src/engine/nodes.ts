import type { Defined } from './defined.ts';
import { parseTree } from './syntax-tree.ts';

/** A stretch of text that a rule read, for highlighting and outlines. */
export interface Stretch {
  /** The rule name. */
  readonly type: string;
  /** UTF-16 units from the start of the text. */
  readonly start: number;
  readonly end: number;
  readonly isMistake: boolean;
}

/**
 * The nodes of a text without their labels: in text order, outer ones before inner ones.
 *
 * @example stretchesOf(defined, '[MOOD] 0.5\n') // [{ type: 'Vital', start: 0, end: 11, isMistake: false }]
 */
export function stretchesOf(
  { grammar, start, words }: Pick<Defined, 'grammar' | 'start' | 'words'>,
  text: string,
): Stretch[] {
  return parseTree(grammar, text, { start, words })
    .nodes()
    .filter((node) => node.start < node.end)
    .map(({ type, start, end }) => ({ type, start, end, isMistake: Object.hasOwn(grammar.mistakes, type) }));
}
