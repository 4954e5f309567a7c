import { codes } from '../../../generated/acor-diagnostics.ts';
import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

export { diagnostics } from '../../../generated/acor-diagnostics.ts';

/** A diagnostic code of the format, without `acor/` in front. */
export type Code = keyof typeof codes;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('acor', codes);

const byRule = codesByRule(codes);

/** The code of a recovery rule: `BadHeaderCase` gives `bad-header-case`. */
export function codeOf(rule: string): Code {
  return byRule(rule) ?? 'bad-model';
}
