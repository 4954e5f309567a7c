import { codes } from '../../../generated/duckflow-diagnostics.ts';
import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

export { diagnostics } from '../../../generated/duckflow-diagnostics.ts';

/** A diagnostic code of the format, without `duckflow/` in front. */
export type Code = keyof typeof codes;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('duckflow', codes);

const byRule = codesByRule(codes);

/** The code of a recovery rule: `BadVital` gives `bad-vital`. */
export function codeOf(rule: string): Code {
  return byRule(rule) ?? 'bad-marker';
}
