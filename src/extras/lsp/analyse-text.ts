import { fixesApart } from '../../cli/fixes.ts';
import { formats } from '../../cli/registry.ts';
import type { Diagnostic as Found } from '../../core/diagnostic.ts';
import type { Format } from '../../core/format.ts';
import { formatPath } from '../../core/path.ts';
import { definitionOf } from '../../engine/defined.ts';
import { stretchesOf } from '../../engine/nodes.ts';
import type { Analysis } from './analysis.ts';
import { code, diagnosticOf, plain, Ranges, told } from './protocol.ts';
import { type Part, partsOf, symbolsOf } from './symbols.ts';
import { tokensOf } from './tokens.ts';

/** Analyses a text of a format for the editor. */
export function analyseText(text: string, uri: string, format: Format<unknown>): Analysis {
  const parsed = format.parse(text);
  const ranges = new Ranges(text);
  const parts = partsOf(parsed);
  const defined = definitionOf(format);
  const found = told(parsed.diagnostics);
  const apart = new Set(fixesApart(found));
  return {
    diagnostics: found.map((one) => diagnosticOf(one, ranges, uri)),
    fixes: found.flatMap(({ fix, hint, message }, diagnostic) =>
      fix === undefined
        ? []
        : {
            title: `Fix: ${hint ?? message}`,
            edit: { range: ranges.range(fix.range), newText: fix.text },
            diagnostic,
            isApart: apart.has(fix),
          },
    ),
    symbols: symbolsOf(parts, ranges),
    tokens: tokensOf(text, parts, defined && stretchesOf(defined, text), ranges),
    hovers: [...valueHovers(parts, ranges), ...found.map((one) => hoverOf(one, format, ranges))],
  };
}

/** The path and the type of each value. */
function valueHovers(parts: readonly Part[], ranges: Ranges): Analysis['hovers'] {
  return parts.flatMap(({ path, value, range, parts: inner }) => [
    { range: ranges.range(range), markdown: `${code(formatPath(path))}\n${kindOf(value)}` },
    ...valueHovers(inner, ranges),
  ]);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `list of ${value.length}`;
  return value === null ? 'null' : typeof value;
}

/** The explanation of a finding, as in `peglot explain`. */
function hoverOf(
  { code: full, range, message, hint }: Found,
  format: Format<unknown>,
  ranges: Ranges,
): Analysis['hovers'][number] {
  const [owner = '', short = ''] = full.split('/');
  // A format may contain another one, such as JSON.
  const table = [format, ...formats].find(({ name }) => name === owner)?.diagnostics ?? {};
  const info = Object.hasOwn(table, short) ? table[short] : undefined;
  const parts = [`**${plain(full)}**: ${plain(message)}`];
  if (hint !== undefined) parts.push(plain(hint));
  if (info !== undefined) {
    parts.push(plain(info.meaning));
    if (info.example !== '') parts.push(`For example:\n\n${code(info.example)}`);
    if (info.hint !== hint) parts.push(plain(info.hint));
  }
  return { range: ranges.range(range), markdown: parts.join('\n\n') };
}
