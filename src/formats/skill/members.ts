// The format under its name: what every format has. What only this one has are exports of its entry.

import type { Diagnostic, DiagnosticInfo } from '../../core/diagnostic.ts';
import { checkWritten } from '../../engine/check.ts';
import { byGrammar } from '../json/embedding.ts';
import type { Code } from './codes.ts';
import { lines } from './lines.ts';
import type { SkillOutput } from './model.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';
import { checkAny, isOutput } from './rules.ts';

export type { Code } from './codes.ts';
export { emptyOutput, type SkillError, type SkillOutput, schema } from './model.ts';
export type { SkillOptions } from './options.ts';
export { createStream, events, parse, transform } from './parse.ts';
export { print } from './print.ts';
export { type PromptOptions, prompt } from './prompt.ts';

/** The name of the format, with which the codes of its diagnostics begin. */
export const name = 'skill';

/** All diagnostic codes of the format, without `skill/` in front: those of JSON, and its own. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = {
  ...byGrammar.diagnostics,
  ...lines.diagnostics,
};

/**
 * The specification's rules on a result, all violations at once, with paths and without places. A result that cannot be
 * written is told, too.
 *
 * @example check({ success: true, confidence: 1.5, deliverables: [], metrics: {}, errors: [] }) // skill/confidence-out-of-range
 */
export function check(value: SkillOutput): Diagnostic<Code>[] {
  const found = checkAny(value);
  return isOutput(value) ? checkWritten(name, { print, parse }, value, found) : found;
}
