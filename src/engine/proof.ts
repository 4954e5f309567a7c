import { quote } from '../core/diagnostic.ts';
import { firstDifference } from '../core/difference.ts';
import type { Parsed } from '../core/parsed.ts';
import { formatPath, type Path, valueAt } from '../core/path.ts';
import { PrintError } from '../core/print-error.ts';
import { pathOf } from '../core/schema-path.ts';
import type { StandardSchema } from '../core/standard-schema.ts';
import type { CompiledGrammar } from './grammar.ts';

/**
 * Runs a printer. If it throws, the schema explains what is wrong with the value.
 *
 * @throws {PrintError} naming the part with the wrong shape: untyped callers can pass anything
 */
export function printed(schema: StandardSchema, value: unknown, write: () => string): string {
  try {
    const text: unknown = write();
    if (typeof text === 'string') return text;
    throw new TypeError(`print gave ${shown(text)}, not a text`);
  } catch (error) {
    if (error instanceof PrintError) throw error;
    if (error instanceof RangeError) throw new PrintError([], 'it nests too deep to be written');
    const result = schema['~standard'].validate(value);
    const issue = result instanceof Promise ? undefined : result.issues?.[0];
    if (issue === undefined) throw error;
    throw new PrintError(pathOf(issue), issue.message);
  }
}

/**
 * Proves that a printed text reads back as the value, without repairs other than those the format allows.
 *
 * @throws {PrintError} when it does not; its path names the part that the format cannot hold
 */
export function prove<Model>(
  format: {
    readonly name: string;
    readonly grammar: CompiledGrammar;
    readonly allowedRepairs?: readonly string[];
    meaning?(value: Model): unknown;
  },
  value: Model,
  read: Parsed<Model>,
): void {
  const meant = (model: Model): unknown => (format.meaning === undefined ? model : format.meaning(model));
  const difference = firstDifference(meant(value), meant(read.value));
  if (difference !== undefined) throw new PrintError(difference, misread(meant(value), meant(read.value), difference));
  const repairs = new Set(
    Object.values(format.grammar.mistakes)
      .filter(({ code, severity }) => severity !== 'info' && format.allowedRepairs?.includes(code) !== true)
      .map(({ code }) => `${format.name}/${code}`),
  );
  const repaired = read.diagnostics.find(({ code }) => repairs.has(code));
  if (repaired !== undefined)
    throw new PrintError(repaired.path ?? [], `would read back as ${repaired.code}: ${repaired.message}`);
  if (!read.complete) throw new PrintError([], 'would read back as a text that is cut off');
}

/** Names the part to blame, if that is not the one that failed. */
export function blamed(error: unknown, culprit: Path | undefined): unknown {
  if (!(error instanceof PrintError) || culprit === undefined) return error;
  if (formatPath(culprit) === formatPath(error.path)) return error;
  return new PrintError(culprit, `cannot be written (${error.message})`);
}

/** The reason why a part of a value does not survive being read back. */
export function misread(value: unknown, read: unknown, path: Path): string {
  const before = valueAt(value, path);
  const after = valueAt(read, path);
  if (after === undefined) return 'would be lost when the text is read back';
  return `would read back as ${shown(after)}${before === undefined ? ', and is not in the value' : ''}`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return Object.is(value, -0) ? '-0' : String(value);
}
