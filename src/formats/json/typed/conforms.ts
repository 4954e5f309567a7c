import { getOrMake } from '../../../core/maps.ts';
import type { Json } from '../model.ts';
import { MAX_DEPTH, Survey } from '../read/plain.ts';
import { COST } from './fit/cost.ts';
import { spellingsOf } from './fit/spellings.ts';
import { spelling } from './fit/words.ts';
import { type Field, membersOf, type PlainType, plainType, type Type } from './type.ts';

/** Whether a value is of a type as it is: what most texts hold, told without a second look at any part. */
export function conforms(type: Type, value: Json): boolean {
  return costOf(outlineOf(type), value, undefined, MAX_DEPTH, undefined) !== NOT;
}

/**
 * What it costs to read values that are of a type as they are; `NOT` where they are not. Each object and list is asked once
 * for each type: a union asks for all its members, and a type may be a part of itself.
 */
export class PlainCosts {
  readonly #known = new Map<Outline, Map<object, number>>();

  of(type: Type, value: Json | undefined): number {
    return costOf(outlineOf(type), value, undefined, MAX_DEPTH, this);
  }

  get(outline: Outline, value: object): number | undefined {
    return this.#known.get(outline)?.get(value);
  }

  set(outline: Outline, value: object, cost: number): void {
    getOrMake(this.#known, outline, () => new Map<object, number>()).set(value, cost);
  }
}

/** The survey of a value, if it is of a type as it is: each part is looked at once for both. */
export function surveyOfType(type: PlainType, value: Json, maxDepth: number): Survey | undefined {
  const survey = new Survey();
  return costOf(outlineOf(type), value, survey, Math.min(maxDepth, MAX_DEPTH), undefined) === NOT ? undefined : survey;
}

/** The cost of what is not of a type. */
export const NOT = -1;

/** What of a type the walk over a value asks for. One class for all kinds of types: V8 reads its fields in one step. */
class Outline {
  readonly type: Type;
  readonly kind: Type['kind'];
  readonly isInteger: boolean;
  readonly words: ReadonlySet<Json | undefined>;
  /** The members of a union, the first items of a list. */
  parts: readonly Outline[] = [];
  rest: Outline | null = null;
  fields: readonly FieldOutline[] = [];
  byName: ReadonlyMap<string, FieldOutline> = new Map();
  required = 0;
  /** A name of a field is half of a surrogate pair. */
  isOdd = false;

  constructor(type: Type) {
    this.type = type;
    this.kind = type.kind;
    this.isInteger = type.kind === 'number' && type.isInteger;
    this.words = new Set(type.kind === 'words' ? type.words.map(({ value }) => value) : []);
  }

  /** Takes the parts of the type, which may be a part of itself. */
  fill(): void {
    const { type } = this;
    if (type.kind === 'union') this.parts = membersOf(type).map(outlineOf);
    if (type.kind === 'list') this.parts = type.first.map(outlineOf);
    if ((type.kind === 'list' || type.kind === 'object') && type.rest !== null) this.rest = outlineOf(type.rest);
    if (type.kind !== 'object') return;
    this.required = type.required;
    this.fields = [...type.fields].map(([name, field]) => new FieldOutline(name, field));
    this.byName = new Map(this.fields.map((field) => [field.name, field]));
    this.isOdd = this.fields.some(({ name }) => !name.isWellFormed());
  }
}

class FieldOutline {
  readonly name: string;
  readonly isRequired: boolean;
  readonly outline: Outline;

