import type { Range } from 'peglot';
import type { Reading, Stretch } from './protocol.ts';

/** How a stretch of the text looks. */
export interface Mark extends Range {
  readonly look: 'structure' | 'number' | 'mistake';
}

// Rules are named by what they are: the names of our grammars and of those that `peglot new` writes end so.
const FREE =
  /(?:Text|Chars|Value|Body|Content|Line|Blank|Space|Reply|Document|Transcript|Item|Items|Plain|Prose|Code)$/;
const NUMBER = /(?:Number|Percent|Numeral)$/;

/** How a text looks that was read. */
export function marksIn({ nodes, value }: Reading, length: number): Mark[] {
  if (nodes !== undefined) return marksOfNodes(nodes, length);
  // Of a format that does not tell its nodes, what went into no value is structure.
  const values = value.flatMap(({ text, range }) => (text === '' || range === undefined ? [] : [range]));
  const found: Mark[] = [];
  let at = 0;
  for (const { start, end } of values.sort((a, b) => a.start - b.start)) {
    if (at < start) found.push({ start: at, end: start, look: 'structure' });
    at = Math.max(at, end);
  }
  return at > 0 && at < length ? [...found, { start: at, end: length, look: 'structure' }] : found;
}

/**
 * How nodes look: what a node reads itself, beside the nodes inside it, is structure, the markers and signs of the format,
 * unless its name says that it is free text.
 */
function marksOfNodes(nodes: readonly Stretch[], length: number): Mark[] {
  const found: Mark[] = [];
  const open: Stretch[] = [];
  let at = 0;
  const upTo = (end: number): void => {
    const inner = open.at(-1);
    const look = inner === undefined ? undefined : lookOf(inner);
    if (look !== undefined && at < end) found.push({ start: at, end, look });
    at = Math.max(at, end);
  };
  const leaveBefore = (start: number): void => {
    for (let last = open.at(-1); last !== undefined && last.end <= start; last = open.at(-1)) {
      upTo(last.end);
      open.pop();
    }
  };
  for (const node of nodes) {
    if (node.end > length) break;
    leaveBefore(node.start);
    upTo(node.start);
    open.push(node);
  }
  leaveBefore(length);
  return found;
}

function lookOf({ type, isMistake }: Stretch): Mark['look'] | undefined {
  if (isMistake) return 'mistake';
  if (NUMBER.test(type)) return 'number';
  return FREE.test(type) ? undefined : 'structure';
}
