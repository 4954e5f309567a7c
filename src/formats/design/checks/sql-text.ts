import { grammar, type Nodes } from '../../../../generated/sql-tokens.ts';
import { visit } from '../../../engine/visit.ts';

/** A token of a piece of SQL. */
export type Token = Nodes['Word' | 'Name' | 'String' | 'Number' | 'Mark'];

/**
 * The tokens of a piece of SQL, without its comments; undefined when it is not exactly a part of one statement: with
 * unbalanced parentheses, a `;`, unclosed quotes, or anything that PostgreSQL could read differently.
 */
export function tokensOf(text: string): Token[] | undefined {
  if (text.includes('\u0000')) return undefined;
  const tokens: Token[] = [];
  let isSound = true;
  const add = (token: Token): void => void tokens.push(token);
  const bad = (): void => {
    isSound = false;
  };
  visit(grammar, text, { Word: add, Name: add, String: add, Number: add, Mark: add, BadSqlText: bad });
  let depth = 0;
  for (const { text } of tokens) {
    if (text === ';') return undefined;
    if (text === '(') depth++;
    if (text === ')' && --depth < 0) return undefined;
  }
  return isSound && depth === 0 ? tokens : undefined;
}

/** Whether the tokens begin with these words, from `at` on. */
export function startsWith(tokens: readonly Token[], words: readonly string[], at = 0): boolean {
  return words.every((word, nth) => isWord(tokens[at + nth], word));
}

/** Whether a token is this keyword. */
export function isWord(token: Token | undefined, word: string): boolean {
  return token?.type === 'Word' && token.text.toLowerCase() === word;
}

/** Whether the tokens begin like a constraint without a table: `CHECK (…)`. */
export function isConstraint(tokens: readonly Token[]): boolean {
  return CONSTRAINTS.some((words) => startsWith(tokens, words));
}

const CONSTRAINTS: readonly (readonly string[])[] = [
  ['check'],
  ['unique'],
  ['exclude'],
  ['primary', 'key'],
  ['foreign', 'key'],
  ['constraint'],
];

/** The indices of the commas outside of parentheses. */
export function outerCommas(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.flatMap(({ text }, at) => {
    if (text === '(') depth++;
    if (text === ')') depth--;
    return depth === 0 && text === ',' ? [at] : [];
  });
}

/** A name at a token: `users`, `"Users"`, `auth.users`. */
export interface NameAt {
  /** The parts as the database normalises them: in lower case unless quoted. */
  readonly parts: readonly string[];
  /** The index of the token after the name. */
  readonly end: number;
}

/** Reads a name, including a schema before it. */
export function nameAt(tokens: readonly Token[], start: number): NameAt | undefined {
  const parts: string[] = [];
  for (let at = start; ; at += 2) {
    const token = tokens[at];
    if (token?.type === 'Word') parts.push(token.text.toLowerCase());
    else if (token?.type === 'Name') parts.push(token.text.slice(1, -1).replaceAll('""', '"'));
    else return undefined;
    if (tokens[at + 1]?.text !== '.') return { parts, end: at + 1 };
  }
}

/**
 * A name of a design as an SQL identifier: quoted only where necessary, so that statements with the plain name match.
 * `qualified` names may include a schema.
 */
export function identifier(name: string, qualified = false): string {
  const parts = plainName(name);
  if (parts !== undefined && (qualified || parts.length === 1)) return name;
  // A database has no empty names, and no NUL characters in names.
  return `"${name.replaceAll('\u0000', '').replaceAll('"', '""') || 'unnamed'}"`;
}

/** The parts of a design's table name, as the database normalises them. */
export function nameOf(table: string): readonly string[] {
  return plainName(table) ?? [table];
}

/** The parts of a name that is valid SQL without quotes; undefined for others. */
function plainName(name: string): readonly string[] | undefined {
  const tokens = tokensOf(name) ?? [];
  const found = nameAt(tokens, 0);
  const isPlain = found?.end === tokens.length && tokens.map(({ text }) => text).join('') === name;
  const isFree = tokens.every(({ type, text }) => type !== 'Word' || !RESERVED.has(text.toLowerCase()));
  return isPlain && isFree ? found.parts : undefined;
}

/** The words that PostgreSQL does not accept as a name. */
const RESERVED: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
concurrently constraint create cross current_catalog current_date current_role current_schema current_time
current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning
right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user
using variadic verbose when where window with`.split(/\s+/),
);
