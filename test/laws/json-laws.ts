import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Json } from 'peglot/json';
import * as json from 'peglot/json';
import { grammar } from '../../generated/json.ts';
import { containerTexts, fragments, validTexts, values } from '../formats/json/json-texts.ts';
import { tilesOf } from './engine-tiles.ts';
import { FormatLaws } from './format-laws.ts';
import { damaged, scratched } from './texts.ts';

/** The laws of JSON. */
export const laws: FormatLaws<Json> = new FormatLaws<Json>({
  format: json,
  empty: () => null,
  tiles: (text) => tilesOf(grammar, text),
  fragments,
  texts: fc.oneof(
    damaged(fragments),
    validTexts,
    containerTexts.chain((text) => scratched(text, fragments)),
  ),
  // Half a character is a finding, also where it was in the value.
  models: values.filter((value) => !/\\ud[89a-f]/i.test(JSON.stringify(value))),
  expectSound({ value, diagnostics }) {
    assert.doesNotThrow(() => JSON.stringify(value));
    for (const { code } of diagnostics) assert(Object.hasOwn(json.diagnostics, code.replace('json/', '')), code);
  },
});
