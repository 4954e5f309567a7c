import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Driver } from '../../src/engine/driver.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { runs } from '../laws/law.ts';

const grammar = (annotation: string): string => `
/** @stream */
Start = (Called / Lone / Other)*
Called = "#" &goesOn
Lone = "#" / "\\\\"
Other = text:$[^#\\\\]
${annotation}
goesOn = (pair / [^;\\\\\\n])* ";" &"!"
pair = "\\\\" [^\\n]
`;

const plain = compileInMemory([{ source: 'plain.peggy', text: grammar('') }]);
const marked = compileInMemory([{ source: 'scan.peggy', text: grammar('/** @scan */') }]);

/** The parts of a text that comes in chunks. */
function parts(compiled: typeof plain, chunks: readonly string[]): unknown[] {
  const found: unknown[] = [];
  const sink = {
    leaf: (value: unknown) => void found.push(value),
    piece: () => {},
    mistakes: () => {},
    enter: () => {},
    leave: () => {},
  };
  const driver = new Driver(compiled, 'Start', sink);
  for (const chunk of chunks) driver.push(chunk);
  driver.end();
  return found;
}

describe('a rule marked @scan', () => {
  it('finds what it would find without the mark, whatever the chunks', () => {
    const piece = fc.string({ unit: fc.constantFrom('#', ';', '!', '\\', '\n', 'a'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (chunks) => {
        const expected = parts(plain, [chunks.join('')]);
        expect(parts(marked, [chunks.join('')])).toEqual(expected);
        expect(parts(marked, chunks)).toEqual(expected);
      }),
      runs(100),
    );
  });

  it('is a loop and what ends it', () => {
    const text = '/** @scan */\nWhole = "a" "b"';
    expect(() => compileInMemory([{ source: 'scan.peggy', text }])).toThrow(/@scan: the rule is a loop/);
  });
});
