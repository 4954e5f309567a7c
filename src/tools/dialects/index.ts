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

/** The names of the dialects of calls. */
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

export const dialectNames: readonly DialectName[] = Object.keys(dialects).filter(isDialect);

/** Whether a text is the name of a dialect of calls. */
export function isDialect(name: string): name is DialectName {
  return Object.hasOwn(dialects, name);
}

/** The dialect before the first marker identifies another one. */
export const anyDialect: Dialect = undecided(Object.values(dialects));

/** What ends a thought that its own marker does not close. */
export type ThoughtEnd = 'end-at-calls' | 'end-at-once' | 'closed-only';

type Breaking = Pick<Dialect, 'breaksThought'> & { readonly made: Map<Dialect, Dialect> };

const thoughtEnds: Readonly<Record<ThoughtEnd, Breaking>> = {
  'end-at-calls': { breaksThought: true, made: new Map() },
  'end-at-once': { breaksThought: 'at once', made: new Map() },
  'closed-only': { breaksThought: false, made: new Map() },
};

export const thoughtEndNames: readonly string[] = Object.keys(thoughtEnds);

/** A dialect with this end of thoughts, as the same object each time, since rules are compiled for it. */
export function withThoughts(dialect: Dialect, end: ThoughtEnd): Dialect {
  const { breaksThought = true, made } = thoughtEnds[end];
  if (dialect.breaksThought !== true || breaksThought === true) return dialect;
  const known = made.get(dialect) ?? { ...dialect, breaksThought };
  made.set(dialect, known);
  return known;
}

/** The start rule of a dialect, depending on what the prompt opened. */
export function startOf({ shape }: Dialect, inside?: 'reasoning' | 'recipient'): string {
  const whole = shape === undefined ? 'Reply' : { messages: 'Messages', steps: 'Steps' }[shape];
  if (inside === undefined || (shape === 'steps' && inside === 'recipient')) return whole;
  return inside === 'reasoning' ? `${whole}Inside` : `${whole}ToRecipient`;
}
