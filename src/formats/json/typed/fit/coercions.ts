import { counted } from '../../../../core/counted.ts';
import { quote, type Severity } from '../../../../core/diagnostic.ts';
import { getOrMake } from '../../../../core/maps.ts';
import type { Json } from '../../model.ts';
import type { OwnCode } from '../codes.ts';
import { type Node, rawOf } from '../node.ts';
import { COST } from './cost.ts';

/** A change that was necessary for a value to fit its type; its message is made on demand. */
export interface Note {
  readonly row: Row;
  readonly node: Node;
  /** The value that was read, if the message mentions it. */
  readonly value: Json | undefined;
  readonly details: Details;
  /** From `COST.guess` on, a reading is a guess. */
  readonly cost: number;
  /** An error if it is a guess, or something is lost. */
  readonly severity: Severity;
}

/** Further details for the message. */
export interface Details {
  /** Nothing shows that it is meant: then it is an error, whatever its kind. */
  readonly isGuess?: boolean;
  /** The name of a field or member. */
  readonly name?: string;
  readonly names?: readonly string[];
  /** The number of values. */
  readonly count?: number;
  /** Which of them counts; what is written. */
  readonly place?: string;
  /** The value inside another one. */
  readonly inner?: Node;
  /** The offsets of names with a JSON finding that this resolves. */
  readonly settles?: readonly number[];
}

const NONE: Details = {};

export function noteOf(how: CoercionKind | Row, node: Node, value?: Json, details: Details = NONE): Note {
  const row = typeof how === 'string' ? rows[how] : how;
  const [, price, , more] = row;
  const cost = details.isGuess === true ? COST.guess : COST[price];
  const isError = cost >= COST.guess || more?.isError === true;
  return {
    row,
    node,
    value,
    details,
    cost,
    severity: isError ? 'error' : more?.isInfo === true ? 'info' : 'warning',
  };
}

/** Whether a note is of a kind. */
export function isOfKind({ row }: Note, kind: CoercionKind): boolean {
  return row === rows[kind];
}

/** What is said of a coercion: its code, or null; its cost; its message, with names of `WORDS` in braces. */
export type Row = readonly [code: OwnCode | null, cost: keyof typeof COST, message: string, more?: More];

interface More {
  /** A hint that differs from that of the code. */
  readonly hint?: string;
  /** What replaces the value. */
  readonly fix?: 'value' | 'inner' | 'list';
  /** It is about the field with this name, which the value lacks. */
  readonly isOfField?: true;
  /** An error despite its low cost, since there is no better way: something is lost, or guessed. */
  readonly isError?: true;
  /** The value is as written, and may be meant. */
  readonly isInfo?: true;
}

