import { codes } from '../../../generated/duckflow-diagnostics.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';

export { diagnostics } from '../../../generated/duckflow-diagnostics.ts';

/** A diagnostic code of the format, without `duckflow/` in front. */
export type Code = keyof typeof codes;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('duckflow', codes);

/** Something that is given twice: an error that names both places. */
export function duplicate(message: string, range: Range, related: Range, path?: Path): Diagnostic {
  return { ...finding('duplicate', range, `${message} (first at offset ${related.start})`, path), related };
}

const byRule = codesByRule(codes);

/** The code of a recovery rule: `BadVital` gives `bad-vital`. */
export function codeOf(rule: string): Code {
  return byRule(rule) ?? 'bad-marker';
}
