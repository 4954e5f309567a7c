import { grammar, type SqlPiecesNode } from '../../../../generated/design-other.ts';
import { quote } from '../../../core/diagnostic.ts';
import { fence } from '../../../core/markdown.ts';
import type { Range } from '../../../core/range.ts';
import type { Member } from '../../../engine/index.ts';
import { readNode } from '../../../engine/read-node.ts';
import { below } from '../blocks.ts';
import { type Field, isText } from '../read/field.ts';
import { saysNothing, textRange } from '../read/page.ts';
import type { Kind } from './kind.ts';
import { checkInfo } from './schemas.ts';

/** SQL statements, each without its final `;`. */
export const statements: Kind<string[]> = {
  read: readStatements,
  write: (label, list) => (list.length === 0 ? [] : below(label, fence(list.map(closedStatement).join('\n'), 'sql'))),
};

function readStatements(field: Field, member: Member<string[]>): void {
  const { page } = field;
  const list = member.list();
  list.clear();
  const take = (range: Range): void => {
    if (saysNothing(page.text(range))) return;
    for (const statement of splitStatements(range, field)) list.push(page.source(statement), { range: statement });
  };
  const takeLoose = (range: Range): void => {
    const text = page.text(range);
    if (!saysNothing(text)) field.report('bad-form', range, `SQL must be in a fenced block: ${quote(text)}`);
    take(range);
  };
  takeLoose(field.value);
  for (const block of field.blocks) {
    if (block.type === 'Fence') {
      checkInfo(block, 'sql', field);
      take(block.body);
    } else if (block.type === 'Bullet') takeLoose(page.unquoted(textRange(block)));
    else if (isText(block)) takeLoose(page.trim(block));
    else field.addOther(block);
  }
  field.keepOthers(list.value.length > 0);
  field.place(field.content);
}

/** The statements in a range of SQL, which end at a `;` outside of strings, comments and parentheses. */
function splitStatements(range: Range, field: Field): Range[] {
  const { page } = field;
  const statements: Range[] = [];
  let start = range.start;
  let depth = 0;
  let unbalanced = false;
  let isEmpty = true;
  const close = (end: number): void => {
    const statement = page.trim({ start, end });
    // Comments after the last statement belong to none.
    if (isEmpty) field.stray(statement);
    else statements.push(statement);
    isEmpty = true;
  };
  for (const { type, start: at, end } of piecesOf(page.source(range))) {
    if (type === 'SqlOpen') depth++;
    else if (type === 'SqlClose') {
      unbalanced ||= depth === 0;
      depth = Math.max(0, depth - 1);
    } else if (type === 'SqlEnd' && depth === 0) {
      close(range.start + at);
      start = range.start + end;
    } else if (type === 'SqlOpenQuote' || type === 'SqlOpenComment') unbalanced = true;
    if (type !== 'SqlBlank' && type !== 'SqlComment' && type !== 'SqlEnd') isEmpty = false;
  }
  close(range.end);
  if (unbalanced || depth > 0)
    field.report('bad-sql', range, 'A quote, comment or parenthesis of the SQL does not close');
  return statements;
}

/**
 * A statement in a block of SQL. Its semicolon goes on a new line after a final comment, which would swallow it; after
 * an unclosed quote, it would be swallowed anywhere.
 */
export function closedStatement(statement: string): string {
  const last = piecesOf(statement).findLast(({ type }) => type !== 'SqlBlank')?.type;
  if (last === 'SqlOpenQuote' || last === 'SqlOpenComment') return statement;
  return last === 'SqlComment' ? `${statement}\n;` : `${statement};`;
}

function piecesOf(text: string): SqlPiecesNode['pieces'] {
  return readNode(grammar, text, 'SqlPieces')?.pieces ?? [];
}
