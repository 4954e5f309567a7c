import type { SkillOutput } from './model.ts';
import { defaultConfidenceOf } from './options.ts';
import { parse } from './parse.ts';

/** Options of a `SkillOutputParser`. */
export interface SkillOutputParserOptions {
  /** Read lines of text when there is no JSON result. @defaultValue true */
  readonly enableLegacyParsing?: boolean;
  /** The confidence of text lines that do not state theirs. @defaultValue 0.5 */
  readonly defaultConfidence?: number;
  /** Count warnings, such as unknown fields, as errors. @defaultValue false */
  readonly strictValidation?: boolean;
}

/** The result of a `SkillOutputParser`. */
export interface SkillOutputParseResult {
  /** Whether the output was read without errors; whether the skill succeeded is in `output.success`. */
  readonly success: boolean;
  /** The result, as far as it could be read; always present. */
  readonly output: SkillOutput;
  /** `'validation_failed'`: the JSON violates the rules, or nothing could be read. */
  readonly parseMethod: 'json' | 'legacy' | 'validation_failed';
  /** The same as `output.confidence`. */
  readonly confidence: number;
  /** Errors, one sentence each. */
  readonly errors: readonly string[];
  /** Repairs, one sentence each. */
  readonly warnings: readonly string[];
}

/**
 * The parser with the interface of the specification ("Using SkillOutputParser"), a thin wrapper around `parse`.
 *
 * @throws {RangeError} when `defaultConfidence` is not from 0 to 1
 *
 * @example
 * const result = new SkillOutputParser().parse(stdout);
 * if (!result.success) console.error('Parse failed:', result.errors);
 */
export class SkillOutputParser {
  readonly #options: { readonly legacy: boolean; readonly defaultConfidence: number; readonly strict: boolean };

  constructor(options: SkillOutputParserOptions = {}) {
    const { enableLegacyParsing = true, strictValidation = false, defaultConfidence = 0.5 } = options;
    this.#options = {
      legacy: enableLegacyParsing,
      strict: strictValidation,
      defaultConfidence: defaultConfidenceOf({ defaultConfidence }),
    };
  }

  /** Reads one output. Never throws. */
  parse(output: string): SkillOutputParseResult {
    const { value, diagnostics, ok, via } = parse(output, this.#options);
    const isRead = !diagnostics.some(({ code }) => code === 'skill/empty-output' || code === 'skill/no-result');
    const messages = (severity: string): string[] =>
      diagnostics.filter((found) => found.severity === severity).map((found) => found.message);
    return {
      success: ok,
      output: value,
      parseMethod: !isRead ? 'validation_failed' : via === 'legacy' ? 'legacy' : ok ? 'json' : 'validation_failed',
      confidence: value.confidence,
      errors: messages('error'),
      warnings: messages('warning'),
    };
  }

  /** Reads several outputs; a broken one does not stop the others. */
  parseBatch(outputs: readonly string[]): SkillOutputParseResult[] {
    return outputs.map((output) => this.parse(output));
  }
}
