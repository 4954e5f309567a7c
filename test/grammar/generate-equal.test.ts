import fc from 'fast-check';
import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { unitsOf } from '../../src/engine/matchers/units.ts';
import type { Reading } from '../../src/engine/reading.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { runs } from '../laws/law.ts';
import { mayLoop, randomGrammar, randomInput } from './random-grammar.ts';

/** The random grammars with rules that make no nodes, and without code. */
const plainGrammar = randomGrammar().map((grammar) =>
  grammar.replace(/ \{ return \[.*?\]; \}/g, '').replace(/\bR(\d)/g, 'r$1'),
);

describe('a generated parser reads as Peggy does', () => {
  it('any grammar, any text: the same value, the same end', () => {
    fc.assert(
      fc.property(plainGrammar, fc.array(randomInput, { minLength: 4, maxLength: 8 }), (grammar, texts) => {
        const reference = peggyOf(grammar);
        if (reference === undefined) return;
        const { machine, steps } = compileInMemory([
          { source: 'random', text: `Whole = value:r0\n${grammar}` },
        ]).rules();
        const [start] = Object.values(steps);
        if (start?.op !== 'leaf') throw new Error('the start rule is no leaf');
        for (const text of texts) {
          machine.load(readingOf(text));
          const end = start.read(0);
          const expected = reference(text);
          expect({ text, end, value: end < 0 ? undefined : plain(valueIn(machine.value)) }).toEqual({
            text,
            ...expected,
          });
        }
      }),
      runs(300),
    );
  });

  it('one unit of several classes, of which one rules units out', () => {
    const grammar = 'r0 = (r1 / "a")* "c"?\nr1 = [xy] / ![c-e] [^ab]';
    const reference = peggyOf(grammar);
    const { machine, steps } = compileInMemory([{ source: 'classes', text: `Whole = value:r0\n${grammar}` }]).rules();
    const [start] = Object.values(steps);
    if (start?.op !== 'leaf') throw new Error('the start rule is no leaf');
    for (const text of ['xac', 'xd', 'fy', 'c', 'ab']) {
      machine.load(readingOf(text));
      const end = start.read(0);
      expect({ text, end, value: plain(valueIn(machine.value)) }).toEqual({ text, ...reference?.(text) });
    }
  });

  it('a run that many words end', () => {
    const words = [
      '"abc"i',
      '"bd"i',
      '"cab"i',
      '"dda"i',
      '"k"i "x"',
      '"aa"',
      '"cc"i',
      '"dc"i',
      '"ca"i',
      '"bb"i',
      '"bac"i',
    ];
    const letters = fc.constantFrom('a', 'b', 'c', 'd', 'A', 'B', 'C', 'D', 'k', '\u212a', '\n');
    const texts = fc.array(letters, { maxLength: 12 }).map((found) => found.join(''));
    for (const list of [words.filter((word) => !word.includes('x')), words.filter((word) => word !== '"aa"')]) {
      const grammar = `r0 = $(r2 r2?)\nr1 = ${list.join(' / ').replace(' "x"', '')}\nr2 = (!r1 [^\\n])* "\\n"`;
      const reference = peggyOf(grammar);
      const { machine, steps } = compileInMemory([{ source: 'words', text: `Whole = value:r0\n${grammar}` }]).rules();
      const [start] = Object.values(steps);
      if (start?.op !== 'leaf' || reference === undefined) throw new Error('the start rule is no leaf');
      const { read } = start;
      fc.assert(
        fc.property(texts, texts, (text, more) => {
          machine.load(readingOf(text));
          const end = read(0);
          const found = { end, value: end < 0 ? undefined : plain(valueIn(machine.value)) };
          expect(found).toEqual(reference(text));
          if (!machine.hitEnd) expect(found).toEqual(reference(text + more));
        }),
        runs(1000),
      );
    }
  });

  it('what was read without a look at the end stays, whatever follows', () => {
    fc.assert(
      fc.property(plainGrammar, randomInput, randomInput, (grammar, text, more) => {
        const reference = peggyOf(grammar);
        if (reference === undefined) return;
        const { machine, steps } = compileInMemory([
          { source: 'random', text: `Whole = value:r0\n${grammar}` },
        ]).rules();
        const [start] = Object.values(steps);
        if (start?.op !== 'leaf') throw new Error('the start rule is no leaf');
        machine.load(readingOf(text));
        const end = start.read(0);
        if (machine.hitEnd) return;
        expect(reference(text + more)).toEqual({ end, value: end < 0 ? undefined : plain(valueIn(machine.value)) });
      }),
      runs(600),
    );
  });

  it('where a run was the first to look at the end, more of its units change nothing: it looks there again', () => {
    const grammars = [
      'r0 = [ab]+ "c"',
      'r0 = "a"* r1 "c"\nr1 = [b\\n]*',
      'r0 = (!"b" [ac])+ "b" / r1\nr1 = [^\\n]* "\\n"',
      'r0 = ([bc]+ / "a"+ "é" / !r1 .)*\nr1 = "A" [a-c]* "A"',
      'r0 = r1 r1 / [a-c]+ "A"\nr1 = "ab" [c]* &"A"',
    ];
    let compared = 0;
    for (const grammar of grammars) {
      const { machine, steps } = compileInMemory([{ source: 'runs', text: `Whole = value:$r0\n${grammar}` }]).rules();
      const [start] = Object.values(steps);
      if (start?.op !== 'leaf') throw new Error('the start rule is no leaf');
      const touchedIn = (text: string): boolean | string => {
        machine.load(readingOf(text));
        start.read(0);
        return machine.hitEnd;
      };
      fc.assert(
        fc.property(
          randomInput,
          fc.constantFrom('a', 'b', 'c', 'A', 'é'),
          fc.integer({ min: 1, max: 3 }),
          (...given) => {
            const [text, unit, count] = given;
            const hitEnd = touchedIn(text);
            if (typeof hitEnd !== 'string' || unitsOf(hitEnd).endOf(unit, 0, null) === 0) return;
            compared++;
            expect({ grammar, text, hitEnd: touchedIn(text + unit.repeat(count)) }).toEqual({
              grammar,
              text,
              hitEnd,
            });
          },
        ),
        runs(10_000),
      );
    }
    expect(compared).toBeGreaterThan(50);
  });
});

