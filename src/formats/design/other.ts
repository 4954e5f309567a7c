import { grammar as markdown } from '../../../generated/design.ts';
import { grammar } from '../../../generated/design-other.ts';
import type { Format } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import { defineFormat, type ReadOptions } from '../../engine/index.ts';
import { codes } from './codes.ts';
import { holdsDesign, readJson } from './json.ts';
import { type DesignSpecification, emptyDesign, schema } from './model.ts';
import { rules } from './rules.ts';

/** Reads the last JSON object of a text that has a design's shape. */
const jsonDesign: Format<DesignSpecification> = defineFormat({
  name: 'design',
  grammar,
  schema,
  codes: { ...Object.fromEntries(Object.values(markdown.mistakes).map((known) => [known.code, known])), ...codes },
  rules,
  via: 'json',
  keepsSource: true,
  endsAnywhere: true,
  empty: emptyDesign,
  adapt: (to, reading) => {
    let hasReturn = false;
    let length = 0;
    reading.atEnd(() => readJson(reading.source(0, length), to, reading));
    return {
      SqlPieces: () => {},
      AnyText: ({ text, start, end }) => {
        length = end;
        const at = text.indexOf('\r');
        if (at < 0 || hasReturn) return;
        hasReturn = true;
        const range = { start: start + at, end: start + at + 1 };
        to.find('bad-line-end', { range, message: 'Lines end with CR or CRLF; this is the first' });
      },
    };
  },
  print: () => '',
});

/** Reads a text in which neither a title nor a section was recognised as JSON, if it holds a design. */
export function otherwise(text: string, options: Partial<ReadOptions>): Parsed<DesignSpecification> | undefined {
  return holdsDesign(text) ? jsonDesign.parse(text, options) : undefined;
}
