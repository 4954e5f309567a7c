import { getOrMake } from '../../../../core/maps.ts';
import { isRecord } from '../../../../core/record.ts';
import type { StandardIssue } from '../../../../core/standard-schema.ts';
import { type JsonSchema, numberOf, referenced, schemaOf, schemasByName, schemasOf, textsOf } from './json-schema.ts';

type Keywords = Readonly<Record<string, unknown>>;

/** Tells what of a schema, or of some of its keywords, a value does not keep. */
type Check<Value = unknown> = (value: Value, found: Found) => void;

/** How far references are followed; one that leads back to itself asks nothing. */
const MAX_DEPTH = 600;

/** Holds values against one JSON Schema, or a part of one, of which each part becomes a check once. */
export class Validator {
  readonly #schema: JsonSchema;
  /** What references lead into. */
  readonly #whole: JsonSchema;
  /** Without patterns, no regular expression of a stranger's schema is run. */
  readonly #hasPatterns: boolean;
  readonly #patterns = new Map<string, RegExp>();
  readonly #references = new Map<string, Check>();
  #check: Check | undefined;

  constructor(schema: JsonSchema, whole: JsonSchema = schema, hasPatterns = true) {
    this.#schema = schema;
    this.#whole = whole;
    this.#hasPatterns = hasPatterns;
  }

  /** What of the schema a value does not keep; empty for a value of the schema. */
  issues(value: unknown): StandardIssue[] {
    this.#check ??= this.#checkOf(this.#schema);
    const found = new Found();
    this.#check(value, found);
    return found.issues;
  }

