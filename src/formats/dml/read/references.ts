import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import type { Part } from '../../../engine/index.ts';
import type { Document } from '../model.ts';
import type { KnownAliases } from '../options.ts';
import type { Definitions } from '../rules.ts';
import { Suggestions } from './suggestions.ts';

/** A used reference, in an argument of a macro or in a text. */
export interface FoundReference extends Range {
  readonly alias: string;
  /** The index of its segment. */
  readonly at: number;
  readonly arg: number | undefined;
}

/**
 * Reports references to undefined aliases. Without a table of aliases, only one that the text defines could be wrong.
 */
export function reportUndefined(
  references: readonly FoundReference[],
  defined: Definitions,
  aliases: KnownAliases | undefined,
  document: Part<Document>,
): void {
  if (aliases === undefined && defined.size === 0) return;
  const suggestions = new Suggestions();
  const names = (): string[] => [...defined.keys(), ...(aliases?.names() ?? [])];
  for (const reference of references) {
    const { alias, at, arg } = reference;
    if (defined.has(alias) || aliases?.has(alias) === true) continue;
    const message = `No alias ${quote(alias)} is defined${suggestions.hint(alias, names)}`;
    const path = ['segments', at, ...(arg === undefined ? ['text'] : ['args', arg])];
    document.report('undefined-alias', { range: reference, message, path });
  }
}
