import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import peggy from 'peggy';
import { afterAll, describe, expect, it } from 'vitest';
import { generateBeside } from '../../src/cli/generate/parser-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'peglot-recover-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function recovering(name: string, text: string, options: object = {}) {
  const file = join(folder, name);
  writeFileSync(file, text);
  // Types of their own take ts-pegjs seconds a grammar.
  const how = { kind: 'peggy' as const, peggy: { tspegjs: { skipTypeComputation: true }, ...options } };
  return import(pathToFileURL((await generateBeside(file, false, how)).file).href);
}

const SUM = `Sum = first:Operand rest:("+" @Operand)* BadRest? { return rest.reduce((a, b) => a + b, first); }
Operand = BadNumber / Number / MissingNumber
Number = digits:$[0-9]+ { return Number(digits); }

/**
 * A number is written in words.
 * @severity warning
 * @example 1+two
 * @hint Write digits.
 */
BadNumber = word:("one" / "two") !"!" { return word === 'one' ? 1 : 2; }

/**
 * A number is missing. It counts as 0.
 * @severity error
 * @example 1+
 */
MissingNumber = "" { return 0; }

BadRest = .+
`;

describe('a grammar of Peggy’s with rules that name mistakes', async () => {
  const { parse, recover, ...parser } = await recovering('sum.peggy', SUM);

  it('gives value and findings', () => {
    expect(recover('1+2')).toEqual({ value: 3, ok: true, diagnostics: [] });
    expect(recover('1+two')).toEqual({
      value: 3,
      ok: true,
      diagnostics: [
        {
          code: 'bad-number',
          severity: 'warning',
          message: 'A number is written in words.',
          hint: 'Write digits.',
          range: { start: 2, end: 5 },
        },
      ],
    });
    expect(recover('one++2')).toMatchObject({
      value: 3,
      ok: false,
      diagnostics: [{ code: 'bad-number' }, { code: 'missing-number', range: { start: 4, end: 4 } }],
    });
  });

  it('one that nothing explains is an error by its name', () => {
    const rest = { code: 'bad-rest', severity: 'error', message: 'Bad rest.', range: { start: 1, end: 3 } };
    expect(recover('1;;')).toEqual({ value: 1, ok: false, diagnostics: [rest] });
  });

  it('what was found in an alternative that did not match is forgotten', () => {
    expect(recover('two!').diagnostics.map(({ code }: { code: string }) => code)).toEqual([
      'missing-number',
      'bad-rest',
    ]);
  });

  it('still throws from parse, and tells what is none of the grammar', async () => {
    const strict = await recovering(
      'strict.peggy',
      'List = Item+ { return text(); }\nItem = "a" / BadItem\nBadItem = "A"\n',
    );
    expect(strict.parse('aA')).toBe('aA');
    expect(() => strict.parse('ab')).toThrow(strict.SyntaxError);
    expect(strict.recover('aAb')).toMatchObject({
      value: undefined,
      ok: false,
      diagnostics: [{ code: 'syntax', range: { start: 2, end: 3 } }],
    });
    expect(parse('')).toBe(0);
    expect(parser.SyntaxError).toBeTypeOf('function');
  });

  it('is refused with a cache, of which nothing is told', async () => {
    await expect(recovering('cached.peggy', SUM, { cache: true })).rejects.toThrow(
      'with cache, rules that name mistakes are not told',
    );
  });
});

/** Each mistake is in the value, too: what is told is what the value holds. */
const TREE = `Start = @Part* !.
Part
  = "(" @Part|.., ","| ")"
  / &(BadLook "x") @"x"
  / !(BadLook "y") @Opt
  / $"z"
  / BadLook
  / BadEnd
Opt = a:BadLetter? b:("-" @(BadSign / "1"))? c:BadTwo|2| { return [a, b, c]; }
  / a:(BadLetter / "c")+ "." { return a; }
BadLetter = "a" { return 'BadLetter'; }
BadSign = "+" { return 'BadSign'; }
BadTwo = [ab] { return 'BadTwo'; }
BadLook = "q" { return 'BadLook'; }
BadEnd = . { return 'BadEnd'; }
`;

it('tells just the mistakes of the way that was taken, and changes no value', async () => {
  const { recover } = await recovering('tree.peggy', TREE);
  const theirs = peggy.generate(TREE);
  const held = (value: unknown): string[] =>
    Array.isArray(value) ? value.flatMap(held) : typeof value === 'string' && value.startsWith('Bad') ? [value] : [];
  const codes = (value: unknown): string[] => held(value).map((name) => `bad-${name.slice(3).toLowerCase()}`);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aabbc+-1.,()xyzq!'), maxLength: 12 }), (text) => {
      let value: unknown;
      try {
        value = theirs.parse(text);
      } catch {
        expect(recover(text).value).toBeUndefined();
        return;
      }
      const read = recover(text);
      expect(read.value).toEqual(value);
      expect(read.diagnostics.map(({ code }: { code: string }) => code)).toEqual(codes(value));
    }),
    { numRuns: 2000 },
  );
});
