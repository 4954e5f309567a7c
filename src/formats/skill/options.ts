import type { ParseOptions } from '../../core/format.ts';

/** Options for reading the output of a skill. */
export interface SkillOptions extends ParseOptions {
  /**
   * Read lines of text when there is no JSON result.
   *
   * @defaultValue true
   */
  readonly legacy?: boolean;
  /**
   * The confidence of text lines that do not state theirs, from 0 to 1.
   *
   * @defaultValue 0.5
   */
  readonly defaultConfidence?: number;
}

/** The confidence in the options. @throws {RangeError} when it is not a number from 0 to 1 */
export function defaultConfidenceOf(options: SkillOptions): number {
  const confidence = options.defaultConfidence ?? 0.5;
  if (!(confidence >= 0 && confidence <= 1)) throw new RangeError('defaultConfidence must be from 0.0 to 1.0');
  return confidence;
}
