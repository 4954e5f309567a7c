import { getOrMake } from '../../../../core/maps.ts';
import { isRecord } from '../../../../core/record.ts';
import type { StandardIssue } from '../../../../core/standard-schema.ts';
import { DEMANDS, each } from './demands.ts';
import { type JsonSchema, Nesting, referenced, schemaOf } from './json-schema.ts';

/** A JSON Schema with keywords. */
export type Keywords = Readonly<Record<string, unknown>>;

/** Reports where a value violates a schema, or some of its keywords. */
export type Check = (value: unknown, found: Found) => void;

/** The maximum depth of references; a circular one checks nothing. */
const MAX_DEPTH = 600;

/** Checks values against a JSON Schema, or a part of one; each part is compiled once. */
export class Validator {
  readonly #schema: JsonSchema;
  /** The root schema for references. */
  readonly #whole: JsonSchema;
  /** Refuses unknown keywords. If undefined, the schema is not trusted: its regular expressions are not run. */
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

  /** The violations in a value; empty for a valid one. */
  issues(value: unknown): StandardIssue[] {
    const found = new Found();
    this.prepared()(value, found);
    return found.issues;
  }

  /**
   * The check of the whole schema.
   *
   * @throws {TypeError} when a keyword is unknown, naming it and its place, or a reference leads nowhere
   */
  prepared(): Check {
    this.#check ??= this.checkOf(this.#schema, '#');
    return this.#check;
  }

  /** The check of the schema under a keyword, if present. */
  part(schema: Keywords, key: string, at: string): Check | undefined {
    return schema[key] === undefined ? undefined : this.checkOf(schemaOf(schema[key]), `${at}/${key}`);
  }

  get isForeign(): boolean {
    return this.#require === undefined;
  }

  /** `at` is the place of the part. */
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

  /** Compiled when first used: a schema may be recursive. */
  #reference(ref: string): Check {
    const find = (): JsonSchema => referenced(ref, this.#whole);
    if (!this.isForeign) find();
    const check = (): Check => getOrMake(this.#references, ref, () => this.checkOf(find(), ref));
    return (value, found) => found.once(check(), value);
  }

  /** True where patterns are not run. */
  matches(pattern: string, text: string): boolean {
    return this.isForeign || getOrMake(this.#patterns, pattern, () => new RegExp(pattern, 'u')).test(text);
  }
}

/** The issues found in one value, and the current place of the checks. */
export class Found {
  readonly issues: StandardIssue[] = [];
  readonly #path: (string | number)[] = [];
  /** The number of references followed to the current check. */
  #depth = 0;
  /** The number of checks that are only asked whether they accept a value. */
  #trials = 0;
  /** The current place, made on demand: a scalar is checked once at each place. */
  #place: object | undefined;
  readonly #accepted = new Map<Check, Map<unknown, boolean>>();
  readonly #told = new Map<Check, Set<unknown>>();

  add(message: string): void {
    this.issues.push({ message, path: [...this.#path] });
  }

  /** The same for a part of the value. */
  addIn(name: string, message: string): void {
    this.issues.push({ message, path: [...this.#path, name] });
  }

  /** Runs the check of a part. */
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
   * Runs a referenced check once for each value: several ways may lead to it, again and again in a recursive schema.
   * One that is already running on the same value checks nothing more.
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

  /** Whether a check finds nothing in a value; its issues are dropped. */
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

/** Whether a value has a JSON Schema type; unknown types have no values. */
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
