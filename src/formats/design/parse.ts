import { parse as parseTree } from '../../../generated/design.ts';
import type { ParseOptions } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { DesignBuilder } from './build.ts';
import type { DesignSpecification } from './model.ts';

/**
 * Reads a design specification (version 2.0). Never throws; what was wrong is in `diagnostics`, the specification's rules
 * included, each with its place.
 *
 * `via` is `'markdown'` for the document, `'json'` for an object of the model's shape.
 *
 * @example
 * const design = parse('# Design Specification: HW-001\n…');
 * design.locate(['api_contracts', 0, 'endpoint']) // where it stands
 */
export function parse(text: string, options: ParseOptions = {}): Parsed<DesignSpecification> {
  return build(text, options, null);
}

/** `parse`, telling the changes of the model as events. */
export function build(text: string, options: ParseOptions, emit: Emit | null): Parsed<DesignSpecification> {
  const builder = new DesignBuilder(options.strict === true, emit);
  const piece = { text, offset: 0 };
  for (const tile of parseTree(text, { startRule: 'Document' })) builder.add(tile, piece);
  return builder.finish(text.length, 'markdown');
}
