import { dialects, formats } from '../cli/registry.ts';
import type { DiagnosticInfo } from '../core/diagnostic.ts';
import { batchCodes } from '../extras/batch/codes.ts';
import { codes as typedCodes } from '../formats/json/typed/codes.ts';

/** The codes of one format. */
export interface CodeTable {
  readonly name: string;
  readonly diagnostics: Readonly<Record<string, DiagnosticInfo>>;
}

/** The codes of everything that was loaded, including those of batches and of answers read by a schema. */
export function codeTables(): CodeTable[] {
  const all: readonly CodeTable[] = [
    ...formats,
    ...dialects.values(),
    { name: 'typed', diagnostics: typedCodes },
    { name: 'batch', diagnostics: batchCodes },
  ];
  // All dialects of tool calls share one name: a code in several of them means the same in each.
  const named = new Map<string, CodeTable['diagnostics']>();
  for (const { name, diagnostics } of all) named.set(name, { ...diagnostics, ...named.get(name) });
  return [...named].map(([name, diagnostics]) => ({ name, diagnostics }));
}
