import { isRecord } from '../../../../core/record.ts';
import type { Check, CheckMaker, Keywords } from './check.ts';
import { numberOf, schemasByName, schemasOf, textsOf } from './json-schema.ts';
import { hasTwins, isSame } from './same.ts';

/** Makes a check from keywords that belong together; undefined if they require nothing. */
type Demand = (schema: Keywords, by: CheckMaker, at: string) => Check | undefined;

/** The checks of keywords, by their names, in the order in which issues are reported. */
export const DEMANDS: readonly (readonly [keywords: readonly string[], demand: Demand])[] = [
  [['enum'], ({ enum: all }) => (Array.isArray(all) ? oneOf(all, 'must be one of ') : undefined)],
  [['const'], (schema) => oneOf([schema.const], 'must be ')],
  ...limits(),
  [['pattern'], ({ pattern }, by) => (typeof pattern === 'string' ? matching(pattern, by) : undefined)],
  [['items', 'prefixItems', 'additionalItems'], items],
  [['uniqueItems'], ({ uniqueItems }) => (uniqueItems === true ? unique : undefined)],
  [['contains', 'minContains', 'maxContains'], containing],
  [['required'], ({ required }) => having(textsOf(required), 'is missing')],
  [['properties', 'patternProperties', 'additionalProperties'], members],
  [['propertyNames'], names],
  [['dependentRequired'], ({ dependentRequired: all }) => (isRecord(all) ? dependent(havingBeside(all)) : undefined)],
  [['dependentSchemas'], (schema, by, at) => dependent([...checksByName(schema, 'dependentSchemas', by, at)])],
  [['allOf'], (schema, by, at) => each(checksOf(schema, 'allOf', by, at))],
  [['anyOf'], (schema, by, at) => formsOf(schema, 'anyOf', by, at)],
  [['oneOf'], (schema, by, at) => formsOf(schema, 'oneOf', by, at)],
  [['not'], not],
  [['if', 'then', 'else'], condition],
  [['$defs', 'definitions'], notHeld],
];

function oneOf(all: readonly unknown[], message: string): Check {
  return (value, found) => {
    if (!all.some((one) => isSame(one, value))) found.add(message + all.map((one) => JSON.stringify(one)).join(', '));
  };
}

/** A measure of a value; undefined if the limit does not apply to it. */
type Measure = (value: unknown) => number | undefined;

type Limit = readonly [keyword: string, of: Measure, isKept: (size: number, limit: number) => boolean, message: string];

function limits(): (readonly [readonly string[], Demand])[] {
  const atLeast = (size: number, limit: number): boolean => size >= limit;
  const atMost = (size: number, limit: number): boolean => size <= limit;
  // Counts characters, not UTF-16 units.
  const characters: Measure = (value) => (typeof value === 'string' ? [...value].length : undefined);
  const amount: Measure = (value) => (typeof value === 'number' ? value : undefined);
  const count: Measure = (value) => (Array.isArray(value) ? value.length : undefined);
  const fields: Measure = (value) => (isRecord(value) ? Object.keys(value).length : undefined);
  const all: readonly Limit[] = [
    ['minLength', characters, atLeast, 'must have at least # characters'],
    ['maxLength', characters, atMost, 'must have at most # characters'],
    ['minimum', amount, atLeast, 'must be at least #'],
    ['maximum', amount, atMost, 'must be at most #'],
    ['exclusiveMinimum', amount, (value, limit) => value > limit, 'must be more than #'],
    ['exclusiveMaximum', amount, (value, limit) => value < limit, 'must be less than #'],
    ['multipleOf', amount, isMultiple, 'must be a multiple of #'],
    ['minItems', count, atLeast, 'must have at least # items'],
    ['maxItems', count, atMost, 'must have at most # items'],
    ['minProperties', fields, atLeast, 'must have at least # fields'],
    ['maxProperties', fields, atMost, 'must have at most # fields'],
  ];
  return all.map((limit) => [[limit[0]], (schema) => limited(limit, numberOf(schema[limit[0]]))]);
}

function limited([, sizeOf, isKept, message]: Limit, limit: number | undefined): Check | undefined {
  if (limit === undefined) return undefined;
  return (value, found) => {
    const size = sizeOf(value);
    if (size !== undefined && !isKept(size, limit)) found.add(message.replace('#', String(limit)));
  };
}

