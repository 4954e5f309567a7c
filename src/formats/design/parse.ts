import { parse as parseTree, type TileNode } from '../../../generated/design.ts';
import { requireText } from '../../core/argument.ts';
import type { ParseOptions } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { textEnd } from '../../core/text-end.ts';
import { DesignBuilder } from './build.ts';
import { buildFromJson } from './json.ts';
import type { DesignSpecification } from './model.ts';
import { isDesignTitle, opensDesign } from './titles.ts';

/**
 * Reads a design specification (version 2.0). Never throws; what was wrong is in `diagnostics`, the specification's rules
 * included, each with its place.
 *
 * `via` is `'markdown'` for the document, `'json'` for an object of the model's shape, alone, in a fence or in prose.
 *
 * @example
 * const design = parse('# Design Specification: HW-001\n…');
 * design.locate(['api_contracts', 0, 'endpoint']) // where it stands
 */
export function parse(text: string, options: ParseOptions = {}): Parsed<DesignSpecification> {
  requireText(text, 'text');
  return build(text, options, null);
}

/** `parse`, telling the changes of the model as events. */
export function build(text: string, options: ParseOptions, emit: Emit | null): Parsed<DesignSpecification> {
  const tiles = parseTree(text, { startRule: 'Document' });
  const builder = new DesignBuilder(options.strict === true, emit);
  const piece = { text, offset: 0 };
  const lineEnd = text.indexOf('\r');
  if (lineEnd >= 0) builder.returns(lineEnd);
  if (!isDesign(tiles, text)) {
    builder.context.piece = piece;
    if (buildFromJson(text, builder.value, builder.context)) {
      builder.tellAll();
      return builder.finish(textEnd(text.length, text, options), 'json');
    }
  }
  for (const tile of tiles) builder.add(tile, piece);
  return builder.finish(textEnd(text.length, text, options), 'markdown');
}

/** Whether a text is a design document in Markdown: it has the title of one, or two sections that the specification names. */
export function isDesignDocument(text: string): boolean {
  const headings = parseTree(text, { startRule: 'Document' }).filter((tile) => tile.type === 'Heading');
  const named = headings.filter((tile) => tile.depth <= 2 && opensDesign(text, tile.title));
  return named.length >= 2 || named.some((tile) => isDesignTitle(text, tile.title));
}

/** Whether a title or a section's name stands among the headings: then the Markdown is what counts. */
function isDesign(tiles: readonly TileNode[], text: string): boolean {
  return tiles.some((tile) => tile.type === 'Heading' && tile.depth <= 2 && opensDesign(text, tile.title));
}
