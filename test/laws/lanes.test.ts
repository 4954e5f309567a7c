import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Format, Path } from 'peglot';
import { afterEach, describe, expect, it } from 'vitest';
import { Machine } from '../../src/engine/machine.ts';
import { formats } from '../../src/formats.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { mutated } from '../../src/grammar/sentences/mutate.ts';
import { readCase } from '../corpus-file.ts';
import { randomGrammar, randomInput } from '../grammar/random-grammar.ts';
import { runs } from './law.ts';

// With lanes, a text is read as without them: what a lane reads is what the rules read.

const USUAL = Machine.lanesAfter;

afterEach(() => {
  Machine.lanesAfter = USUAL;
});

function useLanes(hasLanes: boolean): void {
  Machine.lanesAfter = hasLanes ? 0 : Number.POSITIVE_INFINITY;
}

/** All that a format says of a text. */
function resultOf(format: Format<unknown>, text: string, hasLanes: boolean): unknown {
  useLanes(hasLanes);
  const { locate, ...parsed } = format.parse(text);
  const stream = format.createStream();
  const events = [...stream.push(text.slice(0, text.length / 2)), ...stream.push(text.slice(text.length / 2))];
  return {
    parsed,
    events,
    end: stream.end().events,
    places: placesIn(parsed.value).map((path) => [path, locate(path)]),
  };
}

/** The paths of all parts of a value, down to some depth. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > 6) return [path];
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return [path, ...keys.flatMap((key) => placesIn(Reflect.get(value, key), [...path, key]))];
}

function expectSame(format: Format<unknown>, text: string): void {
  expect(resultOf(format, text, true)).toEqual(resultOf(format, text, false));
}

function expectLaw(format: Format<unknown>, cases: readonly string[], count: number): void {
  for (const text of cases) expectSame(format, text);
  const texts = mutated(fc.constantFrom(...cases));
  fc.assert(
    fc.property(texts, fc.nat(), (text, at) => {
      expectSame(format, text);
      // A lane ends before the end of the text: where that is matters.
      expectSame(format, text.slice(0, at % (text.length + 1)));
    }),
    runs(count),
  );
}

/** Those with rules marked `@lane`. */
const withLanes = [formats.duckflow];

describe('with lanes, a text is read as without them', () => {
  it.each(withLanes)('$name', (format: Format<unknown>) => {
    const folder = new URL(`../corpus/${format.name}/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    const cases = files.map((file) => readCase(readFileSync(new URL(file, folder), 'utf8')).input);
    expectLaw(format, cases, 2000);
  });

  // V8 throws where an expression could go back to too many places.
  it('a line of millions of words is read by the rules', () => {
    const words = 'a '.repeat(2.5e6).trimEnd();
    const { value } = formats.duckflow.parse(`[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] ${words}\n\n`);
    expect(value.actions[0]?.params.command).toBe(words);
  });

  it('any grammar, any text', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.array(randomInput, { minLength: 4, maxLength: 8 }), (grammar, texts) => {
        const plain = grammar.replace(/ \{ return \[.*?\]; \}/g, '').replace(/\bR(\d)/g, 'r$1');
        const { machine, steps } = rulesOf(`/** @lane */\nWhole = text:$r0 rest:$.\n${plain}`) ?? {};
        const step = steps?.Whole;
        if (machine === undefined || step?.op !== 'leaf') return;
        for (const text of texts) {
          const [quick, slow] = [true, false].map((hasLanes) => {
            useLanes(hasLanes);
            // A unit after it, so that a lane may end before the end.
            machine.load({ text: `${text}~~`, base: 0, eof: true, attributes: [], inside: [], ahead: [], options: {} });
            const end = step.read(0);
            return { text, end, value: end < 0 ? null : machine.value };
          });
          expect(quick).toEqual(slow);
        }
      }),
      runs(1500),
    );
  });
});

function rulesOf(grammar: string): ReturnType<ReturnType<typeof compileInMemory>['rules']> | undefined {
  try {
    return compileInMemory([{ source: 'random', text: grammar }]).rules();
  } catch {
    return undefined;
  }
}
