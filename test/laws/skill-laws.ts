import assert from 'node:assert/strict';
import * as skill from 'peglot/skill';
import { emptyOutput, type SkillOutput } from 'peglot/skill';
import { parse as parseTree } from '../../generated/skill-legacy.ts';
import { FormatLaws } from './format-laws.ts';
import { damagedTexts, fragments, outputs } from './skill-texts.ts';

/** The laws of Skill Output. */
export const laws: FormatLaws<SkillOutput> = new FormatLaws({
  format: skill,
  empty: emptyOutput,
  tiles: (text) => parseTree(text, { startRule: 'Text' }),
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
