import { getOrMake } from '../../../../core/maps.ts';
import { membersOf, type ObjectType, plainType } from '../type.ts';
import { spelling, tokensOf } from './words.ts';

type Members = Readonly<Record<string, unknown>>;

const NONE: ReadonlyMap<string, string> = new Map();
const NO_MEANT: ReadonlyMap<string, Meant> = new Map();

/** The field for each name of an object: exact names first, then names in another spelling. */
export function fieldNames(type: ObjectType, value: Members): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of Object.keys(value)) if (type.fields.has(name)) names.set(name, name);
  for (const [other, meant] of otherNames(type, value)) names.set(other, meant);
  return names;
}

/** Whether an object has members, and none that belongs to a type with fields. */
export function isForeign(type: ObjectType, value: Members): boolean {
  const { fields, rest } = type;
  const isOpen = fields.size === 0 || (rest !== null && rest.kind !== 'any');
  return !isOpen && Object.keys(value).length > 0 && fieldNames(type, value).size === 0;
}

/** The last names and their fields: the next row of a list usually has the same. */
interface Last {
  readonly names: readonly string[];
  readonly others: ReadonlyMap<string, string>;
}

const last = new WeakMap<ObjectType, Last>();

/** The names of an object that mean fields in another spelling. */
export function otherNames(type: ObjectType, value: Members): ReadonlyMap<string, string> {
  const names = Object.keys(value);
  const known = last.get(type);
  if (known?.names.length === names.length && names.every((name, at) => name === known.names[at])) return known.others;
  const others = findOthers(type, value, names);
  last.set(type, { names, others });
  return others;
}

function findOthers(type: ObjectType, value: Members, all: readonly string[]): ReadonlyMap<string, string> {
  const { fields } = type;
  const others = all.filter((name) => !fields.has(name));
  if (others.length === 0) return NONE;
  const free = new Map<string, string | null>();
  for (const name of fields.keys()) {
    if (Object.hasOwn(value, name)) continue;
    const key = spelling(name);
    free.set(key, free.has(key) ? null : name);
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const take = (other: string, meant: string | null | undefined): void => {
    if (typeof meant !== 'string' || taken.has(meant) || names.has(other) || Object.hasOwn(value, meant)) return;
    names.set(other, meant);
    taken.add(meant);
  };
  for (const other of others) take(other, free.get(spelling(other)));
  // Then by aliases: exact names come first.
  if (names.size < others.length) for (const other of others) take(other, spellingsOf(type).get(spelling(other)));
  return names;
}

/** A field that a name means although it is not the field's own name. */
export interface Meant {
  readonly name: string;
  /** The name cannot mean anything else: it differs in punctuation, or is the singular of a list. */
  readonly isSure: boolean;
  /** The field inside that field's object: `address.city`. */
  readonly inner?: string;
}

/**
 * The missing fields that unknown names mean: `full_name` means the name, `address.city` the city of the address. None
 * if a name may mean two fields, or two names the same one.
 */
export function nearNames(
  type: ObjectType,
  value: Members,
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, Meant> {
  const others = Object.keys(value).filter((name) => !type.fields.has(name) && !known.has(name));
  if (others.length === 0) return NO_MEANT;
  const taken = new Set(known.values());
  const missing = requiredOf(type).filter(({ name }) => !Object.hasOwn(value, name) && !taken.has(name));
  if (missing.length === 0) return NO_MEANT;
  const meant = new Map<string, Meant>();
  const pairs = others.flatMap((written) => {
    const tokens = tokensOf(written);
    return missing.filter((field) => isNear(tokens, field.tokens)).map((field) => ({ written, tokens, field }));
  });
  const flat = new Set<Required>();
  for (const { written, tokens, field } of pairs) {
    const inner = innerField(type, field.name, tokens.slice(field.tokens.length));
    if (inner === undefined) continue;
    flat.add(field);
    meant.set(written, { name: field.name, inner, isSure: isStep(written, field.name) });
  }
  const left = pairs.filter(({ written, field }) => !meant.has(written) && !flat.has(field));
  const times = new Map<string | Required, number>();
  for (const key of left.flatMap(({ written, field }) => [written, field])) times.set(key, (times.get(key) ?? 0) + 1);
  for (const { written, tokens, field } of left) {
    if (times.get(written) !== 1 || times.get(field) !== 1) continue;
    const isSame = tokens.join('') === field.tokens.join('') || isSingular(type, field.name, written);
    meant.set(written, { name: field.name, isSure: isSame });
  }
  return meant;
}

/** Whether a name may mean a missing required field: which one is known once all names are. */
export function mayMean(type: ObjectType, name: string, isThere: (field: string) => boolean): boolean {
  const tokens = tokensOf(name);
  return requiredOf(type).some((field) => !isThere(field.name) && isNear(tokens, field.tokens));
}

interface Required {
  readonly name: string;
  readonly tokens: readonly string[];
}

const required = new WeakMap<ObjectType, readonly Required[]>();

/** The required fields, with the words of their names. */
function requiredOf(type: ObjectType): readonly Required[] {
  return getOrMake(required, type, () => {
    const all = [...type.fields].filter(([, { isRequired }]) => isRequired);
    return all.map(([name]) => ({ name, tokens: tokensOf(name) }));
  });
}

/** Whether one name is the other with words before or after it, or its plural. */
function isNear(one: readonly string[], other: readonly string[]): boolean {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return false;
  const begins = shorter.every((word, at) => word === longer[at]);
  const ends = shorter.every((word, at) => word === longer[longer.length - shorter.length + at]);
  return begins || ends || `${one.join(' ')}s` === other.join(' ');
}

function isSingular({ fields }: ObjectType, name: string, written: string): boolean {
  const type = fields.get(name)?.type;
  return type !== undefined && plainType(type).kind === 'list' && spelling(`${written}s`) === spelling(name);
}

/** The field of an object field that a name means, by its words. */
function innerField({ fields }: ObjectType, name: string, words: readonly string[]): string | undefined {
  const type = fields.get(name)?.type;
  if (type === undefined || words.length === 0) return undefined;
  const [object, ...others] = membersOf(type).filter((member) => member.kind === 'object');
  if (object === undefined || others.length > 0) return undefined;
  return [...object.fields.keys()].find((inner) => tokensOf(inner).join('') === words.join(''));
}

/** Whether a name continues like a path: `address.city`, `address[city]`, `address/city`. */
function isStep(written: string, name: string): boolean {
  return written.startsWith(name) && '.[/'.includes(written.charAt(name.length));
}

const spellings = new WeakMap<ObjectType, ReadonlyMap<string, string | null>>();

/** The fields of an object by normalised names and aliases; null for a spelling that two fields share. */
export function spellingsOf(type: ObjectType): ReadonlyMap<string, string | null> {
  return getOrMake(spellings, type, () => {
    const made = new Map<string, string | null>();
    for (const name of type.fields.keys()) made.set(spelling(name), made.has(spelling(name)) ? null : name);
    const own = new Set(made.keys());
    for (const [name, { aliases = [] }] of type.fields)
      for (const key of aliases.map(spelling))
        if (!own.has(key)) made.set(key, made.has(key) && made.get(key) !== name ? null : name);
    return made;
  });
}

/** The field that a name means: by its own name, or by a unique spelling; null if two fields share the spelling. */
export function fieldSpelled(type: ObjectType, name: string): string | null | undefined {
  return type.fields.has(name) ? name : spellingsOf(type).get(spelling(name));
}
