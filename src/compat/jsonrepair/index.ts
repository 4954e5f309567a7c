/**
 * The exports of the package `jsonrepair`: text to text, for users who only change an import.
 *
 * @packageDocumentation
 */

import { parse, repair } from '../../formats/json/index.ts';

/** Why a text cannot be repaired. */
export class JSONRepairError extends SyntaxError {
  override readonly name = 'JSONRepairError';
  /** The place of the problem, in UTF-16 code units. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(`${message} at position ${position}`);
    this.position = position;
  }
}

/**
 * The text as valid JSON. It does not tell what was repaired, or that the text was cut off: `parse` of `peglot/json`
 * does.
 *
 * @throws {JSONRepairError} when there is no JSON in the text; everything else is repaired
 *
 * @example jsonrepair("{name: 'Ada',}") // '{"name": "Ada"}'
 */
export function jsonrepair(text: string): string {
  const mended = repair(text, { orNull: true });
  if (mended !== null) return mended;
  const finding = parse(text).diagnostics.find(({ severity }) => severity === 'error');
  throw new JSONRepairError(finding?.message ?? 'There is no JSON', finding?.range.start ?? 0);
}
