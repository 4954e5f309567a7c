import { parse as parseTree } from '../../../generated/dml.ts';
import { requireText } from '../../core/argument.ts';
import { DocumentBuilder } from './build.ts';
import type { ParseOptions } from './options.ts';
import type { DmlParsed } from './result.ts';

/**
 * Reads a DML document (specification v1.1). Never throws; what was wrong is in `diagnostics`. `via` is `'macros'`, or
 * `'text'` when there is neither a macro nor a reference.
 *
 * @example parse('Action:\n🦆▶️[T:read_file|{{F:main}}]◀️🦆').calls // [{ tool: 'read_file', args: ['{{F:main}}'] }]
 */
export function parse(text: string, options: ParseOptions = {}): DmlParsed {
  requireText(text, 'text');
  const builder = new DocumentBuilder(options, null);
  const piece = { text, offset: 0 };
  for (const item of parseTree(text, { startRule: 'Document' })) builder.add(item, piece);
  return builder.finish(text.length);
}
