import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicals } from '../../scripts/canonical.ts';
import { canonicalTexts } from '../gbnf/canonical-texts.ts';
import { isClean } from '../gbnf/clean.ts';
import { readGbnf } from '../gbnf/read-gbnf.ts';
import { sentences } from '../gbnf/sample.ts';
import { lawsOf } from '../laws/index.ts';
import { runs } from '../laws/law.ts';
import { scratched } from '../laws/texts.ts';
import { llamaCpp, xgrammar } from './engines.ts';

const folder = new URL('../../generated/gbnf/', import.meta.url);
const xg = await xgrammar();
const engines = [await llamaCpp(), xg];

/**
 * The build of XGrammar on npm over-accepts classes that hold some characters beyond ASCII and not others: it can judge
 * ASCII texts, but not where every text is such a class, as in DML and designs.
 */
function canJudge(engine: string, format: string, text: string): boolean {
  return engine !== 'XGrammar' || (format !== 'dml' && format !== 'design' && !/\P{ASCII}/u.test(text));
}

describe.each(engines)('in $name', (engine) => {
  describe.each(canonicals.map(({ format }) => format))('the exported grammar of %s', async (format) => {
    const gbnf = readFileSync(new URL(`${format}.gbnf`, folder), 'utf8');
    const accepts = await engine.compile(gbnf);
    const texts = canonicalTexts.get(format);
    const fragments = lawsOf.get(format)?.subject.fragments ?? [];
    assert(texts !== undefined && fragments.length > 0);

    it('holds the canonical texts', async () => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          // XGrammar misreads the class of ACOR's lines, which leaves out the C1 controls.
          if (engine.name === 'XGrammar' && format === 'acor' && /\P{ASCII}/u.test(text)) return;
          assert(await accepts(text), 'the engine refuses it');
        }),
        runs(100),
      );
    });

    it('holds what is sampled from it', async () => {
      await fc.assert(
        fc.asyncProperty(sentences(readGbnf(gbnf), 150), async (text) =>
          assert(await accepts(text), 'the engine refuses it'),
        ),
        runs(100),
      );
    });

    it('holds no spoiled text that the format finds fault with', async () => {
      const spoiled = fc.oneof(texts, sentences(readGbnf(gbnf), 150)).chain((text) => scratched(text, fragments));
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(spoiled, async (text) => {
          // Engines read UTF-8: half characters never reach them.
          if (/\p{Cs}/u.test(text) || !canJudge(engine.name, format, text) || isClean(format, text)) return;
          refused++;
          assert(!(await accepts(text)), 'the engine accepts it');
        }),
        runs(300),
      );
      if (canJudge(engine.name, format, '')) expect(refused).toBeGreaterThan(5);
    });
  });
});

describe('in XGrammar, the structural tag of DML', () => {
  it('lets the model write freely, and holds its calls to the grammar', async () => {
    const accepts = await xg.compileTag(readFileSync(new URL('dml.structural-tag.json', folder), 'utf8'));
    expect(await accepts('Thought: I read it.\n🦆▶️[T:read_file|src/app.py]◀️🦆\nDone.')).toBe(true);
    expect(await accepts('🦆▶️[S:cwd]◀️🦆🦆▶️[T:run_tests]◀️🦆')).toBe(true);
    expect(await accepts('🦆▶️[T:read_file]◀️🦆')).toBe(false);
    expect(await accepts('🦆▶️[T:run_tests|now]◀️🦆')).toBe(false);
  });
});