const table = {
  // Scalars.
  settled: [null, 'nothing', ''],
  unquoted: ['other-kind', 'around', '{string} is not in quotes; it was read as a string', { fix: 'value' }],
  'as text': ['other-kind', 'asText', '{string} is not in quotes; it was read as a string', { fix: 'value' }],
  'part as text': [
    'other-kind',
    'asText',
    'A text is expected, not {string}; it was kept as it is written',
    { hint: 'Write a text.', fix: 'value', isError: true },
  ],
  number: ['other-kind', 'kind', '{given} is a string; it was read as the number {value}', { fix: 'value' }],
  truth: ['other-kind', 'kind', '{given} is a string; it was read as {value}', { fix: 'value' }],
  'truth as number': ['other-kind', 'around', '{given} was read as {value}', { fix: 'value' }],
  'word for null': ['other-kind', 'kind', '{given} means null', { fix: 'value' }],
  'word of other kind': ['other-kind', 'kind', '{text} has the wrong type', { fix: 'value' }],
  spelling: ['other-case', 'spelling', '{given} was read as {value}', { fix: 'value' }],
  'among words': [
    'word-in-text',
    'guess',
    '{value} was taken out of {text}',
    { hint: 'Write {value} alone, if it is meant.', fix: 'value' },
  ],
  'other unit': [
    'word-in-text',
    'guess',
    '{value} was taken out of {text}, in another unit than its field',
    { hint: 'Write the number in the unit of its field.' },
  ],
  'null in quotes': [
    'other-kind',
    'nothing',
    '{given} is a text, and null is allowed',
    { hint: 'Write null without quotes, if nothing is meant.', isInfo: true },
  ],
  rounded: ['rounded', 'guess', '{place} is not a whole number; it was rounded to {value}'],
  'inner json': ['json-in-text', 'kind', 'The value is JSON inside a string', { fix: 'inner' }],

  // Something around a value.
  'list of one': ['list-for-one', 'around', 'The value is in a list of one', { fix: 'inner' }],
  'first of list': [
    'several-values',
    'guess',
    'The list holds {count} values where one is expected; the {place} counts',
  ],
  'best of list': [
    'several-values',
    'around',
    'The list holds {count} values where one is expected; the {place} counts',
  ],
  wrapped: ['wrapped-value', 'around', 'The value is inside {name}{beside}', { fix: 'inner' }],
  'in an error': [
    'wrapped-value',
    'around',
    'The value is inside {name}, beside what tells of a failure',
    { isError: true },
  ],
  'under its word': ['wrapped-value', 'around', 'The value is under the word of its field {name}'],
  'under its word, unnamed': [
    'wrapped-value',
    'guess',
    'The value is under the word of its field {name}, without its own name',
  ],
  ambiguous: ['ambiguous-value', 'guess', 'The value can be read in two ways that fit alike; the first counts'],

  // Lists.
  'one for list': ['one-for-list', 'around', 'A list is expected, not a single value', { fix: 'list' }],
  'empty list': ['other-kind', 'kind', '{json} was read as an empty list', { fix: 'value' }],
  'items too deep': ['other-kind', 'around', 'The items of a list are in one more list'],
  'items in another': ['other-kind', 'around', 'The items of a list are in another of its items', { isError: true }],
  'bare row': ['other-kind', 'around', 'An item of a list of lists is without brackets', { isError: true }],
  'items by index': ['other-kind', 'around', 'The items of a list are in an object, under their indexes'],
  'items by name': ['other-kind', 'guess', 'The items of a list are the members of an object'],
  'items as values': [
    'other-kind',
    'bare',
    'The items of a list are the values of an object; their names were left out',
    { isError: true },
  ],
  'items as flags': ['other-kind', 'guess', 'The items of a list are the true members of an object', { fix: 'value' }],
  'items in string': ['other-kind', 'kind', 'The items of a list are in one string', { fix: 'value' }],
  numbers: ['other-kind', 'kind', '{items} were taken out of {text}', { fix: 'value' }],
  'numbers among words': ['word-in-text', 'guess', '{items} were taken out of {text}', { fix: 'value' }],
  'words among words': ['word-in-text', 'guess', '{items} were taken out of {text}', { fix: 'value' }],
  'strings behind': [
    'one-for-list',
    'around',
    'The strings after the first were read as items of the list',
    { isError: true },
  ],
  'unreadable item': ['unreadable', 'lost', 'An item cannot be read as its type{piece}'],
  'item too many': ['unreadable', 'lost', 'An item more than there may be cannot be read as its type{piece}'],

  // Objects.
  'other name': ['other-name', 'spelling', '{written} was read as the field {name}', { hint: 'Write {name}' }],
  'no value': ['null-for-missing', 'spelling', '{name} has no value; it was left out'],
  'unknown field': ['unknown-field', 'spelling', '{name} is not a field of the schema; it was left out'],
  foreign: ['unknown-field', 'guess', 'The object has no field of the schema'],
  'unreadable field': [
    'unreadable',
    'lost',
    'The value of {name} cannot be read as its type{piece}',
    { isOfField: true },
  ],
  'missing field': ['missing-field', 'lost', 'The field {name} is missing', { isOfField: true }],
  'only value': [
    'filled-in',
    'around',
    'The field {name} is missing; it was set to {value}, its only value',
    { isOfField: true },
  ],
  'null for nothing': [
    'null-for-missing',
    'spelling',
    'The field {name} is missing; it was set to null',
    { hint: 'Write the field as null.', isOfField: true },
  ],
  'no list': ['missing-field', 'lost', 'The field {name} is missing; it was set to an empty list', { isOfField: true }],
  'field too high': ['misplaced-field', 'around', 'The field {name} is written as {names}', { isOfField: true }],
  'field elsewhere': ['misplaced-field', 'guess', 'The field {name} is in the wrong object', { isOfField: true }],
  'without name': ['unnamed-value', 'around', 'The value is without its name, {name}', { hint: 'Write {{key}: …}' }],
  'without names': ['unnamed-value', 'guess', 'The values are without their names; they were read as {place}'],
  'fields in string': ['other-kind', 'kind', 'The fields of an object are in one string', { fix: 'value' }],
  'members in list': ['other-kind', 'around', 'The members of an object are in a list'],
} as const;

