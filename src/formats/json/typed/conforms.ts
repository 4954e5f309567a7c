import type { Json } from '../model.ts';
import { COST } from './fit/cost.ts';
import { spellingsOf } from './fit/spellings.ts';
import { spelling } from './fit/words.ts';
import { type ListType, type ObjectType, type PlainType, plainType, type Type, type WordsType } from './type.ts';

/** Whether a value is of a type as it is: what most texts hold, told without a second look at any part. */
export function conforms(type: Type, value: Json | undefined): boolean {
  return plainCost(type, value) !== NOT;
}

/** What it costs to read a value that is of a type as it is; `NOT` where it is not. */
export function plainCost(type: Type, value: Json | undefined): number {
  return checkOf(plainType(type))(value);
}

/** The cost of what is not of a type. */
export const NOT = -1;

type Check = (value: Json | undefined) => number;

/** Made once for each type: a call costs less than to find out what a type is. */
const checks = new WeakMap<PlainType, Check>();

function checkOf(type: PlainType): Check {
  const known = checks.get(type);
  if (known !== undefined) return known;
  // A type may be a part of itself.
  checks.set(type, (value) => plainCost(type, value));
  const check = makeCheck(type);
  checks.set(type, check);
  return check;
}

function checkOfPart(type: Type): Check {
  return type.kind === 'ref' ? (value) => plainCost(type, value) : checkOf(type);
}

function makeCheck(type: PlainType): Check {
  switch (type.kind) {
    case 'any':
      return () => 0;
    case 'text':
      return (value) => (typeof value === 'string' ? 0 : NOT);
    case 'number':
      return type.isInteger
        ? (value) => (Number.isInteger(value) ? 0 : NOT)
        : (value) => (typeof value === 'number' ? 0 : NOT);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? 0 : NOT);
    case 'null':
      return (value) => (value === null ? 0 : NOT);
    case 'words':
      return checkOfWords(type);
    case 'list':
      return checkOfList(type);
    case 'object':
      return checkOfObject(type);
    case 'union':
      return checkOfAny(type.members.map(checkOfPart));
  }
}

function checkOfWords({ words }: WordsType): Check {
  const values: ReadonlySet<Json | undefined> = new Set(words.map(({ value }) => value));
  return (value) => (values.has(value) ? 0 : NOT);
}

function checkOfAny(members: readonly Check[]): Check {
  return (value) => {
    let least = NOT;
    for (const member of members) {
      const cost = member(value);
      if (cost === 0) return 0;
      if (cost !== NOT && (least === NOT || cost < least)) least = cost;
    }
    return least;
  };
}

function checkOfList({ first, rest }: ListType): Check {
  const firsts = first.map(checkOfPart);
  const others = rest === null ? () => NOT : checkOfPart(rest);
  return (value) => {
    if (!Array.isArray(value)) return NOT;
    let cost = 0;
    for (let at = 0; at < value.length; at++) {
      const part = (firsts[at] ?? others)(value[at]);
      if (part === NOT) return NOT;
      cost += part;
    }
    return cost;
  };
}

function checkOfObject(type: ObjectType): Check {
  const fields = [...type.fields].map(([name, field]) => ({ ...field, name, check: checkOfPart(field.type) }));
  const byName = new Map(fields.map((field) => [field.name, field]));
  const rest = type.rest === null ? () => NOT : checkOfPart(type.rest);
  const unknown = type.rest?.kind === 'any' ? COST.unknown : 0;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return NOT;
    let required = type.required;
    let absent = fields.length;
    let cost = 0;
    // Most objects have the order of their type.
    let at = 0;
    for (const name in value) {
      const field = fields[at]?.name === name ? fields[at] : byName.get(name);
      at++;
      const part = (field?.check ?? rest)(value[name]);
      if (part === NOT) return NOT;
      cost += part;
      if (field !== undefined) {
        absent--;
        if (field.isRequired) required--;
        // It may be a field in another spelling.
      } else if (spellingsOf(type).has(spelling(name))) return NOT;
      else cost += unknown;
    }
    return required === 0 ? cost + absent * COST.absent : NOT;
  };
}
