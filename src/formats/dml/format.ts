import { type Codes, grammar } from '../../../generated/dml.ts';
import type { Format } from '../../core/format.ts';
import type { FormatCode } from '../../engine/codes.ts';
import { defineFormat } from '../../engine/index.ts';
import { adapt } from './adapt.ts';
import { codes, type OwnCode } from './codes.ts';
import { type Document, emptyDocument, meaning, schema, sourceOf, textOf, withSources } from './model.ts';
import type { ParseOptions } from './options.ts';
import { quickDocument } from './read/quick.ts';

/** The codes of the format's diagnostics. */
export type Code = FormatCode<'dml', Codes | OwnCode>;

/** Mistakes that a text may keep: they do not affect macros and do not mean that the text was cut off. */
export const KEPT: readonly string[] = [
  'bad-bom',
  'bad-braces',
  'bad-line-end',
  'bad-noise',
  'bad-reference',
  'bad-wrapper',
];

/** The format without DML's extras: views of a document, and tools with known parameters. */
export const dml: Format<Document, ParseOptions, object, object, Code> = defineFormat({
  name: 'dml',
  grammar,
  schema,
  isOfSchema: true,
  codes,
  adapt,
  meaning,
  via: 'text',
  keepsSource: true,
  endsAnywhere: true,
  empty: emptyDocument,
  quick: quickDocument,
  print: (value: Document) => textOf(withSources(value, ({ command, args }) => sourceOf(command, args))),
  allowedRepairs: KEPT,
});
