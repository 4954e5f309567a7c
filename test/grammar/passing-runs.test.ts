import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Driver } from '../../src/engine/driver.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { runs } from '../laws/law.ts';

/** A text that passes most line ends, brackets and all `*`; what it does not pass is a mark. */
const grammarOf = (annotation: string): string => `
/** @stream */
Start = Text (Mark Text)*
/**
 * @stream
 * ${annotation}
 */
Text = ([a-e]+ / newline !fence / "[" ![ab] / "*" / "{" !eof)*
newline = "\\r\\n" / "\\n" / "\\r"
fence = " " "~" / "~"
eof = !.
Mark = .
`;

/** Where the marks of the text are. */
const MARK = /\r?\n(?= ?~)|\r(?!\n)(?= ?~)|\[(?=[ab])|\{$|[ ~]/g;

const GRAMMARS = ['', '@hot'].map((annotation) =>
  compileInMemory([{ source: 'passed.peggy', text: grammarOf(annotation) }]),
);

/** The pieces of the texts, and `|` for each mark. */
function read(grammar: (typeof GRAMMARS)[number], chunks: readonly string[]): string {
  let found = '';
  const driver = new Driver(grammar, 'Start', {
    leaf: (node) => {
      if (node !== undefined) found += '|';
    },
    piece: (_, text) => {
      found += text;
    },
    mistakes: () => {},
    enter: () => {},
    leave: () => {},
  });
  for (const chunk of chunks) driver.push(chunk);
  expect(driver.end().text).toBe('');
  return found;
}

it('a text passes what it takes by itself, and stops where something may begin, however it is cut', () => {
  const unit = fc.constantFrom('a', 'b', 'e', '\n', '\r', '[', '*', '{', ' ', '~', '\n~', 'abcdeabcdeabcdeabcde');
  fc.assert(
    fc.property(fc.array(fc.string({ unit, maxLength: 12 }), { maxLength: 6 }), (chunks) => {
      const text = chunks.join('');
      // A line end of two units that a fence follows is two marks.
      const due = text.replace(MARK, (mark) => '|'.repeat(mark.length));
      for (const grammar of GRAMMARS) {
        expect(read(grammar, [text])).toBe(due);
        expect(read(grammar, chunks)).toBe(due);
      }
    }),
    runs(10_000),
  );
});
