import { getOrMake } from '../../../../core/maps.ts';
import { isRecord } from '../../../../core/record.ts';
import type { StandardIssue } from '../../../../core/standard-schema.ts';
import { type Check, type CheckMaker, Found, type Keywords } from './check.ts';
import { DEMANDS, each } from './demands.ts';
import { type JsonSchema, Nesting, referenced, schemaOf } from './json-schema.ts';

/** Checks values against a JSON Schema, or a part of one; each part is compiled once. */
export class Validator implements CheckMaker {
  readonly #schema: JsonSchema;
  /** The root schema for references. */
  readonly #whole: JsonSchema;
  /** Rejects unknown keywords. If undefined, the schema is not trusted: its regular expressions are not run. */
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

  /** True if patterns are not run. */
  matches(pattern: string, text: string): boolean {
    return this.isForeign || getOrMake(this.#patterns, pattern, () => new RegExp(pattern, 'u')).test(text);
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
