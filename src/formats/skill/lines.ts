import { grammar } from '../../../generated/skill.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';
import type { Range } from '../../core/range.ts';
import { grammarCodes } from '../../engine/codes.ts';
import { defineFormat } from '../../engine/index.ts';
import { visit } from '../../engine/visit.ts';
import { adapt } from './adapt.ts';
import type { LineCode } from './codes.ts';
import { codes } from './codes.ts';
import { fixes } from './fixes.ts';
import { emptyOutput, type SkillOutput, schema } from './model.ts';
import type { SkillOptions } from './options.ts';

/** The diagnostics of lines, and of the specification's demands. */
export const lineDiagnostics: Readonly<Record<LineCode, DiagnosticInfo>> = {
  ...grammarCodes(grammar),
  ...codes,
};

/** The lines of a text without a JSON result, with noise removed. */
export const lines: Format<SkillOutput, SkillOptions> = defineFormat({
  name: 'skill',
  via: 'legacy',
  grammar,
  schema,
  isOfSchema: true,
  codes,
  adapt,
  fixes,
  endsAnywhere: true,
  empty: emptyOutput,
  print: () => '',
});

/** What the lines of a text contain. */
export function linesTell(text: string): {
  readonly verdict: boolean;
  readonly confidence: boolean;
  readonly path: boolean;
} {
  const { value, diagnostics } = lines.parse(text);
  const lacks = (code: string): boolean => diagnostics.some((found) => found.code === `skill/${code}`);
  const isTold = !lacks('no-result');
  return {
    verdict: isTold && !lacks('no-verdict'),
    confidence: isTold && !lacks('missing-confidence'),
    path: value.deliverables.length > 0,
  };
}

/** A code fence with its contents. */
export interface Fence extends Range {
  /** Its first line. */
  readonly open: Range;
  readonly closed: boolean;
}

export function fencesIn(text: string): readonly Fence[] {
  const fences: Fence[] = [];
  if (text.includes('```') || text.includes('~~~')) {
    const add = ({ start, end, open, closed }: Range & { readonly open: Range; readonly closed: string }): void =>
      void fences.push({ start, end, open: { start: open.start, end: open.end }, closed: closed !== '' });
    visit(grammar, text, { FencedBlock: add }, 'Fences');
  }
  return fences;
}
