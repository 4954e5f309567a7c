import type { Defined } from './defined.ts';
import { parseTree } from './syntax-tree.ts';

/** A stretch of a text that a rule read, for what shows texts: highlighting, outlines. */
export interface Stretch {
  /** The name of the rule. */
  readonly type: string;
  /** UTF-16 units from the start of the text. */
  readonly start: number;
  readonly end: number;
  /** The rule names a mistake. */
  readonly isMistake: boolean;
}

/**
 * The nodes of a text, without their labels: in text order, outer ones before those inside them.
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
