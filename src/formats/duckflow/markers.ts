import { type Codes, grammar } from '../../../generated/duckflow.ts';
import type { Format, ParseOptions } from '../../core/format.ts';
import { getOwn } from '../../core/record.ts';
import type { FormatCode } from '../../engine/codes.ts';
import { defineFormat, type FormatParts } from '../../engine/index.ts';
import { adapt, type Parts } from './adapt.ts';
import { codes, type OwnCode } from './codes.ts';
import { fixes } from './fixes.ts';
import { emptyReply, type Reply, schema } from './model.ts';
import { culpritOf, type PrintOptions, write } from './print.ts';
import { quickReply } from './quick.ts';
import { rules } from './rules.ts';
import { STANDARD_SECTIONS, STANDARD_VITALS } from './vocabulary.ts';

/** The codes of the marker format. */
export type MarkerCode = FormatCode<'duckflow', Codes | OwnCode>;

/** The marker format alone, without JSON and plain text. */
export const parts: FormatParts<
  Reply,
  typeof grammar,
  ParseOptions,
  PrintOptions,
  object,
  'duckflow',
  OwnCode,
  never,
  Parts
> = {
  name: 'duckflow',
  grammar,
  schema,
  isOfSchema: true,
  codes,
  rules,
  adapt,
  fixes,
  via: 'markdown-kv',
  empty: emptyReply,
  quick: quickReply,
  schemaCode: (path, value) => (isOutOfRange(value, path) ? 'vital-out-of-range' : 'invalid-value'),
  print: (value, options) => write(value, options),
  culprit: culpritOf,
};

/**
 * The marker format alone, as in specification v1.0: neither the JSON object of older agents nor plain text is read as
 * a reply. It is half the size of `duckflow`, which reads them, too.
 *
 * @example markers.parse('[REASONING]\nAll done.\n\n[CONFIDENCE] 0.9\n…').value.vitals.confidence // 0.9
 */
export const markers: Format<Reply, ParseOptions, PrintOptions, object, MarkerCode> = defineFormat(parts);

/** Whether a reply has a part that only the specification's markers can give. */
export function hasMarkers({ reasoning, sections, vitals, actions }: Reply): boolean {
  return (
    reasoning !== '' ||
    actions.length > 0 ||
    STANDARD_SECTIONS.some((name) => Object.hasOwn(sections, name)) ||
    STANDARD_VITALS.some((name) => Object.hasOwn(vitals, name))
  );
}

function isOutOfRange(value: Reply, [root, name]: readonly (string | number)[]): boolean {
  if (root !== 'vitals' || typeof name !== 'string') return false;
  const vital: unknown = getOwn<unknown>(value.vitals, name);
  return typeof vital === 'number' && !Number.isNaN(vital);
}
