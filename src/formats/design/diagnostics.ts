import { codes } from '../../../generated/design-diagnostics.ts';
import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

export { diagnostics } from '../../../generated/design-diagnostics.ts';

/** A diagnostic code of the format, without `design/` in front. */
export type Code = keyof typeof codes;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('design', codes);

const byRule = codesByRule(codes);

/** The code of a recovery rule: `BadLabel` gives `bad-label`. */
export function codeOf(rule: string): Code {
  return byRule(rule) ?? 'bad-label';
}