/** Leaves give values only where nodes are: the value is in one. */
function valueIn(node: unknown): unknown {
  return typeof node === 'object' && node !== null && 'value' in node ? node.value : undefined;
}

function readingOf(text: string): Reading {
  return { text, base: 0, eof: true, attributes: [], inside: [], ahead: [], options: {} };
}

interface Found {
  readonly end: number;
  readonly value: unknown;
}

/** Reads a prefix of a text with Peggy's own parser; undefined for grammars that Peggy refuses. */
function peggyOf(grammar: string): ((text: string) => Found) | undefined {
  try {
    if (mayLoop(grammar)) return undefined;
    const parser = peggy.generate(`Whole = value:r0\n${grammar}`);
    return (text) => {
      const found: unknown = parser.parse(text, { peg$library: true });
      if (!isLibraryResult(found)) throw new Error('Peggy has no library mode any more');
      if (found.peg$result === found.peg$FAILED) return { end: -1, value: undefined };
      return { end: found.peg$currPos, value: plain(found.peg$result) };
    };
  } catch (error) {
    if (error instanceof peggy.GrammarError) return undefined;
    throw error;
  }
}

/** Predicates have no value: Peggy gives `undefined` for them, generated parsers `null`. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

interface LibraryResult {
  readonly peg$result: unknown;
  readonly peg$FAILED: unknown;
  readonly peg$currPos: number;
}

function isLibraryResult(value: unknown): value is LibraryResult {
  return typeof value === 'object' && value !== null && 'peg$result' in value && 'peg$currPos' in value;
}
