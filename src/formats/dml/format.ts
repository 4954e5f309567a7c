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

/** What may be in a text as it is: none of it is a mistake of a macro, and none cuts the text off. */
export const KEPT: readonly string[] = [
  'bad-bom',
  'bad-braces',
  'bad-line-end',
  'bad-noise',
  'bad-reference',
  'bad-wrapper',
];

/** The format without what only DML offers: views of a document, and tools that are known by their parameters. */
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