  #checkOf(schema: JsonSchema): Check {
    if (schema === true) return () => {};
    if (schema === false) return (_, found) => found.add('nothing is allowed here');
    const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
    const reference = typeof schema.$ref === 'string' ? this.#reference(schema.$ref) : undefined;
    const single = checkOfSingle(schema);
    const [text, number] = [this.#checkOfText(schema), checkOfNumber(schema)];
    const [list, object] = [this.#checkOfList(schema), this.#checkOfObject(schema)];
    const combined = this.#combined(schema);
    return (value, found) => {
      if (schema.nullable === true && value === null) return;
      reference?.(value, found);
      if (types.length > 0 && !isOfTypes(types, value)) {
        found.add(`must be ${types.join(' or ')}`);
        return;
      }
      single?.(value, found);
      if (typeof value === 'string') text?.(value, found);
      else if (typeof value === 'number') number?.(value, found);
      else if (Array.isArray(value)) list?.(value, found);
      else if (isRecord(value)) object?.(value, found);
      combined?.(value, found);
    };
  }

  /** Made when the first value comes: a schema may be a part of itself. */
  #reference(ref: string): Check {
    return (value, found) => {
      const check = getOrMake(this.#references, ref, () => this.#checkOf(referenced(ref, this.#whole)));
      found.once(check, value);
    };
  }

  #combined(schema: Keywords): Check | undefined {
    const all = schemasOf(schema.allOf)?.map((part) => this.#checkOf(part));
    const any = schemasOf(schema.anyOf)?.map((part) => this.#checkOf(part));
    const one = schemasOf(schema.oneOf)?.map((part) => this.#checkOf(part));
    const not = schema.not === undefined ? undefined : this.#checkOf(schemaOf(schema.not));
    const condition = schema.if === undefined ? undefined : this.#checkOf(schemaOf(schema.if));
    const yes = schema.then === undefined ? undefined : this.#checkOf(schemaOf(schema.then));
    const no = schema.else === undefined ? undefined : this.#checkOf(schemaOf(schema.else));
    if ([all, any, one, not, condition].every((part) => part === undefined)) return undefined;
    return (value, found) => {
      for (const part of all ?? []) part(value, found);
      if (any !== undefined && !any.some((part) => found.accepts(part, value)))
        found.add('must be one of the forms that are allowed here');
      if (one !== undefined) {
        const count = one.filter((part) => found.accepts(part, value)).length;
        if (count !== 1)
          found.add(
            count === 0 ? 'must be one of the forms that are allowed here' : 'must have one form, and has several',
          );
      }
      if (not !== undefined && found.accepts(not, value)) found.add('has a form that is forbidden');
      if (condition !== undefined) (found.accepts(condition, value) ? yes : no)?.(value, found);
    };
  }

  #checkOfText({ pattern, minLength, maxLength }: Keywords): Check<string> | undefined {
    const [least, most] = [numberOf(minLength), numberOf(maxLength)];
    if (least === undefined && most === undefined && typeof pattern !== 'string') return undefined;
    return (value, found) => {
      // Characters count, not UTF-16 units; most schemas set no limit.
      const length = least === undefined && most === undefined ? 0 : [...value].length;
      if (least !== undefined && length < least) found.add(`must have at least ${least} characters`);
      if (most !== undefined && length > most) found.add(`must have at most ${most} characters`);
      if (typeof pattern === 'string' && !this.#matches(pattern, value)) found.add(`must match ${pattern}`);
    };
  }

  #checkOfList(schema: Keywords): Check<readonly unknown[]> | undefined {
    const [least, most] = [numberOf(schema.minItems), numberOf(schema.maxItems)];
    const first = (schemasOf(schema.prefixItems) ?? schemasOf(schema.items) ?? []).map((part) => this.#checkOf(part));
    const others = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
    const rest = others === undefined ? undefined : this.#checkOf(schemaOf(others));
    const wanted = schema.contains === undefined ? undefined : this.#checkOf(schemaOf(schema.contains));
    const [fewest, highest] = [numberOf(schema.minContains) ?? 1, numberOf(schema.maxContains)];
    return (value, found) => {
      if (least !== undefined && value.length < least) found.add(`must have at least ${least} items`);
      if (most !== undefined && value.length > most) found.add(`must have at most ${most} items`);
      for (let index = 0; index < value.length; index++) found.inside(index, first[index] ?? rest, value[index]);
      if (schema.uniqueItems === true && hasTwins(value)) found.add('must not hold an item twice');
      if (wanted === undefined) return;
      const count = value.filter((item) => found.accepts(wanted, item)).length;
      if (count < fewest || count > (highest ?? count)) found.add('does not hold the items that it must');
    };
  }

  #checkOfObject(schema: Keywords): Check<Keywords> | undefined {
    const [least, most] = [numberOf(schema.minProperties), numberOf(schema.maxProperties)];
    const required = textsOf(schema.required);
    const properties = this.#checksByName(schema.properties);
    const patterns = schemasByName(schema.patternProperties).map(
      ([pattern, part]) => [pattern, this.#hasPatterns ? this.#checkOf(part) : undefined] as const,
    );
    const others = schema.additionalProperties;
    const rest = others === undefined ? undefined : this.#checkOf(schemaOf(others));
    const nameCheck = schema.propertyNames === undefined ? undefined : this.#checkOf(schemaOf(schema.propertyNames));
    const beside = isRecord(schema.dependentRequired) ? Object.entries(schema.dependentRequired) : [];
    const dependent = this.#checksByName(schema.dependentSchemas);
    return (value, found) => {
      const names = Object.keys(value);
      if (least !== undefined && names.length < least) found.add(`must have at least ${least} fields`);
      if (most !== undefined && names.length > most) found.add(`must have at most ${most} fields`);
      for (const name of required) if (!Object.hasOwn(value, name)) found.addIn(name, 'is missing');
      for (const name of names) {
        const own = properties.get(name);
        found.inside(name, own, value[name]);
        let isNamed = own !== undefined;
        for (const [pattern, check] of patterns) {
          if (!this.#matches(pattern, name)) continue;
          isNamed = true;
          found.inside(name, check, value[name]);
        }
        if (!isNamed) found.inside(name, rest, value[name]);
        if (nameCheck !== undefined && !found.accepts(nameCheck, name))
          found.addIn(name, 'has a name that is not allowed');
      }
      for (const [name, wanted] of beside)
        for (const other of Object.hasOwn(value, name) ? textsOf(wanted) : [])
          if (!Object.hasOwn(value, other)) found.addIn(other, `is missing beside ${name}`);
      for (const [name, check] of dependent) if (Object.hasOwn(value, name)) check(value, found);
    };
  }

  #checksByName(schemas: unknown): ReadonlyMap<string, Check> {
    return new Map(schemasByName(schemas).map(([name, part]) => [name, this.#checkOf(part)]));
  }

  /** True where patterns are not run: anything may match. */
  #matches(pattern: string, text: string): boolean {
    return !this.#hasPatterns || getOrMake(this.#patterns, pattern, () => new RegExp(pattern, 'u')).test(text);
  }
}

/** What is found in one value, and where in it the checks are. */
class Found {
  readonly issues: StandardIssue[] = [];
  readonly #path: (string | number)[] = [];
  /** How many references were followed to the check that is asked. */
  #depth = 0;
  /** How many checks are asked only whether they accept a value. */
  #trials = 0;
  /** The place that is looked at: a value that is no object is asked once at each. */
  #place: object = {};
  readonly #accepted = new Map<Check, Map<unknown, boolean>>();
  readonly #told = new Map<Check, Set<unknown>>();

  add(message: string): void {
    this.issues.push({ message, path: [...this.#path] });
  }

  /** The same of a part of the value. */
  addIn(name: string, message: string): void {
    this.issues.push({ message, path: [...this.#path, name] });
  }

  /** Asks the check of a part. */
  inside(key: string | number, check: Check | undefined, value: unknown): void {
    if (check === undefined) return;
    const place = this.#place;
    this.#place = {};
    this.#path.push(key);
    check(value, this);
    this.#path.pop();
    this.#place = place;
  }

  /**
   * Asks a check that a schema refers to, once for each value: several ways may lead to it, each of them again and again where
   * a schema is a part of itself. One that is being asked of the same value asks nothing more.
   */
  once(check: Check, value: unknown): void {
    if (this.#depth >= MAX_DEPTH) return;
    this.#depth++;
    if (this.#trials === 0) {
      const told = getOrMake(this.#told, check, () => new Set());
      const what = typeof value === 'object' && value !== null ? value : this.#place;
      if (!told.has(what)) {
        told.add(what);
        check(value, this);
      }
    } else {
      const accepted = getOrMake(this.#accepted, check, () => new Map<unknown, boolean>());
      if (!accepted.has(value)) {
        accepted.set(value, true);
        accepted.set(value, this.accepts(check, value));
      }
      if (accepted.get(value) === false) this.add('has a form that is not allowed here');
    }
    this.#depth--;
  }

  /** Whether a check finds nothing in a value; what it finds is not kept. */
  accepts(check: Check, value: unknown): boolean {
    const before = this.issues.length;
    this.#trials++;
    check(value, this);
    this.#trials--;
    const isAccepted = this.issues.length === before;
    this.issues.length = before;
    return isAccepted;
  }
}

/** The check of the keywords that name single values. */
function checkOfSingle(schema: Keywords): Check | undefined {
  const all = Array.isArray(schema.enum) ? schema.enum : undefined;
  if (all === undefined && !('const' in schema)) return undefined;
  return (value, found) => {
    if (all !== undefined && !all.some((one) => isSame(one, value)))
      found.add(`must be one of ${all.map((one) => JSON.stringify(one)).join(', ')}`);
    if ('const' in schema && !isSame(schema.const, value)) found.add(`must be ${JSON.stringify(schema.const)}`);
  };
}

function checkOfNumber(schema: Keywords): Check<number> | undefined {
  const [least, most, step] = [numberOf(schema.minimum), numberOf(schema.maximum), numberOf(schema.multipleOf)];
  const [above, below] = [numberOf(schema.exclusiveMinimum), numberOf(schema.exclusiveMaximum)];
  if ([least, most, step, above, below].every((limit) => limit === undefined)) return undefined;
  return (value, found) => {
    if (least !== undefined && value < least) found.add(`must be at least ${least}`);
    if (most !== undefined && value > most) found.add(`must be at most ${most}`);
    if (above !== undefined && value <= above) found.add(`must be more than ${above}`);
    if (below !== undefined && value >= below) found.add(`must be less than ${below}`);
    if (step !== undefined && !isMultiple(value, step)) found.add(`must be a multiple of ${step}`);
  };
}

/** 0.3 is a multiple of 0.1, although no doubles are. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  const whole = Math.round(times);
  return Number.isInteger(times) ? times !== 0 || value === 0 : Number((whole * step).toPrecision(15)) === value;
}

function isOfTypes(types: readonly unknown[], value: unknown): boolean {
  for (const type of types) if (isOfType(type, value)) return true;
  return false;
}

/** Whether a value is of a type of JSON Schema; there are no others. */
export function isOfType(type: unknown, value: unknown): boolean {
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
