/**
 * Assertions for promptfoo: whether a model's output is a clean text of a format.
 *
 * @packageDocumentation
 */

import { requireFormat } from '../../core/argument.ts';
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';
import { FindingsError, isClean } from '../findings-error.ts';

/** The part of a format that the assertion needs. */
type AssertionFormat = Pick<Format<unknown>, 'name' | 'parse'>;

/** The part of promptfoo's context that is read. */
interface AssertionContext {
  /** The `config` of the assertion: `strict: true` counts every warning as an error. */
  readonly config?: { readonly strict?: unknown } | undefined;
}

/** promptfoo's `GradingResult`. */
interface AssertionResult {
  pass: boolean;
  /** 1 for a clean text; each error halves the score, each warning takes off a tenth. */
  score: number;
  reason: string;
  /** The number of findings, by kind. */
  namedScores: Record<string, number>;
}

/** The function that promptfoo calls with the output of a model. */
export type Assertion = (output: unknown, context?: AssertionContext) => AssertionResult;

/**
 * An assertion of the type `javascript` that passes when the output is a clean text of the format.
 *
 * @example
 * // duckflow.assert.mjs, named in promptfooconfig.yaml: { type: javascript, value: file://duckflow.assert.mjs }
 * import { duckflow } from 'peglot';
 * import { parsesAs } from 'peglot/promptfoo';
 * export default parsesAs(duckflow);
 */
export function parsesAs(format: AssertionFormat): Assertion {
  requireFormat(format);
  return (output, context) => {
    // promptfoo parses an output that is JSON before it passes it on.
    const text = typeof output === 'string' ? output : JSON.stringify(output);
    const parsed = format.parse(text ?? '', { strict: context?.config?.strict === true });
    const clean = isClean(parsed, true);
    const errors = countOf(parsed.diagnostics, 'error');
    const warnings = countOf(parsed.diagnostics, 'warning');
    return {
      pass: clean,
      score: clean ? 0.9 ** warnings : 0.5 ** Math.max(1, errors) * 0.9 ** warnings,
      reason: clean ? `a clean ${format.name} text` : new FindingsError(parsed, text ?? '').message,
      namedScores: { errors, warnings },
    };
  };
}

function countOf(diagnostics: readonly Diagnostic[], wanted: Severity): number {
  return diagnostics.filter(({ severity }) => severity === wanted).length;
}
