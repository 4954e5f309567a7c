import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Machine } from '../../src/engine/machine.ts';
import { choice } from '../../src/engine/matchers/expressions.ts';
import type { Match } from '../../src/engine/matchers/match.ts';
import { ofCase } from '../../src/engine/matchers/operations.ts';
import type { Part } from '../../src/engine/matchers/parts.ts';
import { Rules } from '../../src/engine/matchers/table.ts';

/** Expressions of two letters. What is repeated reads something. */
const parts = fc.letrec<{ part: Part; some: Part }>((tie) => ({
  some: fc.oneof(
    fc.constantFrom<Part>('a', 'b', 'ab', 'ba', 'aab', ['[', 'ab'], ['[+', 'a'], ['i', 'ab'], ['|', 1, 2, false, 'a']),
    fc.tuple(tie('some'), tie('part')).map(([one, other]): Part => ['s', one, other]),
    fc.tuple(tie('part'), tie('some')).map(([one, other]): Part => ['s', one, other]),
    fc.tuple(tie('some'), tie('some')).map(([one, other]): Part => ['/', one, other]),
  ),
  part: fc.oneof(
    { depthSize: 'small' },
    tie('some'),
    fc.constantFrom<Part>('', ['[*', 'b'], ['|', 0, 1, false, 'b']),
    fc.tuple(fc.constantFrom('?', '*', '!', '&'), tie('some')).map(([operation, one]): Part => [operation, one]),
    fc.tuple(tie('part'), tie('part')).map(([one, other]): Part => ['s', one, other]),
  ),
}));

const machine = new Machine();

function endOf(match: Match, text: string): number {
  machine.load({ text, base: 0, eof: true, attributes: [], inside: [], ahead: [], options: {} });
  machine.hitEnd = false;
  return match(0);
}

it('the unit after the first one, once it is asked for, leaves out nothing that matches', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(parts.part, { minLength: 2, maxLength: 4 }),
      fc.array(texts, { maxLength: 12 }),
      (all, tried) => {
        const made = (): Match => {
          const rules = new Rules(
            machine,
            all.map((part) => JSON.stringify([0, part])),
            { operations: { i: ofCase } },
          );
          return choice(machine, ...all.map((_, number) => rules.at(number)));
        };
        const often = made();
        for (let time = 0; time < 70; time++) for (const text of ['ab', 'ba']) endOf(often, text);
        for (const text of tried) expect(endOf(often, text)).toBe(endOf(made(), text));
      },
    ),
    { numRuns: 1000 },
  );
});

it('what only looks ahead before the first unit says nothing of the second', () => {
  const looks: Part = ['s', ['&', 'a'], ['!', 'aab']];
  const rules = new Rules(
    machine,
    [
      [0, looks, 'a'],
      [0, ['s', 0, 'ab']],
      [0, 'aa'],
    ].map((rule) => JSON.stringify(rule)),
  );
  const often = choice(machine, rules.at(1), rules.at(2));
  expect(Array.from({ length: 70 }, () => endOf(often, 'ab'))).toEqual(Array.from({ length: 70 }, () => 2));
});
