import type { ParseOptions } from '../../core/format.ts';

/** How to read the output of a skill. */
export interface SkillOptions extends ParseOptions {
  /**
   * Read lines of text when there is no JSON result.
   *
   * @defaultValue true
   */
  readonly legacy?: boolean;
  /**
   * The confidence of lines of text that do not tell theirs, from 0 to 1.
   *
   * @defaultValue 0.5
   */
  readonly defaultConfidence?: number;
}

/** The confidence that the options give. @throws {RangeError} when it is no number from 0 to 1 */
export function defaultConfidenceOf(options: SkillOptions): number {
  const confidence = options.defaultConfidence ?? 0.5;
  if (!(confidence >= 0 && confidence <= 1)) throw new RangeError('defaultConfidence must be from 0.0 to 1.0');
  return confidence;
}