/** 0.3 is a multiple of 0.1, although not in doubles. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  const whole = Math.round(times);
  return Number.isInteger(times) ? times !== 0 || value === 0 : Number((whole * step).toPrecision(15)) === value;
}

function matching(pattern: string, by: CheckMaker): Check {
  return (value, found) => {
    if (typeof value === 'string' && !by.matches(pattern, value)) found.add(`must match ${pattern}`);
  };
}

function items(schema: Keywords, by: CheckMaker, at: string): Check {
  const isTuple = Array.isArray(schema.items);
  const first = checksOf(schema, isTuple && schema.prefixItems === undefined ? 'items' : 'prefixItems', by, at);
  const rest = by.part(schema, isTuple ? 'additionalItems' : 'items', at);
  return (value, found) => {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index++) found.inside(index, first[index] ?? rest, value[index]);
  };
}

const unique: Check = (value, found) => {
  if (Array.isArray(value) && hasTwins(value)) found.add('must not hold an item twice');
};

function containing(schema: Keywords, by: CheckMaker, at: string): Check | undefined {
  const wanted = by.part(schema, 'contains', at);
  const [fewest, most] = [numberOf(schema.minContains) ?? 1, numberOf(schema.maxContains) ?? Number.POSITIVE_INFINITY];
  if (wanted === undefined) return undefined;
  return (value, found) => {
    if (!Array.isArray(value)) return;
    const count = value.filter((item) => found.accepts(wanted, item)).length;
    if (count < fewest || count > most) found.add('does not hold the items that it must');
  };
}

function having(required: readonly string[], message: string): Check {
  return (value, found) => {
    for (const name of isRecord(value) ? required : []) if (!hasOwn(value, name)) found.addIn(name, message);
  };
}

function members(schema: Keywords, by: CheckMaker, at: string): Check {
  const properties = checksByName(schema, 'properties', by, at);
  const patterns = [...checksByName(schema, 'patternProperties', by, at)];
  const rest = by.part(schema, 'additionalProperties', at);
  return (value, found) => {
    if (!isRecord(value)) return;
    for (const name of Object.keys(value)) {
      const own = properties.get(name);
      found.inside(name, own, value[name]);
      let isNamed = own !== undefined;
      for (const [pattern, check] of patterns) {
        if (!by.matches(pattern, name)) continue;
        isNamed = true;
        if (!by.isForeign) found.inside(name, check, value[name]);
      }
      if (!isNamed) found.inside(name, rest, value[name]);
    }
  };
}

function names(schema: Keywords, by: CheckMaker, at: string): Check | undefined {
  const check = by.part(schema, 'propertyNames', at);
  if (check === undefined) return undefined;
  return (value, found) => {
    for (const name of isRecord(value) ? Object.keys(value) : [])
      if (!found.accepts(check, name)) found.addIn(name, 'has a name that is not allowed');
  };
}

function havingBeside(all: Keywords): (readonly [name: string, check: Check])[] {
  return Object.entries(all).map(([name, others]) => [name, having(textsOf(others), `is missing beside ${name}`)]);
}

/** Conditions for an object that has a field. */
function dependent(checks: readonly (readonly [name: string, check: Check])[]): Check {
  return (value, found) => {
    for (const [name, check] of checks) if (hasOwn(value, name)) check(value, found);
  };
}

function hasOwn(value: unknown, name: string): boolean {
  return isRecord(value) && Object.hasOwn(value, name);
}

/** All checks in order. */
export function each(checks: readonly Check[]): Check {
  return (value, found) => {
    for (const check of checks) check(value, found);
  };
}

function formsOf(schema: Keywords, key: 'anyOf' | 'oneOf', by: CheckMaker, at: string): Check | undefined {
  if (!Array.isArray(schema[key])) return undefined;
  const forms = checksOf(schema, key, by, at);
  return (value, found) => {
    const isOf = (form: Check): boolean => found.accepts(form, value);
    const count = key === 'anyOf' ? Number(forms.some(isOf)) : forms.filter(isOf).length;
    if (count === 0) found.add('must be one of the forms that are allowed here');
    else if (count > 1) found.add('must have one form, and has several');
  };
}

function not(schema: Keywords, by: CheckMaker, at: string): Check | undefined {
  const check = by.part(schema, 'not', at);
  if (check === undefined) return undefined;
  return (value, found) => {
    if (found.accepts(check, value)) found.add('has a form that is forbidden');
  };
}

function condition(schema: Keywords, by: CheckMaker, at: string): Check | undefined {
  const asked = by.part(schema, 'if', at);
  const yes = by.part(schema, 'then', at);
  const no = by.part(schema, 'else', at);
  return asked && ((value, found) => (found.accepts(asked, value) ? yes : no)?.(value, found));
}

/** Definitions are only checked for known keywords, since values reach them through references. */
function notHeld(schema: Keywords, by: CheckMaker, at: string): undefined {
  for (const key of ['$defs', 'definitions']) checksByName(schema, key, by, at);
}

function checksOf(schema: Keywords, key: string, by: CheckMaker, at: string): readonly Check[] {
  return schemasOf(schema[key])?.map((part, index) => by.checkOf(part, `${at}/${key}/${index}`)) ?? [];
}

function checksByName(schema: Keywords, key: string, by: CheckMaker, at: string): ReadonlyMap<string, Check> {
  return new Map(schemasByName(schema[key]).map(([name, part]) => [name, by.checkOf(part, `${at}/${key}/${name}`)]));
}
