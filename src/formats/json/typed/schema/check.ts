import { getOrMake } from '../../../../core/maps.ts';
import type { StandardIssue } from '../../../../core/standard-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** A JSON Schema with keywords. */
export type Keywords = Readonly<Record<string, unknown>>;

/** Reports where a value violates a schema, or some of its keywords. */
export type Check = (value: unknown, found: Found) => void;

/** Makes the checks of the schemas inside a schema. `at` is the place of a schema in the whole one. */
export interface CheckMaker {
  /** The schema is not trusted: its regular expressions are not run. */
  readonly isForeign: boolean;
  checkOf(schema: JsonSchema, at: string): Check;
  /** The check of the schema under a keyword, if present. */
  part(schema: Keywords, key: string, at: string): Check | undefined;
  /** True where patterns are not run. */
  matches(pattern: string, text: string): boolean;
}

/** The maximum depth of references; a circular one checks nothing. */
const MAX_DEPTH = 600;

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

  /** Adds an issue about a part of the value. */
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

  /** Whether a check finds no issue in a value; its issues are dropped. */
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
