// The members that every format has. What only this one has is exported by its entry.

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

/** The name of the format, and the prefix of its diagnostic codes. */
export const name = 'skill';

/** All diagnostic codes of the format, without `skill/` in front: its own, and those of JSON. */
export const diagnostics: Readonly<Record<string, DiagnosticInfo>> = {
  ...byGrammar.diagnostics,
  ...lines.diagnostics,
};

/**
 * Checks a result against all of the specification's rules. Findings have paths but no ranges. A result that cannot be
 * written is reported, too.
 *
 * @example check({ success: true, confidence: 1.5, deliverables: [], metrics: {}, errors: [] }) // skill/confidence-out-of-range
 */
export function check(value: SkillOutput): Diagnostic<Code>[] {
  const found = checkAny(value);
  return isOutput(value) ? checkWritten(name, { print, parse }, value, found) : found;
}
