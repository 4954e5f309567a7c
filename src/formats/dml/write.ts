import { firstDifference } from '../../core/difference.ts';
import { escapeContent } from './escape.ts';
import { CLOSE, type Document, type Macro, OPEN, sourceOf, withSources } from './model.ts';
import type { ParseOptions } from './options.ts';
import { parse } from './parse.ts';

/**
 * The document with its macros in canonical form, whatever their `source` says. Content that holds a delimiter is escaped,
 * as the prompt tells a model to write it, and so is what else would not read back as it is.
 */
export function canonicalOf(document: Document, options: ParseOptions): Document {
  return withSources(document, (macro) => canonicalSource(macro, options));
}

function canonicalSource(macro: Macro, options: ParseOptions): string {
  const { command, args } = macro;
  const plain = sourceOf(command, args);
  const content = args.at(-1) ?? '';
  if (command !== 'T' || args.length < 2 || !content.includes('🦆')) return plain;
  const read = (source: string): boolean => {
    const [first, another] = parse(source, options).value.segments;
    return first?.kind === 'macro' && another === undefined && firstDifference(args, first.args) === undefined;
  };
  const escaped = sourceOf(command, [...args.slice(0, -1), escapeContent(content)]);
  const isRisky = content.includes(OPEN) || content.includes(CLOSE);
  return [isRisky ? escaped : plain, escaped].find(read) ?? plain;
}