/** The kinds of coercions; `settled` only means that the type chooses between two readings of a word. */
export type CoercionKind = keyof typeof table;

const rows: Readonly<Record<CoercionKind, Row>> = table;

/** The code of a coercion; null if nothing is reported. */
export function codeOf({ row }: Note): OwnCode | null {
  return row[0];
}

/** The message about a coercion. */
export function messageOf(note: Note): string {
  return filled(note.row[2], note);
}

/** How to fix it; undefined if the code's own hint applies. */
export function hintOf(note: Note): string | undefined {
  const hint = note.row[3]?.hint;
  return hint && filled(hint, note);
}

/** The field concerned, which the value lacks. */
export function fieldOf({ row, details }: Note): string | undefined {
  return row[3]?.isOfField === true ? details.name : undefined;
}

/** The replacement for the value; undefined if unknown. */
export function fixOf({ row, node, value, details }: Note): string | undefined {
  const fix = row[3]?.fix;
  if (fix === 'value') return JSON.stringify(value);
  const raw = fix && rawOf(details.inner ?? node);
  return fix === 'list' && raw !== undefined ? `[${raw}]` : raw;
}

function filled(sentence: string, note: Note): string {
  const parts = getOrMake(partsOf, sentence, () => sentence.split(/\{(\w+)\}/));
  let text = '';
  for (const [at, part] of parts.entries()) text += at % 2 === 0 ? part : WORDS[part]?.(note);
  return text;
}

/** The messages split at their words, cached: lists repeat the same kind. */
const partsOf = new Map<string, readonly string[]>();

const json = (value: unknown): string => JSON.stringify(value);

/** The words in braces of messages. */
const WORDS: Readonly<Record<string, (note: Note) => string | undefined>> = {
  beside: ({ details: { count } }) => (count === 1 ? '' : '; what is beside it was left out'),
  count: ({ details: { count } }) => String(count),
  given: ({ node: { value } }) => (typeof value === 'string' ? quote(value) : json(value)),
  items: ({ value }) => (Array.isArray(value) ? value.map(json).join(', ') : undefined),
  json: ({ node }) => json(node.value),
  key: ({ details: { name } }) => json(name),
  name: ({ details: { name = '' } }) => quote(name),
  names: ({ details: { names = [] } }) => names.map((name) => quote(name)).join(', '),
  piece: ({ node: { value } }) => (typeof value === 'object' ? '' : `: ${quote(String(value))}`),
  place: ({ details: { place } }) => place,
  string: ({ value }) => quote(String(value)),
  text: ({ node }) => quote(String(node.value)),
  value: ({ value }) => json(value),
  values: ({ details: { count = 0 } }) => counted(count, 'value'),
  written: ({ details: { place = '' } }) => quote(place),
};
