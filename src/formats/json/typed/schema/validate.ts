import { isRecord } from '../../../../core/record.ts';
import type { StandardIssue } from '../../../../core/standard-schema.ts';
import { type JsonSchema, numberOf, referenced, schemaOf, schemasByName, schemasOf, textsOf } from './json-schema.ts';

type Path = readonly (string | number)[];
type Keywords = Readonly<Record<string, unknown>>;

/** How far schemas are followed into each other; a reference that leads back to itself asks nothing. */
const MAX_DEPTH = 2000;

/** Holds values against one JSON Schema. */
export class Validator {
  readonly #whole: JsonSchema;
  readonly #patterns = new Map<string, RegExp>();

  constructor(schema: JsonSchema) {
    this.#whole = schema;
  }

  /** What of the schema a value does not keep; empty for a value of the schema. */
  issues(value: unknown): StandardIssue[] {
    const issues: StandardIssue[] = [];
    this.#check(this.#whole, value, [], issues, 0);
    return issues;
  }

  #isValid(schema: JsonSchema, value: unknown, depth: number): boolean {
    const issues: StandardIssue[] = [];
    this.#check(schema, value, [], issues, depth + 1);
    return issues.length === 0;
  }

  #check(schema: JsonSchema, value: unknown, path: Path, issues: StandardIssue[], depth: number): void {
    if (schema === true || depth > MAX_DEPTH) return;
    const say = (message: string, at: Path = path): void => void issues.push({ message, path: at });
    if (schema === false) {
      say('nothing is allowed here');
      return;
    }
    if (schema.nullable === true && value === null) return;
    if (typeof schema.$ref === 'string')
      this.#check(referenced(schema.$ref, this.#whole), value, path, issues, depth + 1);
    const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
    if (types.length > 0 && !types.some((type) => isOfType(type, value))) {
      say(`must be ${types.join(' or ')}`);
      return;
    }
    if (Array.isArray(schema.enum) && !schema.enum.some((one) => isSame(one, value)))
      say(`must be one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}`);
    if ('const' in schema && !isSame(schema.const, value)) say(`must be ${JSON.stringify(schema.const)}`);
    if (typeof value === 'string') this.#text(schema, value, say);
    else if (typeof value === 'number') checkNumber(schema, value, say);
    else if (Array.isArray(value)) this.#list(schema, value, path, issues, depth);
    else if (isRecord(value)) this.#object(schema, value, path, issues, depth);
    this.#combined(schema, value, path, issues, depth);
  }

  #combined(schema: Keywords, value: unknown, path: Path, issues: StandardIssue[], depth: number): void {
    const say = (message: string): void => void issues.push({ message, path });
    for (const part of schemasOf(schema.allOf) ?? []) this.#check(part, value, path, issues, depth + 1);
    const any = schemasOf(schema.anyOf);
    if (any !== undefined && !any.some((part) => this.#isValid(part, value, depth)))
      say('must be one of the forms that are allowed here');
    const one = schemasOf(schema.oneOf);
    if (one !== undefined) {
      const count = one.filter((part) => this.#isValid(part, value, depth)).length;
      if (count !== 1)
        say(count === 0 ? 'must be one of the forms that are allowed here' : 'must have one form, and has several');
    }
    if (schema.not !== undefined && this.#isValid(schemaOf(schema.not), value, depth))
      say('has a form that is forbidden');
    if (schema.if !== undefined) {
      const next = this.#isValid(schemaOf(schema.if), value, depth) ? schema.then : schema.else;
      if (next !== undefined) this.#check(schemaOf(next), value, path, issues, depth + 1);
    }
  }

  #text(schema: Keywords, value: string, say: (message: string) => void): void {
    const { pattern } = schema;
    const [least, most] = [numberOf(schema.minLength), numberOf(schema.maxLength)];
    // Characters count, not UTF-16 units; most texts are far from either limit.
    const length = least === undefined && most === undefined ? 0 : [...value].length;
    if (least !== undefined && length < least) say(`must have at least ${least} characters`);
    if (most !== undefined && length > most) say(`must have at most ${most} characters`);
    if (typeof pattern === 'string' && !this.#pattern(pattern).test(value)) say(`must match ${pattern}`);
  }

  #list(schema: Keywords, value: readonly unknown[], path: Path, issues: StandardIssue[], depth: number): void {
    const say = (message: string): void => void issues.push({ message, path });
    const [least, most] = [numberOf(schema.minItems), numberOf(schema.maxItems)];
    if (least !== undefined && value.length < least) say(`must have at least ${least} items`);
    if (most !== undefined && value.length > most) say(`must have at most ${most} items`);
    const first = schemasOf(schema.prefixItems) ?? schemasOf(schema.items) ?? [];
    const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
    for (const [index, item] of value.entries()) {
      const part = first[index] ?? (rest === undefined ? true : schemaOf(rest));
      this.#check(part, item, [...path, index], issues, depth + 1);
    }
    if (schema.uniqueItems === true && hasTwins(value)) say('must not hold an item twice');
    if (schema.contains !== undefined) {
      const wanted = schemaOf(schema.contains);
      const count = value.filter((item) => this.#isValid(wanted, item, depth)).length;
      const most = numberOf(schema.maxContains) ?? Number.POSITIVE_INFINITY;
      if (count < (numberOf(schema.minContains) ?? 1) || count > most) say('does not hold the items that it must');
    }
  }

  #object(schema: Keywords, value: Keywords, path: Path, issues: StandardIssue[], depth: number): void {
    const say = (message: string, at: Path = path): void => void issues.push({ message, path: at });
    const names = Object.keys(value);
    const [least, most] = [numberOf(schema.minProperties), numberOf(schema.maxProperties)];
    if (least !== undefined && names.length < least) say(`must have at least ${least} fields`);
    if (most !== undefined && names.length > most) say(`must have at most ${most} fields`);
    for (const name of textsOf(schema.required)) {
      if (!Object.hasOwn(value, name)) say('is missing', [...path, name]);
    }
    const properties = isRecord(schema.properties) ? schema.properties : {};
    const patterns = schemasByName(schema.patternProperties);
    for (const name of names) {
      const at = [...path, name];
      const isNamed = Object.hasOwn(properties, name);
      if (isNamed) this.#check(schemaOf(properties[name]), value[name], at, issues, depth + 1);
      const matching = patterns.filter(([pattern]) => this.#pattern(pattern).test(name));
      for (const [, part] of matching) this.#check(part, value[name], at, issues, depth + 1);
      if (!isNamed && matching.length === 0 && schema.additionalProperties !== undefined)
        this.#check(schemaOf(schema.additionalProperties), value[name], at, issues, depth + 1);
      if (schema.propertyNames !== undefined && !this.#isValid(schemaOf(schema.propertyNames), name, depth))
        say('has a name that is not allowed', at);
    }
    if (isRecord(schema.dependentRequired))
      for (const [name, others] of Object.entries(schema.dependentRequired))
        for (const other of Object.hasOwn(value, name) ? textsOf(others) : [])
          if (!Object.hasOwn(value, other)) say(`is missing beside ${name}`, [...path, other]);
    for (const [name, part] of schemasByName(schema.dependentSchemas))
      if (Object.hasOwn(value, name)) this.#check(part, value, path, issues, depth + 1);
  }

  #pattern(pattern: string): RegExp {
    const known = this.#patterns.get(pattern) ?? new RegExp(pattern, 'u');
    this.#patterns.set(pattern, known);
    return known;
  }
}

function checkNumber(schema: Keywords, value: number, say: (message: string) => void): void {
  const [least, most, step] = [numberOf(schema.minimum), numberOf(schema.maximum), numberOf(schema.multipleOf)];
  const [above, below] = [numberOf(schema.exclusiveMinimum), numberOf(schema.exclusiveMaximum)];
  if (least !== undefined && value < least) say(`must be at least ${least}`);
  if (most !== undefined && value > most) say(`must be at most ${most}`);
  if (above !== undefined && value <= above) say(`must be more than ${above}`);
  if (below !== undefined && value >= below) say(`must be less than ${below}`);
  if (step !== undefined && !isMultiple(value, step)) say(`must be a multiple of ${step}`);
}

/** 0.3 is a multiple of 0.1, although no doubles are. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  const whole = Math.round(times);
  return Number.isInteger(times) ? times !== 0 || value === 0 : Number((whole * step).toPrecision(15)) === value;
}

/** Whether a value is of a type of JSON Schema; there are no others. */
function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === type;
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    default:
      return type === 'object' && isRecord(value);
  }
}

/** Whether two JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** Whether two items are equal. */
export function hasTwins(items: readonly unknown[]): boolean {
  const seen = new Set(items.map((item) => (isRecord(item) || Array.isArray(item) ? ordered(item) : item)));
  return seen.size < items.length;
}

/** The JSON of an object or list, with names in order: the same for equal values. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
