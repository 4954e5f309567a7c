import { type Diagnostic, diagnosticOf, type Severity } from '../../../core/diagnostic.ts';
import { getOrMake } from '../../../core/maps.ts';
import { formatPath, type Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { getOwn, isRecord } from '../../../core/record.ts';
import { MAX_OF_CODE, Report } from '../../../core/report.ts';
import { pathOf as issuePath } from '../../../core/schema-path.ts';
import type { StandardIssue } from '../../../core/standard-schema.ts';
import type { Code as JsonCode } from '../codes.ts';
import type { Json } from '../model.ts';
import { isDoubtful, isHole } from './candidates.ts';
import { codes, type OwnCode } from './codes.ts';
import { codeOf, fieldOf, fixOf, hintOf, messageOf, type Note } from './fit/coercions.ts';
import type { Fit } from './fit/fit.ts';
import { type Node, partOf, rangeOf, rawOf } from './node.ts';

/** The codes of findings in typed answers: their own, and those of JSON. */
export type TypedCode = JsonCode | `typed/${OwnCode}`;

/** Collects the findings of reading by a type, with the usual limit for each code. */
export class Findings {
  readonly #json: readonly Diagnostic<JsonCode>[];
  readonly #report: Report<TypedCode>;
  #hasErrors = false;
  /** Words that the type identifies: JSON's findings about them are resolved or replaced. */
  readonly #settled = new Map<number, Range>();
  readonly #replaced = new Map<number, Range>();
  readonly #holes = new Set<number>();
  /** The fields that are lost or missing. */
  readonly #lost = new Set<string>();
  /** The end of the value. */
  #end = Number.POSITIVE_INFINITY;

  constructor(json: readonly Diagnostic<JsonCode>[], strict: boolean) {
    this.#json = json;
    this.#report = new Report(isTypedCode, strict, null, true, MAX_OF_CODE);
  }

  /** Takes the notes of a value. */
  takeFit(fit: Fit): void {
    this.#end = rangeOf(fit.node).end;
    this.#takePart(fit, []);
  }

  /** `path` is that of the part; it is restored afterwards. */
  #takePart(fit: Fit, path: (string | number)[]): void {
    for (const note of fit.notes) this.#take(note, path);
    for (const { key, fit: part } of fit.parts) {
      path.push(key);
      this.#takePart(part, path);
      path.pop();
    }
  }

  #take(note: Note, path: Path): void {
    const { node, severity } = note;
    const code = codeOf(note);
    const field = fieldOf(note);
    const isLeftOut = code !== null && this.#leavesOut(code, severity);
    // The rest is only needed if JSON has findings.
    if (isLeftOut && this.#json.length === 0) return;
    const range = rangeOf(node);
    for (const hole of note.details.settles ?? []) this.#holes.add(hole);
    const isWord = typeof node.value !== 'object' || node.value === null;
    // [1,000, 2,000]      in a list, a comma may be between two items
    const isSplit = typeof node.key === 'number' && rawOf(node)?.includes(',') === true;
    if (isWord && !isSplit) this.#settled.set(range.start, range);
    if (code === null) return;
    if (isWord && code === 'other-kind') this.#replaced.set(range.start, range);
    const at = field === undefined || path.at(-1) === field ? [...path] : [...path, field];
    if (field !== undefined && (code === 'missing-field' || code === 'unreadable')) this.#lost.add(keyOf(at));
    if (isLeftOut) return;
    const text = node.source.isInner ? undefined : fixOf(note);
    const fix = text === undefined || range.start === range.end ? undefined : { range, text };
    this.#add(code, messageOf(note), range, at, { severity, hint: hintOf(note), fix });
  }

  /** Counts a finding beyond the limit of its code; false if it is within the limit. */
  #leavesOut(code: OwnCode, severity: Severity): boolean {
    this.#hasErrors ||= severity === 'error';
    return this.#report.leaveOut(`typed/${code}`, severity);
  }

  #add(code: OwnCode, message: string, range: Range, path: Path, details: Parameters<typeof diagnosticOf>[5]): void {
    this.#report.add(diagnosticOf(`typed/${code}`, codes[code], message, range, path, details));
  }

  /** Takes the schema's own issues about the value. */
  takeIssues(issues: readonly StandardIssue[], locate: (path: Path) => Range): void {
    for (const issue of issues) {
      const path = issuePath(issue);
      // It was already reported why a part is missing, or wrong.
      if (this.#lost.size > 0 && path.some((_, at) => this.#lost.has(keyOf(path.slice(0, at + 1))))) continue;
      if (this.#leavesOut('invalid-value', 'error')) continue;
      this.#add('invalid-value', `${formatPath(path) || 'The value'}: ${issue.message}`, locate(path), path, {});
    }
  }

  add(code: OwnCode, message: string, range: Range): void {
    if (!this.#leavesOut(code, codes[code].severity)) this.#add(code, message, range, [], {});
  }

  /** All findings; `end` is the end of the text. */
  all(end: number): Report<TypedCode> {
    const isWhole = !this.#hasErrors;
    for (const found of this.#json) {
      const one = this.#ofJson(found, isWhole);
      if (one !== undefined) this.#report.add(one);
    }
    for (const message of this.#report.leftOut()) this.add('more-findings', message, { start: end, end });
    return this.#report;
  }

  /** A JSON finding with its final severity; undefined if the type resolves it. */
  #ofJson(found: Diagnostic<JsonCode>, isWhole: boolean): Diagnostic | undefined {
    const { code, range } = found;
    if (code === 'json/several-values' || (isHole(found) && this.#holes.has(range.start))) return undefined;
    // {"a": 1}}      after a value that fits the type, an extra bracket closes nothing
    const isExtra = code === 'json/bad-bracket' && range.start >= this.#end && isWhole;
    if (isDoubtful(found) && this.#replaced.get(range.start)?.end === range.end) return undefined;
    // An identifier without its last digits is another one.
    if (code === 'json/imprecise-number') return { ...found, severity: 'error' };
    const isSettled = isDoubtful(found) && this.#settled.get(range.start)?.end === range.end;
    return isExtra || isSettled ? { ...found, severity: 'warning' } : found;
  }
}

function isTypedCode(code: string): code is TypedCode {
  return code.startsWith('json/') || Object.hasOwn(codes, code.slice('typed/'.length));
}

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}

/** Whether a value involves a guess or a loss: it is not what the text says, or not all of it. */
export function isGuess(fit: Fit): boolean {
  for (const note of fit.notes) if (note.severity === 'error') return true;
  for (const part of fit.parts) if (isGuess(part.fit)) return true;
  return false;
}

/** The node that a part of a typed value was read from; undefined if there is none. */
export function nodeAt(fit: Fit, path: Path): Node | undefined {
  let at = fit;
  for (const [depth, step] of path.entries()) {
    const part = partsByKey(at).get(String(step));
    if (part === undefined)
      return at.value === at.node.value || isKept(at, step) ? below(at.node, path.slice(depth)) : undefined;
    at = part;
  }
  return at.node;
}

const byKey = new WeakMap<Fit, ReadonlyMap<string, Fit>>();

/** The parts of a fit by key, cached, since a list may be asked for each of its items. */
function partsByKey(fit: Fit): ReadonlyMap<string, Fit> {
  return getOrMake(byKey, fit, () => new Map([...fit.parts].reverse().map((part) => [String(part.key), part.fit])));
}

/** Whether a part kept its value and its place although other parts of the same value did not. */
function isKept({ value, node }: Fit, step: string | number): boolean {
  const here = stepInto(value, step);
  return here !== undefined && here === stepInto(node.value, step);
}

function below(node: Node, path: Path): Node | undefined {
  let at = node;
  for (const step of path) {
    const value = stepInto(at.value, step);
    if (value === undefined) return undefined;
    at = partOf(at, Array.isArray(at.value) ? Number(step) : String(step), value);
  }
  return at;
}

function stepInto(value: Json, step: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isRecord(value) ? getOwn(value, String(step)) : undefined;
}
