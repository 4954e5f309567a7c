import * as v from 'valibot';
import { append } from '../../core/append.ts';
import { type Diagnostic, quote } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { hasVariable } from '../../core/file-content.ts';
import { findingOf, NOWHERE } from '../../core/finding.ts';
import { nearest } from '../../core/nearest.ts';
import { formatPath, type Path, valueAt } from '../../core/path.ts';
import { getOwn, isRecord } from '../../core/record.ts';
import { pathOf } from '../../core/schema-path.ts';
import type { Code } from './codes.ts';
import { codes } from './codes.ts';
import { ERROR_FIELDS, FIELDS, type SkillError, type SkillOutput, STANDARD_METRICS, shape } from './model.ts';

const finding = findingOf('skill', codes);

/** The source of the value at a path, if it is not JSON: `NaN`, or nothing at all. */
export type Written = (path: Path) => string | undefined;

/** Checks anything that may be meant as a result. */
export function checkAny(value: unknown, written: Written = () => undefined): Diagnostic<Code>[] {
  return [...violations(value, written), ...remarks(value)];
}

type Check = (value: unknown) => boolean;

/** The schema's checks for each field of a result. A missing check for a field does not compile. */
const OUTPUT: Readonly<Record<keyof SkillOutput, Check>> = {
  success: (value) => typeof value === 'boolean',
  confidence: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  deliverables: (value) => Array.isArray(value) && value.every(isString),
  metrics: (value) =>
    isRecord(value) &&
    Object.values(value).every(Number.isFinite) &&
    STANDARD_METRICS.every((name) => !isNegative(value, name)),
  errors: (value) => Array.isArray(value) && value.every(isSkillError),
};

/** The checks for each field of an error; missing fields are undefined. */
const ERROR: Readonly<Record<keyof SkillError, Check>> = {
  code: isString,
  message: isString,
  stack: (value) => value === undefined || isString(value),
  context: (value) => value === undefined || isRecord(value),
};

/**
 * Whether a value satisfies the schema. Equivalent to asking the schema, but some fifty times as fast: most results are
 * valid, and only for others the schema has to explain.
 */
export function isOutput(value: unknown): value is SkillOutput {
  return isRecord(value) && keeps(value, OUTPUT);
}

export function isSkillError(value: unknown): value is SkillError {
  return isRecord(value) && keeps(value, ERROR) && !isUndefinedIn(value, 'stack') && !isUndefinedIn(value, 'context');
}

function keeps(value: Readonly<Record<string, unknown>>, checks: Readonly<Record<string, Check>>): boolean {
  for (const field in checks) if (checks[field]?.(value[field]) !== true) return false;
  return true;
}

export function isNegative(metrics: Readonly<Record<string, unknown>>, name: string): boolean {
  const value = getOwn(metrics, name);
  return typeof value === 'number' && value < 0;
}

/** Whether a field is present but undefined, which JSON cannot express. */
function isUndefinedIn(value: Readonly<Record<string, unknown>>, field: string): boolean {
  return field in value && value[field] === undefined;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function violations(value: unknown, written: Written): Diagnostic<Code>[] {
  if (isOutput(value)) return [];
  return (v.safeParse(shape, value).issues ?? []).map((issue) => violation(issue, value, written));
}

function violation(issue: v.BaseIssue<unknown>, value: unknown, written: Written): Diagnostic<Code> {
  const path = pathOf(issue);
  const name = escapeControls(formatPath(path));
  // For a missing field, the schema's issue is about the object.
  if (issue.type === 'object' && issue.expected === `"${path.at(-1)}"`) {
    return finding('missing-field', NOWHERE, `Missing required field: ${name}`, path);
  }
  if (issue.type === 'min_value' && path[0] === 'metrics')
    return finding('negative-metric', NOWHERE, `${name} must not be below 0, not ${issue.input}`, path);
  if (issue.type === 'min_value' || issue.type === 'max_value') {
    return finding(
      'confidence-out-of-range',
      NOWHERE,
      `Confidence must be between 0.0 and 1.0, not ${written(path) ?? issue.input}`,
      path,
    );
  }
  const text = written(path);
  const instead =
    text === '' ? 'but has no value: was a variable empty?' : `not ${text ?? describe(valueAt(value, path))}`;
  return finding('bad-field', NOWHERE, `${name || 'the result'} ${issue.message}, ${instead}`, path);
}

/** Describes a value of the wrong type. */
function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the string ${quote(value)}` : String(value);
}

/** What the schema allows, but the specification discourages. */
function remarks(value: unknown): Diagnostic<Code>[] {
  if (!isRecord(value)) return [];
  const found = unknownFields(value, FIELDS, []);
  if (Array.isArray(value.deliverables)) {
    for (const [at, path] of value.deliverables.entries()) {
      if (typeof path === 'string' && hasVariable(path)) {
        const message = `deliverables[${at}] has a variable that was not filled in: ${quote(path)}`;
        found.push(finding('unfilled-variable', NOWHERE, message, ['deliverables', at]));
      }
      if (typeof path !== 'string' || path.trim() !== '') continue;
      found.push(
        finding('empty-deliverable', NOWHERE, `deliverables[${at}] is empty: it names no file`, ['deliverables', at]),
      );
    }
  }
  if (Array.isArray(value.errors))
    for (const [at, error] of value.errors.entries()) append(found, errorRemarks(error, at));
  return found;
}

function errorRemarks(error: unknown, at: number): Diagnostic<Code>[] {
  if (!isRecord(error)) return [];
  const found = unknownFields(error, ERROR_FIELDS, ['errors', at]);
  if (typeof error.code === 'string' && !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(error.code)) {
    const message = `The error code ${quote(error.code)} is not in UPPER_SNAKE_CASE`;
    found.push(finding('error-code-style', NOWHERE, message, ['errors', at, 'code']));
  }
  return found;
}

function unknownFields(object: Record<string, unknown>, known: readonly string[], below: Path): Diagnostic<Code>[] {
  return Object.keys(object)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const where = below.length === 0 ? '' : ` of ${formatPath(below)}`;
      const message = `The field ${quote(name)}${where} is not in the specification; it was left out`;
      const meant = nearest(name.toLowerCase(), known, 1);
      const detail = meant === undefined ? undefined : { hint: `Write ${meant}.` };
      return finding('unknown-field', NOWHERE, message, [...below, name], undefined, detail);
    });
}
