import { grammar, type Nodes } from '../../../../generated/sql-tokens.ts';
import { visit } from '../../../engine/visit.ts';

/** A token of a piece of SQL. */
export type Token = Nodes['Word' | 'Name' | 'String' | 'Number' | 'Mark'];

/**
 * The tokens of a piece of SQL, without its comments; undefined when it is more or less than a part of one statement:
 * parentheses that do not match, a `;`, quotes that do not close, or what PostgreSQL could read otherwise.
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

/** Whether the tokens begin with these words, from `at`. */
export function startsWith(tokens: readonly Token[], words: readonly string[], at = 0): boolean {
  return words.every((word, nth) => isWord(tokens[at + nth], word));
}

/** Whether a token is this keyword. */
export function isWord(token: Token | undefined, word: string): boolean {
  return token?.type === 'Word' && token.text.toLowerCase() === word;
}

/** Whether the tokens begin like a constraint that names no table: `CHECK (…)`. */
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

/** The places of the commas outside of parentheses. */
export function outerCommas(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.flatMap(({ text }, at) => {
    if (text === '(') depth++;
    if (text === ')') depth--;
    return depth === 0 && text === ',' ? [at] : [];
  });
}

/** A name that begins at a token: `users`, `"Users"`, `auth.users`. */
export interface NameAt {
  /** The parts as the database knows them: lower case where they are not quoted. */
  readonly parts: readonly string[];
  /** The index of the token after the name. */
  readonly end: number;
}

/** Reads a name, with the schema in front of it where there is one. */
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
 * How a name of a design is in SQL: quoted only where it must be, so that statements beside it find it. `qualified`
 * names may have a schema in front.
 */
export function identifier(name: string, qualified = false): string {
  const parts = plainName(name);
  if (parts !== undefined && (qualified || parts.length === 1)) return name;
  // A database knows no empty names, and no zero characters in them.
  return `"${name.replaceAll('\u0000', '').replaceAll('"', '""') || 'unnamed'}"`;
}

/** The parts of the name of a design's table as the database knows them. */
export function nameOf(table: string): readonly string[] {
  return plainName(table) ?? [table];
}

/** The parts of a name that may be in SQL as it is. */
function plainName(name: string): readonly string[] | undefined {
  const tokens = tokensOf(name) ?? [];
  const found = nameAt(tokens, 0);
  const isPlain = found?.end === tokens.length && tokens.map(({ text }) => text).join('') === name;
  const isFree = tokens.every(({ type, text }) => type !== 'Word' || !RESERVED.has(text.toLowerCase()));
  return isPlain && isFree ? found.parts : undefined;
}

/** The words that PostgreSQL takes for no name. */
const RESERVED: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
concurrently constraint create cross current_catalog current_date current_role current_schema current_time
current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning
right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user
using variadic verbose when where window with`.split(/\s+/),
);
