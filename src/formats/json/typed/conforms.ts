import { getOrMake } from '../../../core/maps.ts';
import type { Json } from '../model.ts';
import { MAX_DEPTH, Survey } from '../read/plain.ts';
import { COST } from './fit/cost.ts';
import { spellingsOf } from './fit/names.ts';
import { isQuotedNull, spelling } from './fit/words.ts';
import {
  type ListType,
  membersOf,
  type ObjectType,
  type PlainType,
  plainType,
  type Type,
  type UnionType,
  type WordsType,
} from './type.ts';

/**
 * Whether a value conforms to a type without any change: true for most texts, and found with one visit of each part.
 */
export function conforms(type: Type, value: Json): boolean {
  return costOf(type, value, undefined, MAX_DEPTH, undefined) !== NOT;
}

/** The survey of a value that conforms to a type; each part is visited once for both. */
export function surveyOfType(type: PlainType, value: Json, maxDepth: number): Survey | undefined {
  const survey = new Survey();
  return costOf(type, value, survey, Math.min(maxDepth, MAX_DEPTH), undefined) === NOT ? undefined : survey;
}

/** The types whose values may have parts. */
type ContainerType = UnionType | ListType | ObjectType;

/** The cost of a value that does not conform. */
export const NOT = -1;

/**
 * The cost of reading conforming values; `NOT` for others. Each object and list is checked once against each type: a
 * union checks all its members, and a type may be recursive.
 */
export class PlainCosts {
  readonly #known = new Map<ContainerType, Map<Json | undefined, number>>();

  of(type: Type, value: Json | undefined): number {
    return costOf(type, value, undefined, MAX_DEPTH, this);
  }

  /** The cost of a value, cached. */
  once(type: ContainerType, value: Json | undefined, depthLeft: number): number {
    const known = getOrMake(this.#known, type, () => new Map<Json | undefined, number>());
    return getOrMake(known, value, () => costOfParts(type, value, undefined, depthLeft, this));
  }
}

/** `known` caches costs; undefined outside of unions, where nothing is checked twice. */
function costOf(
  given: Type,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  const type = plainType(given);
  switch (type.kind) {
    case 'text':
      if (typeof value !== 'string') return NOT;
      survey?.text(value);
      return 0;
    case 'number':
      if (typeof value !== 'number' || (type.isInteger && !Number.isInteger(value))) return NOT;
      survey?.number(value);
      return 0;
    case 'boolean':
      return typeof value === 'boolean' ? 0 : NOT;
    case 'null':
      return value === null ? 0 : NOT;
    case 'words':
      return surveyed(isWordOf(type, value) ? 0 : NOT, value, survey, depthLeft);
    case 'any':
      return surveyed(0, value, survey, depthLeft);
  }
  if (known === undefined || !isLong(type, value)) return costOfParts(type, value, survey, depthLeft, known);
  return known.once(type, value, depthLeft);
}

/** Checking fewer members than this against a scalar takes no longer than looking up the results. */
const FEW_MEMBERS = 16;

/** Whether finding the cost of a value takes more than a few steps. */
function isLong(type: ContainerType, value: Json | undefined): boolean {
  if (typeof value === 'object' && value !== null) return true;
  return type.kind === 'union' && membersOf(type).length > FEW_MEMBERS;
}

function costOfParts(
  type: ContainerType,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  if (type.kind === 'list') return costOfList(type, value, survey, depthLeft, known);
  if (type.kind === 'object') return costOfObject(type, value, survey, depthLeft, known);
  return surveyed(costOfAny(type, value, depthLeft, known), value, survey, depthLeft);
}

/** The cost; also adds the value to the survey. */
function surveyed(cost: number, value: Json | undefined, survey: Survey | undefined, depthLeft: number): number {
  if (cost !== NOT && value !== undefined) survey?.value(value, depthLeft);
  return cost;
}

function isWordOf({ words }: WordsType, value: Json | undefined): boolean {
  for (const word of words) if (word.value === value) return true;
  return false;
}

function costOfAny(type: UnionType, value: Json | undefined, depthLeft: number, known: PlainCosts | undefined): number {
  const costs = known ?? (typeof value === 'object' && value !== null ? new PlainCosts() : undefined);
  let least = NOT;
  const members = membersOf(type);
  if (isQuotedNull(members, value)) return NOT;
  for (const member of members) {
    const cost = costOf(member, value, undefined, depthLeft, costs);
    if (cost === 0) return 0;
    if (cost !== NOT && (least === NOT || cost < least)) least = cost;
  }
  return least;
}

function costOfList(
  { first, rest }: ListType,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  if (!Array.isArray(value) || depthLeft === 0) return NOT;
  let cost = 0;
  for (let at = 0; at < value.length; at++) {
    const type = first[at] ?? rest;
    const part = type === null ? NOT : costOf(type, value[at], survey, depthLeft - 1, known);
    if (part === NOT) return NOT;
    cost += part;
  }
  return cost;
}

function costOfObject(
  type: ObjectType,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depthLeft === 0) return NOT;
  const { fields, order, rest } = type;
  let requiredLeft = type.required;
  let absent = fields.size;
  let members = 0;
  let cost = 0;
  for (const name in value) {
    // Most objects have the order of their type.
    const next = order[members];
    const field = next?.[0] === name ? next[1] : fields.get(name);
    const member = field === undefined ? rest : field.type;
    const part = member === null ? NOT : costOf(member, value[name], survey, depthLeft - 1, known);
    if (part === NOT) return NOT;
    cost += part;
    members++;
    survey?.text(name);
    if (field === undefined) {
      // It may be a misspelt field.
      if (spellingsOf(type).has(spelling(name))) return NOT;
      if (rest?.kind === 'any') cost += COST.unknown;
    } else {
      absent--;
      if (field.isRequired) requiredLeft--;
    }
  }
  // {"error": "busy"}      none of its members belongs to the type
  if (members > 0 && absent === fields.size && absent > 0 && (rest === null || rest.kind === 'any')) return NOT;
  if (survey !== undefined) survey.members += members;
  return requiredLeft === 0 ? cost + absent * COST.absent : NOT;
}
