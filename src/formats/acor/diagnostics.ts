import { codes } from '../../../generated/acor-diagnostics.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';
import { diagnostics as ofJson } from '../../json/diagnostics.ts';

export { diagnostics } from '../../../generated/acor-diagnostics.ts';

/** The format's codes, and those of the JSON in its data. */
export const allDiagnostics: Readonly<Record<string, DiagnosticInfo>> = {
  ...Object.fromEntries(
    Object.entries(ofJson).map(([code, info]) => [
      code,
      { ...info, example: `## Output Data\n\`\`\`json\n${info.example}\n\`\`\`\n## Status: Complete` },
    ]),
  ),
  ...codes,
};

/** A diagnostic code of the format, without `acor/` in front. */
export type Code = keyof typeof codes;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('acor', codes);

const byRule = codesByRule(codes);

/** The code of a recovery rule: `BadHeaderCase` gives `bad-header-case`. */
export function codeOf(rule: string): Code {
  return byRule(rule) ?? 'bad-model';
}
