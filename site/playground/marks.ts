import type { Range } from 'peglot';
import type { Reading, Row, Stretch } from './protocol.ts';

/** How a stretch of the text looks. */
export interface Mark extends Range {
  readonly look: 'structure' | 'number' | 'mistake';
}

// Rules are named by what they are: the names of our grammars and of those that `peglot new` writes end so.
const FREE =
  /(?:Text|Chars|Value|Body|Content|Line|Blank|Space|Reply|Document|Transcript|Item|Items|Plain|Prose|Paragraph|Word|Code)$/;
const NUMBER = /(?:Number|Percent|Numeral)$/;

/** How a text looks that was read. */
export function marksIn({ nodes, value }: Reading, text: string): Mark[] {
  return withLiterals(marksOfNodes(nodes ?? [], text.length), value, text);
}

/**
 * A value that stands in the text as JSON writes it looks like one, whichever rule read it: of `{"days": 2}` some grammars
 * make no nodes.
 */
function withLiterals(marks: readonly Mark[], rows: readonly Row[], text: string): Mark[] {
  const found: Mark[] = [];
  const literals = rows
    .flatMap(({ text: shown, range }) =>
      range !== undefined && shown !== '' && text.startsWith(shown, range.start) && isAll(shown, range)
        ? [{ ...range, isText: shown.startsWith('"') }]
        : [],
    )
    .sort((a, b) => a.start - b.start);
  let next = 0;
  for (const mark of marks) {
    let { start } = mark;
    for (let literal = literals[next]; literal !== undefined && literal.start < mark.end; literal = literals[++next]) {
      if (literal.start < start || literal.end > mark.end || mark.look !== 'structure') continue;
      if (start < literal.start) found.push({ ...mark, start, end: literal.start });
      if (!literal.isText) found.push({ start: literal.start, end: literal.end, look: 'number' });
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
function marksOfNodes(nodes: readonly Stretch[], length: number): Mark[] {
  const found: Mark[] = [];
  const open: Stretch[] = [];
  let at = 0;
  const upTo = (end: number): void => {
    const inner = open.at(-1);
    const look = inner === undefined ? undefined : lookOf(inner, open.at(-2));
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

function lookOf(node: Stretch, around: Stretch | undefined): Mark['look'] | undefined {
  if (node.isMistake) return 'mistake';
  return around?.type.endsWith('Key') === true ? 'structure' : lookOfRule(node.type);
}

const looks = new Map<string, Mark['look'] | undefined>();

function lookOfRule(type: string): Mark['look'] | undefined {
  if (!looks.has(type)) looks.set(type, NUMBER.test(type) ? 'number' : FREE.test(type) ? undefined : 'structure');
  return looks.get(type);
}
