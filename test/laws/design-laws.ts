import assert from 'node:assert/strict';
import * as design from 'peglot/design';
import { parse as parseTree } from '../../generated/design.ts';
import { designs, fragments } from './design-texts.ts';
import { FormatLaws } from './format-laws.ts';
import { damaged } from './texts.ts';

/** The laws of design specifications. */
export const laws: FormatLaws<design.DesignSpecification> = new FormatLaws({
  format: design,
  empty: design.emptyDesign,
  tiles: (text) => parseTree(text, { startRule: 'Document' }),
  fragments,
  texts: damaged(fragments),
  models: designs,
  expectSound({ value, diagnostics }) {
    // What the schema forbids is reported, never handed over in silence.
    const shape = design.check(value).filter((found) => found.severity === 'error');
    assert(
      shape.length === 0 || diagnostics.some((found) => found.severity === 'error'),
      'a broken rule is not reported',
    );
  },
});
