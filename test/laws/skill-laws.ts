import assert from 'node:assert/strict';
import * as skill from 'peglot/skill';
import { emptyOutput, type SkillOutput } from 'peglot/skill';
import { grammar as json } from '../../generated/json-in-text.ts';
import { grammar as lines } from '../../generated/skill.ts';
import { tilesOf } from './engine-tiles.ts';
import { FormatLaws } from './format-laws.ts';
import { damagedTexts, fragments, outputs } from './skill-texts.ts';

/** The laws of Skill Output. */
export const laws: FormatLaws<SkillOutput> = new FormatLaws({
  format: skill,
  empty: emptyOutput,
  // Both read all of a text: the JSON in it, and its lines.
  tiles: (text) => {
    const tiles = tilesOf(json, text);
    assert.deepEqual(tilesOf(lines, text), tiles);
    return tiles;
  },
  fragments,
  texts: damagedTexts,
  models: outputs,
  expectSound({ value, diagnostics }) {
    assert.deepEqual(
      skill.check(value).filter((found) => found.severity === 'error'),
      [],
      'a value that breaks the rules',
    );
    for (const found of diagnostics) {
      assert(Object.hasOwn(skill.diagnostics, found.code.replace('skill/', '')), `${found.code} is not in the table`);
      assert.notEqual(found.message, '');
    }
  },
});
