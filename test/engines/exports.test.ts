import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { dml } from 'peglot';
import { describe, expect, it } from 'vitest';
import { canonicals } from '../../scripts/canonical.ts';
import { toGbnf } from '../../src/grammar/export/export.ts';
import { readGrammar } from '../../src/grammar/read.ts';
import { canonicalTexts } from '../gbnf/canonical-texts.ts';
import { expectClean, isClean } from '../gbnf/clean.ts';
import { readGbnf } from '../gbnf/read-gbnf.ts';
import { sentences } from '../gbnf/sample.ts';
import { lawsOf } from '../laws/index.ts';
import { runs } from '../laws/law.ts';
import { noise, scratched } from '../laws/texts.ts';
import { llamaCpp, xgrammar } from './engines.ts';

const folder = new URL('../../generated/gbnf/', import.meta.url);
const xg = await xgrammar();
const engines = [llamaCpp(), xg];

describe.each(engines)('in $name', (engine) => {
  describe.each(canonicals.map(({ format }) => format))('the exported grammar of %s', async (format) => {
    const gbnf = readFileSync(new URL(`${format}.gbnf`, folder), 'utf8');
    const accepts = await engine.compile(gbnf);
    const texts = canonicalTexts.get(format);
    const fragments = lawsOf.get(format)?.subject.fragments ?? [];
    assert(texts !== undefined && fragments.length > 0);

    it('holds the canonical texts', async () => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => assert(await accepts(text), 'the engine refuses it')),
        runs(100),
      );
    });

    it('holds what is sampled from it, and the format finds no fault with that', async () => {
      const clean = expectClean(format);
      await fc.assert(
        fc.asyncProperty(sentences(readGbnf(gbnf), 150), async (text) => {
          assert(await accepts(text), 'the engine refuses it');
          clean(text);
        }),
        runs(100),
      );
    });

    it('holds no spoiled text that the format finds fault with', async () => {
      const spoiled = fc.oneof(texts, sentences(readGbnf(gbnf), 150)).chain((text) => scratched(text, fragments));
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(spoiled, async (text) => {
          // Engines read UTF-8: half characters never reach them.
          if (/\p{Cs}/u.test(text) || isClean(format, text)) return;
          refused++;
          assert(!(await accepts(text)), 'the engine accepts it');
        }),
        runs(300),
      );
      expect(refused).toBeGreaterThan(5);
    });
  });
});

describe('in XGrammar, the structural tag of DML', async () => {
  const tag = readFileSync(new URL('dml.structural-tag.json', folder), 'utf8');
  const accepts = await xg.compileTag(tag);
  const { begin, content, end } = JSON.parse(tag).format.tags[0];
  const calls = sentences(readGbnf(content.grammar), 60).map((inside) => `${begin}${inside}${end}`);
  const chat = fc.constantFrom('', 'Thought: I read it.\n', '思考：\n', 'Done. 🤔', '```\n');

  it('lets the model write freely, and holds its calls to the grammar', async () => {
    expect(await accepts('Thought: I read it.\n🦆▶️[T:read_file|src/app.py]◀️🦆\nDone.')).toBe(true);
    expect(await accepts('🦆▶️[S:cwd]◀️🦆🦆▶️[T:run_tests]◀️🦆')).toBe(true);
    expect(await accepts('🦆▶️[T:read_file]◀️🦆')).toBe(false);
    expect(await accepts('🦆▶️[T:run_tests|now]◀️🦆')).toBe(false);
  });

  it('holds the calls that are sampled from it, and the format finds no fault with them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(chat, calls), { maxLength: 4 }), chat, async (turns, last) => {
        assert(await accepts(turns.flat().join('') + last), 'the engine refuses it');
        for (const [, call] of turns) assert(isClean('dml', call), call);
      }),
      runs(100),
    );
  });

  it('holds no spoiled call that the format finds fault with', async () => {
    // No ducks: they would end the call, and free text is not held to anything.
    const fragments = [...noise, '|', ':', '=', 'T:', '{{F:main}}', '{', '}', '｜', '］', 'run_tests', ']'].filter(
      (fragment) => !/[\ud83e\udd86]/u.test(fragment),
    );
    const insides = sentences(readGbnf(content.grammar), 60).chain((inside) => scratched(inside, fragments));
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(insides, async (inside) => {
        const text = begin + inside + end;
        if (/\p{Cs}/u.test(text) || dml.parse(text).diagnostics.length === 0) return;
        refused++;
        assert(!(await accepts(text)), 'the engine accepts it');
      }),
      runs(300),
    );
    expect(refused).toBeGreaterThan(5);
  });
});

// These tell when the build is mended. When it takes code points as they are, `byteClasses` has had its day.
describe('the build of XGrammar on npm', () => {
  it('takes an escaped ^ at the beginning of a class for a negation, which is why no export has one', async () => {
    const accepts = await xg.compileAsIs('root ::= [\\u005E_]\n');
    expect([await accepts('_'), await accepts('a')]).toEqual([false, true]);
    const exported = toGbnf(readGrammar([{ source: 'test', text: 'S = [_^]' }]), 'S').text;
    for (const engine of engines) {
      const judge = await engine.compile(exported);
      expect([await judge('_'), await judge('^'), await judge('a')]).toEqual([true, true, false]);
    }
  });

  it('takes code points in classes modulo 256, which is why they are spelled as bytes for it', async () => {
    const asIs = await xg.compileAsIs('root ::= [\\u0100-\\u013F]\n');
    expect([await asIs('\u0101'), await asIs('\x01')]).toEqual([false, true]);
    const asBytes = await xg.compile('root ::= [\\u0100-\\u013F]\n');
    expect([await asBytes('\u0101'), await asBytes('\x01')]).toEqual([true, false]);
  });

  it('reads classes of any characters when they are spelled as bytes', async () => {
    const point = fc.integer({ min: 1, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff);
    const ranges = fc.array(fc.tuple(point, fc.nat({ max: 0x3000 })), { minLength: 1, maxLength: 3 });
    const hex = (code: number): string => `\\U${code.toString(16).toUpperCase().padStart(8, '0')}`;
    await fc.assert(
      fc.asyncProperty(ranges, fc.array(point, { maxLength: 20 }), async (starts, others) => {
        const parts = starts
          .map(([from, length]) => [from, Math.min(from + length, from < 0xd800 ? 0xd7ff : 0x10ffff)] as const)
          .sort(([a], [b]) => a - b);
        const accepts = await xg.compile(
          `root ::= [${parts.map(([from, to]) => `${hex(from)}-${hex(to)}`).join('')}]\n`,
        );
        const edges = parts.flatMap(([from, to]) => [from - 1, from, to, to + 1]);
        for (const code of [...others, ...edges].filter(
          (one) => one > 0 && one < 0x110000 && (one < 0xd800 || one > 0xdfff),
        )) {
          const inside = parts.some(([from, to]) => from <= code && code <= to);
          assert.equal(await accepts(String.fromCodePoint(code)), inside, hex(code));
        }
      }),
      runs(50),
    );
  });
});
