import { grammar } from '../../../generated/design.ts';
import type { Format, ParseOptions } from '../../core/format.ts';
import { defineFormat } from '../../engine/index.ts';
import { byGrammar } from '../json/embedding.ts';
import { adapt } from './adapt.ts';
import { codes } from './codes.ts';
import { fixes } from './fixes.ts';
import { type DesignSpecification, emptyDesign, schema } from './model.ts';
import { type Code, fallback } from './other.ts';
import { write } from './print.ts';
import { documentRules } from './rules.ts';

/**
 * The format. `via` is `'markdown'` for the document, `'json'` for an object with the model's shape, alone, in a fence
 * or in prose.
 */
export const design: Format<DesignSpecification, ParseOptions, object, object, Code> = defineFormat({
  name: 'design',
  grammar,
  schema,
  isOfSchema: true,
  codes,
  rules: documentRules,
  adapt,
  fixes,
  fallback,
  inner: [byGrammar],
  via: 'markdown',
  keepsSource: true,
  empty: emptyDesign,
  print: write,
  // Texts keep their line ends, and a section's title may equal a document's.
  allowedRepairs: ['bad-line-end', 'bad-second-title'],
});
