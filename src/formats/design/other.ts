import { type Codes, grammar as markdown } from '../../../generated/design.ts';
import { grammar, type Codes as OtherCodes } from '../../../generated/design-other.ts';
import type { Format, ParseOptions } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import { type FormatCode, grammarCodes } from '../../engine/codes.ts';
import { defineFormat, type ReadOptions } from '../../engine/index.ts';
import { LineEnds } from '../../engine/line-ends.ts';
import { byGrammar, type Code as JsonCode } from '../json/embedding.ts';
import { codes, type OwnCode } from './codes.ts';
import { holdsDesign, readJson } from './json/json.ts';
import { type DesignSpecification, emptyDesign, schema } from './model.ts';
import { rules } from './rules.ts';

/** The codes of the format's diagnostics; those of the JSON in a design are JSON's. */
export type Code = FormatCode<'design', Codes | OtherCodes | OwnCode> | JsonCode;

/** Reads the text's last JSON object with a design's shape. */
const jsonDesign: Format<DesignSpecification, ParseOptions, object, object, Code> = defineFormat({
  name: 'design',
  grammar,
  schema,
  isOfSchema: true,
  codes: { ...grammarCodes(markdown), ...codes },
  inner: [byGrammar],
  rules,
  via: 'json',
  keepsSource: true,
  endsAnywhere: true,
  empty: emptyDesign,
  adapt: (design, reading) => {
    const lineEnds = new LineEnds(design);
    let length = 0;
    reading.atEnd(() => readJson(reading.source(0, length), design, reading));
    return {
      SqlPieces: () => {},
      AnyText: ({ text, start, end }) => {
        length = end;
        lineEnds.look(text, start);
      },
    };
  },
  print: () => '',
});

/** Reads a text without a recognised title or section as JSON, if it contains a design. */
export function fallback(text: string, options: Partial<ReadOptions>): Parsed<DesignSpecification, Code> | undefined {
  return holdsDesign(text) ? jsonDesign.parse(text, options) : undefined;
}
