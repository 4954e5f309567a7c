import { getOrMake } from '../../../../core/maps.ts';
import { isRecord } from '../../../../core/record.ts';
import type { StandardIssue } from '../../../../core/standard-schema.ts';
import { DEMANDS, each } from './demands.ts';
import { type JsonSchema, Nesting, referenced, schemaOf } from './json-schema.ts';

/** A JSON Schema that has keywords. */
export type Keywords = Readonly<Record<string, unknown>>;

/** Tells what of a schema, or of some of its keywords, a value does not keep. */
export type Check = (value: unknown, found: Found) => void;

/** How far references are followed; one that leads back to itself asks nothing. */
const MAX_DEPTH = 600;

/** Holds values against one JSON Schema, or a part of one, of which each part becomes a check once. */
export class Validator {
  readonly #schema: JsonSchema;
  /** What references lead into. */
  readonly #whole: JsonSchema;
  /** Refuses what is not known. Without it the schema is a stranger's: no regular expression of it is run. */
  readonly #require: ((schema: Keywords, at: string) => void) | undefined;
  readonly #patterns = new Map<string, RegExp>();
  readonly #references = new Map<string, Check>();
  readonly #nesting = new Nesting();
  #check: Check | undefined;

  constructor(schema: JsonSchema, whole: JsonSchema = schema, require?: (schema: Keywords, at: string) => void) {
    this.#schema = schema;
    this.#whole = whole;
    this.#require = require;
  }

  /** What of the schema a value does not keep; empty for a value of the schema. */
  issues(value: unknown): StandardIssue[] {
    const found = new Found();
    this.prepared()(value, found);
    return found.issues;
  }

  /**
   * The check of the whole schema.
   *
   * @throws {TypeError} when a keyword is not known, naming it and where it is, or a reference leads nowhere
   */
  prepared(): Check {
    this.#check ??= this.checkOf(this.#schema, '#');
    return this.#check;
  }

  /** The check of the part under a keyword, if it is given. */
  part(schema: Keywords, key: string, at: string): Check | undefined {
    return schema[key] === undefined ? undefined : this.checkOf(schemaOf(schema[key]), `${at}/${key}`);
  }

  get isForeign(): boolean {
    return this.#require === undefined;
  }

  /** `at` is where the part is. */
  checkOf(schema: JsonSchema, at: string): Check {
    if (schema === true) return () => {};
    if (schema === false) return (_, found) => found.add('nothing is allowed here');
    this.#require?.(schema, at);
    const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
    const reference = typeof schema.$ref === 'string' ? this.#reference(schema.$ref) : undefined;
    const demands = DEMANDS.filter(([keywords]) => keywords.some((keyword) => Object.hasOwn(schema, keyword)));
    const checks = this.#nesting.within(() => demands.map(([, demand]) => demand(schema, this, at)));
    const check = each(checks.filter((one) => one !== undefined));
    return (value, found) => {
      if (schema.nullable === true && value === null) return;
      reference?.(value, found);
      if (types.length > 0 && !types.some((type) => isOfType(type, value))) found.add(`must be ${types.join(' or ')}`);
      else check(value, found);
    };
  }

  /** Made when the first value comes: a schema may be a part of itself. */
  #reference(ref: string): Check {
    const find = (): JsonSchema => referenced(ref, this.#whole);
    if (!this.isForeign) find();
    const check = (): Check => getOrMake(this.#references, ref, () => this.checkOf(find(), ref));
    return (value, found) => found.once(check(), value);
  }

  /** True where patterns are not run: anything may match. */
  matches(pattern: string, text: string): boolean {
    return this.isForeign || getOrMake(this.#patterns, pattern, () => new RegExp(pattern, 'u')).test(text);
  }
}

/** What is found in one value, and where in it the checks are. */
export class Found {
  readonly issues: StandardIssue[] = [];
  readonly #path: (string | number)[] = [];
  /** How many references were followed to the check that is asked. */
  #depth = 0;
  /** How many checks are asked only whether they accept a value. */
  #trials = 0;
  /** The place that is looked at: a value that is no object is asked once at each. Made when it is needed. */
  #place: object | undefined;
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
    this.#place = undefined;
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
      this.#place ??= {};
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
