import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalExports, canonicals } from '../../src/cli/grammar/canonical.ts';
import { ExportError, toGbnf } from '../../src/export/export.ts';
import { readGrammar } from '../../src/grammar/read.ts';
import { canonicalTexts } from '../gbnf/canonical-texts.ts';
import { expectClean, isClean } from '../gbnf/clean.ts';
import { readGbnf } from '../gbnf/read-gbnf.ts';
import { recognizes } from '../gbnf/recognize.ts';
import { sentences } from '../gbnf/sample.ts';
import { mayLoop, randomGrammar } from '../grammar/random-grammar.ts';
import { lawsOf } from '../laws/index.ts';
import { runs } from '../laws/law.ts';
import { noise, scratched } from '../laws/texts.ts';
import { documentsOf } from './documents/documents.ts';
import { llamaCpp, xgrammar } from './engines.ts';

const folder = new URL('../../generated/gbnf/', import.meta.url);
const xg = await xgrammar();
const llama = llamaCpp();
const engines = [llama, xg];

describe.each(engines)('in $name', (engine) => {
  describe.each(canonicalExports)('the exported grammar $name', async ({ name, format }) => {
    const gbnf = readFileSync(new URL(`${name}.gbnf`, folder), 'utf8');
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

    it('holds the documents of the set', async () => {
      const refused: string[] = [];
      for (const document of documentsOf(format)) if (!(await accepts(document.text))) refused.push(document.name);
      expect(refused).toEqual(LEFT_OUT.get(format) ?? []);
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

/** The documents of the set that the exports are stricter about, as their own comments say. */
const LEFT_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  ['duckflow', ['no reasoning', 'notes before planning, no reasoning']],
]);

it('the set holds at least thirty valid documents of each format', () => {
  for (const { format } of canonicals) {
    const documents = documentsOf(format);
    expect(new Set(documents.map(({ text }) => text)).size).toBeGreaterThanOrEqual(30);
    for (const { name, errors } of documents) expect(errors, name).toEqual([]);
  }
});

const short = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', '\n', 'é', '🦆'), { maxLength: 6 })
  .map((chars) => chars.join(''));

describe('the export of a random grammar', () => {
  // XGrammar merges states of its automata that are not equal, see below: it cannot stand in for the reference here.
  it('is read by llama.cpp as it is meant', async () => {
    let held = 0;
    const texts = fc.array(short, { minLength: 30, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(randomGrammar(), texts, fc.nat(), async (grammar, others, seed) => {
        const gbnf = exportOf(grammar);
        if (gbnf === undefined) return;
        const read = readGbnf(gbnf);
        const accepts = await llama.compile(gbnf);
        for (const text of [...others, ...fc.sample(sentences(read, 12), { numRuns: 10, seed })]) {
          const inside = recognizes(read, text);
          if (inside) held++;
          assert.equal(await accepts(text), inside, `${JSON.stringify(text)}\n${gbnf}`);
        }
      }),
      // llama.cpp takes exponential time for some ambiguous grammars and cannot be interrupted: always the same ones.
      { seed: 20261121, numRuns: 100 },
    );
    expect(held).toBeGreaterThan(100);
  });

  it('so is that of a grammar that is not ours, by both engines', async () => {
    const text = readFileSync(new URL('../grammar/settings.peggy', import.meta.url), 'utf8');
    const gbnf = toGbnf(readGrammar([{ source: 'settings.peggy', text }]), 'Settings').text;
    const read = readGbnf(gbnf);
    const judges = await Promise.all(engines.map(({ compile }) => compile(gbnf)));
    const near = sentences(read, 60).chain((sentence) => fc.oneof(fc.constant(sentence), scratched(sentence, noise)));
    await fc.assert(
      fc.asyncProperty(near, async (sentence) => {
        if (/\p{Cs}|\0/u.test(sentence)) return;
        const inside = recognizes(read, sentence);
        for (const accepts of judges) assert.equal(await accepts(sentence), inside);
      }),
      runs(100),
    );
  });
});

/** The exported grammar; undefined where there is none. */
function exportOf(grammar: string): string | undefined {
  if (mayLoop(grammar)) return undefined;
  try {
    return toGbnf(readGrammar([{ source: 'random', text: grammar }]), 'R0', { steps: 250_000 }).text;
  } catch (error) {
    assert(error instanceof ExportError || isMistake(error), String(error));
    return undefined;
  }
}

/** True for what Peggy says of a grammar it does not take. */
function isMistake(error: unknown): boolean {
  return error instanceof Error && 'location' in error;
}

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
        if (/\p{Cs}/u.test(text) || isClean('dml', text)) return;
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

  it('takes states of its automata for equal that are not', async () => {
    // https://github.com/mlc-ai/xgrammar/pull/911
    const looser = 'root ::= [a-z]* [a-z] "c" "d"\n';
    expect([await (await xg.compile(looser))('cd'), await (await llama.compile(looser))('cd')]).toEqual([true, false]);
    const stricter = 'root ::= "a" | ("a" | "\\u00E9a") "a"\n';
    expect([await (await xg.compile(stricter))('éaa'), await (await llama.compile(stricter))('éaa')]).toEqual([
      false,
      true,
    ]);
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
