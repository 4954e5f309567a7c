import { firstDifference } from '../core/difference.ts';
import type { Parsed } from '../core/parsed.ts';
import { PrintError } from '../core/print-error.ts';
import { pathOf } from '../core/schema-path.ts';
import type { StandardSchema } from '../core/standard-schema.ts';
import type { CompiledGrammar } from './grammar.ts';

/**
 * What a printer writes. Where it stumbles over a value, the schema says what is wrong with its shape.
 *
 * @throws {PrintError} naming the part that is no such value: callers without types pass anything
 */
export function printed(schema: StandardSchema, value: unknown, write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof PrintError) throw error;
    const result = schema['~standard'].validate(value);
    const issue = result instanceof Promise ? undefined : result.issues?.[0];
    if (issue === undefined) throw error;
    throw new PrintError(pathOf(issue), issue.message);
  }
}

/**
 * Proves that a printed text says what it was printed from: read back, it gives the value, and nothing had to be repaired,
 * but for what the format allows.
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
  if (difference !== undefined) throw new PrintError(difference, `the format cannot hold this value`);
  const repairs = new Set(
    Object.values(format.grammar.mistakes)
      .filter(({ code, severity }) => severity !== 'info' && format.allowedRepairs?.includes(code) !== true)
      .map(({ code }) => `${format.name}/${code}`),
  );
  const repaired = read.diagnostics.find(({ code }) => repairs.has(code));
  if (repaired !== undefined)
    throw new PrintError(repaired.path ?? [], `what is printed reads back as ${repaired.code}`);
  if (!read.complete) throw new PrintError([], 'what is printed reads back as cut off');
}
