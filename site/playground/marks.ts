import type { Range } from 'peglot';
import type { Stretch as NodeStretch } from '../../src/engine/nodes.ts';
import type { Row } from './protocol.ts';

/** How a stretch of the text looks. */
export type Look = 'structure' | 'number' | 'mistake';

/** A stretch of the text that looks like something. */
export interface Mark extends Range {
  readonly kind: Look;
}

// Rules are named by what they are: the names of our grammars and of those that `peglot new` writes end so.
const FREE =
  /(?:Text|Chars|Value|Body|Content|Line|Blank|Space|Reply|Document|Transcript|Item|Items|Plain|Prose|Paragraph|Word|Code)$/;
const NUMBER = /(?:Number|Percent|Numeral)$/;

/** How a text looks that was read: by its nodes, and by the lines of its value. */
export function marksIn(nodes: readonly NodeStretch[], value: readonly Row[], text: string): Mark[] {
  return withLiterals(marksOfNodes(nodes, text.length), value, text);
}

/**
 * A value that is in the text as JSON writes it looks like one, whichever rule read it: of `{"days": 2}` some grammars
 * make no nodes.
 */
function withLiterals(marks: readonly Mark[], rows: readonly Row[], text: string): Mark[] {
  const found: Mark[] = [];
  const literals = rows
    .flatMap(({ text: shown, isBlock, range }) =>
      range !== undefined &&
      isBlock !== true &&
      shown !== '' &&
      text.startsWith(shown, range.start) &&
      isAll(shown, range)
        ? [{ ...range, isText: shown.startsWith('"') }]
        : [],
    )
    .sort((a, b) => a.start - b.start);
  let next = 0;
  for (const mark of marks) {
    let { start } = mark;
    for (let literal = literals[next]; literal !== undefined && literal.start < mark.end; literal = literals[++next]) {
      if (literal.start < start || literal.end > mark.end || mark.kind !== 'structure') continue;
      if (start < literal.start) found.push({ ...mark, start, end: literal.start });
      if (!literal.isText) found.push({ start: literal.start, end: literal.end, kind: 'number' });
      start = literal.end;
    }
    if (start < mark.end) found.push({ ...mark, start });
  }
  return found;
}

function isAll(shown: string, { start, end }: Range): boolean {
  return shown.length === end - start;
}

/**
 * How nodes look: what a node reads itself, beside the nodes inside it, is structure, the markers and signs of the format,
 * unless its name says that it is free text.
 */
function marksOfNodes(nodes: readonly NodeStretch[], length: number): Mark[] {
  const found: Mark[] = [];
  const open: NodeStretch[] = [];
  let at = 0;
  const upTo = (end: number): void => {
    const inner = open.at(-1);
    const kind = inner === undefined ? undefined : lookOf(inner, open.at(-2));
    if (kind !== undefined && at < end) found.push({ start: at, end, kind });
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

function lookOf(node: NodeStretch, around: NodeStretch | undefined): Look | undefined {
  if (node.isMistake) return 'mistake';
  return around?.type.endsWith('Key') === true ? 'structure' : lookOfRule(node.type);
}

const looks = new Map<string, Look | undefined>();

function lookOfRule(type: string): Look | undefined {
  if (!looks.has(type)) looks.set(type, NUMBER.test(type) ? 'number' : FREE.test(type) ? undefined : 'structure');
  return looks.get(type);
}
