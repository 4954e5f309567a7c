import type { Dialect } from './dialect.ts';
import { families } from './families.ts';
import { named } from './named.ts';
import { objects } from './objects.ts';
import { python } from './python.ts';
import { shaped } from './shaped.ts';
import { tagged } from './tagged.ts';
import { undecided } from './undecided.ts';

export type { Dialect } from './dialect.ts';
export { wordsOf, wordsOfTools } from './words.ts';

/** The dialects of calls that are read. */
export type DialectName =
  | keyof typeof objects
  | keyof typeof named
  | keyof typeof tagged
  | keyof typeof python
  | keyof typeof shaped
  | keyof typeof families;

/** All dialects of calls, by name. */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
  ...objects,
  ...named,
  ...tagged,
  ...python,
  ...shaped,
  ...families,
};

/** Their names. */
export const dialectNames: readonly DialectName[] = Object.keys(dialects).filter(isDialect);

/** Says whether a text names a dialect of calls. */
export function isDialect(name: string): name is DialectName {
  return Object.hasOwn(dialects, name);
}

/** What is read as long as no marker tells the dialect. */
export const anyDialect: Dialect = undecided(Object.values(dialects));

const closed = new Map<Dialect, Dialect>();

/** A dialect in which nothing but its own marker ends a thought: the same object each time, for rules are made for it. */
export function withClosedThoughts(dialect: Dialect): Dialect {
  const known = closed.get(dialect) ?? { ...dialect, breaksThought: false };
  closed.set(dialect, known);
  return known;
}

/** The start rule of a dialect, for what the prompt opened. */
export function startOf({ shape }: Dialect, inside?: 'reasoning' | 'recipient'): string {
  const whole = shape === undefined ? 'Reply' : { messages: 'Messages', steps: 'Steps' }[shape];
  if (inside === undefined || (shape === 'steps' && inside === 'recipient')) return whole;
  return inside === 'reasoning' ? `${whole}Inside` : `${whole}ToRecipient`;
}
