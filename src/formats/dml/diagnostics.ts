import { codes } from '../../../generated/dml-diagnostics.ts';
import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

export { diagnostics } from '../../../generated/dml-diagnostics.ts';

/** A diagnostic code of the format, without `dml/` in front. */
export type Code = keyof typeof codes;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('dml', codes);

/** The code of a recovery rule: `BadOpen` gives `bad-open`. */
export const codeOf: (rule: string) => Code | undefined = codesByRule(codes);
