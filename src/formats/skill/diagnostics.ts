import { codes } from '../../../generated/skill-diagnostics.ts';
import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

export { diagnostics } from '../../../generated/skill-diagnostics.ts';

/** A diagnostic code of the format, without `skill/` in front. */
export type Code = keyof typeof codes;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('skill', codes);

/** The code of a recovery rule: `BadPercent` gives `bad-percent`. */
export const codeOf: (rule: string) => Code | undefined = codesByRule(codes);