  constructor(name: string, { type, isRequired }: Field) {
    this.name = name;
    this.isRequired = isRequired;
    this.outline = outlineOf(type);
  }
}

/** Made once for each type. */
const outlines = new WeakMap<Type, Outline>();

function outlineOf(type: Type): Outline {
  const known = outlines.get(type);
  if (known !== undefined) return known;
  const made = new Outline(type);
  outlines.set(type, made);
  made.fill();
  return made;
}

/** `known` holds the costs found before; undefined outside of unions, where nothing is asked twice. */
function costOf(
  outline: Outline,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  if (known === undefined || typeof value !== 'object' || value === null)
    return freshCostOf(outline, value, survey, depthLeft, known);
  const before = known.get(outline, value);
  if (before !== undefined) return before;
  const cost = freshCostOf(outline, value, survey, depthLeft, known);
  known.set(outline, value, cost);
  return cost;
}

function freshCostOf(
  outline: Outline,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  switch (outline.kind) {
    case 'text':
      if (typeof value !== 'string') return NOT;
      survey?.text(value);
      return 0;
    case 'number':
      if (typeof value !== 'number' || (outline.isInteger && !Number.isInteger(value))) return NOT;
      survey?.number(value);
      return 0;
    case 'boolean':
      return typeof value === 'boolean' ? 0 : NOT;
    case 'null':
      return value === null ? 0 : NOT;
    case 'object':
      return costOfObject(outline, value, survey, depthLeft, known);
    case 'list':
      return costOfList(outline, value, survey, depthLeft, known);
    case 'union':
      return surveyed(costOfAny(outline, value, depthLeft, known), value, survey, depthLeft);
    case 'words':
      return surveyed(outline.words.has(value) ? 0 : NOT, value, survey, depthLeft);
    case 'ref':
      return costOf(outlineOf(plainType(outline.type)), value, survey, depthLeft, known);
    case 'any':
      return surveyed(0, value, survey, depthLeft);
  }
}

/** The cost; what the survey has to know of the value it finds itself. */
function surveyed(cost: number, value: Json | undefined, survey: Survey | undefined, depthLeft: number): number {
  if (cost !== NOT && value !== undefined) survey?.value(value, depthLeft);
  return cost;
}

function costOfAny(
  { parts }: Outline,
  value: Json | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  const costs = known ?? (typeof value === 'object' && value !== null ? new PlainCosts() : undefined);
  let least = NOT;
  for (const part of parts) {
    const cost = costOf(part, value, undefined, depthLeft, costs);
    if (cost === 0) return 0;
    if (cost !== NOT && (least === NOT || cost < least)) least = cost;
  }
  return least;
}

function costOfList(
  { parts, rest }: Outline,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  if (!Array.isArray(value) || depthLeft === 0) return NOT;
  let cost = 0;
  for (let at = 0; at < value.length; at++) {
    const outline = (at < parts.length ? parts[at] : rest) ?? null;
    const part = outline === null ? NOT : costOf(outline, value[at], survey, depthLeft - 1, known);
    if (part === NOT) return NOT;
    cost += part;
  }
  return cost;
}

function costOfObject(
  { fields, byName, rest, required, type, isOdd }: Outline,
  value: Json | undefined,
  survey: Survey | undefined,
  depthLeft: number,
  known: PlainCosts | undefined,
): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depthLeft === 0) return NOT;
  let requiredLeft = required;
  let absent = fields.length;
  let cost = 0;
  // Most objects have the order of their type.
  let at = 0;
  for (const name in value) {
    const next = at < fields.length ? fields[at] : undefined;
    const field = next?.name === name ? next : byName.get(name);
    at++;
    const outline = field === undefined ? rest : field.outline;
    const part = outline === null ? NOT : costOf(outline, value[name], survey, depthLeft - 1, known);
    if (part === NOT) return NOT;
    cost += part;
    if (field === undefined) {
      // It may be a field in another spelling.
      if (type.kind === 'object' && spellingsOf(type).has(spelling(name))) return NOT;
      survey?.text(name);
      if (rest?.kind === 'any') cost += COST.unknown;
    } else {
      absent--;
      if (field.isRequired) requiredLeft--;
    }
  }
  if (survey !== undefined) {
    survey.members += at;
    survey.isOdd ||= isOdd;
  }
  return requiredLeft === 0 ? cost + absent * COST.absent : NOT;
}
