import { type ItemNode, parse as parseTree } from '../../../generated/duckflow.ts';
import { requireText } from '../../core/argument.ts';
import type { ParseOptions } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Emit } from '../../core/report.ts';
import { ReplyBuilder } from './build.ts';
import { beginsWithJson, buildFromJson } from './json.ts';
import { isStandard } from './lines.ts';
import type { Reply } from './model.ts';
import { buildFromProse } from './prose.ts';

/**
 * Reads a Duckflow reply (specification v1.0). Never throws; what was wrong is in `diagnostics`.
 *
 * `via` is `'markdown-kv'` for the marker format, `'json'` for the legacy object, `'text'` when the text is neither.
 *
 * @example
 * const reply = parse('[REASONING]\nAll done.\n\n[CONFIDENCE] 0.9\n…');
 * reply.value.vitals.confidence // 0.9
 */
export function parse(text: string, options: ParseOptions = {}): Parsed<Reply> {
  requireText(text, 'text');
  return build(text, options, null);
}

/** `parse`, telling the changes of the model as events. */
export function build(text: string, options: ParseOptions, emit: Emit | null): Parsed<Reply> {
  const items = parseTree(text, { startRule: 'Reply' });
  const hasMarkers = items.some(isStandard);
  if (hasMarkers && !beginsWithJson(text)) return buildFromItems(items, text, options, emit);
  const json = buildFromJson(new ReplyBuilder(options.strict === true, emit), text);
  if (json !== undefined) return json;
  if (hasMarkers || items.some(isMarked)) return buildFromItems(items, text, options, emit);
  return buildFromProse(new ReplyBuilder(options.strict === true, emit), text);
}

function buildFromItems(
  items: readonly ItemNode[],
  text: string,
  options: ParseOptions,
  emit: Emit | null,
): Parsed<Reply> {
  const builder = new ReplyBuilder(options.strict === true, emit);
  const piece = { text, offset: 0 };
  for (const item of items) builder.add(item, piece);
  return builder.finish(text.length, 'markdown-kv');
}

function isMarked(item: ItemNode): boolean {
  if (item.type === 'MissingMarkerEnd') return item.raw === '[' || !'[［【〔'.includes(item.raw.slice(-1));
  return item.type === 'Section' || item.type === 'Vital';
}
