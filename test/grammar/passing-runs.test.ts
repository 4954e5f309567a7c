import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Driver } from '../../src/engine/driver.ts';
import type { CompiledGrammar } from '../../src/engine/grammar.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { runs } from '../laws/law.ts';

/** A text that passes most line ends, brackets and all `*`; what it does not pass is a mark. */
const GRAMMAR = `
/** @stream */
Start = Text (Mark Text)*
/** @stream */
Text = ([a-e]+ / newline !fence / "[" ![ab] / "*" / "{" !eof)*
newline = "\\r\\n" / "\\n" / "\\r"
fence = " " "~" / "~"
eof = !.
Mark = .
`;

/** Where the marks of the text are. */
const MARK = /\r?\n(?= ?~)|\r(?!\n)(?= ?~)|\[(?=[ab])|\{$|[ ~]/g;

const passed = compileInMemory([{ source: 'passed.peggy', text: GRAMMAR }]);

/** The pieces of the texts, and `|` for each mark. */
function read(grammar: CompiledGrammar, chunks: readonly string[]): string {
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
      expect(read(passed, [text])).toBe(due);
      expect(read(passed, chunks)).toBe(due);
    }),
    runs(10_000),
  );
});

/** Words with blanks between them, which are the end's where an end is after them; a `c` before an `a` is none of a word. */
const WORDS = `
/** @stream */
Start = Text (Mark Text)*
/** @stream */
Text = (!end [^ c<] / " "+ !(end "!") / "c" &[^a])*
end = "<e" / "~"
Mark = .
`;

/** What a round of them takes. */
const WORD = /(?!~)[^ c<]| +(?! |<e!|~!)|c(?=[^a])/y;

it('a text passes what is a round of its own before what is next, however it is cut', () => {
  const grammar = compileInMemory([{ source: 'words.peggy', text: WORDS }]);
  const unit = fc.constantFrom(
    'a',
    'b',
    'c',
    'ca',
    'cb',
    'cé',
    ' ',
    ' ',
    '<',
    '<e',
    '~',
    '!',
    'é',
    'abdeabdeabdeabdeabde',
  );
  fc.assert(
    fc.property(fc.array(fc.string({ unit, maxLength: 12 }), { maxLength: 6 }), (chunks) => {
      const text = chunks.join('');
      let due = '';
      for (let at = 0; at < text.length; at++) {
        WORD.lastIndex = at;
        const round = WORD.exec(text)?.[0];
        due += round ?? '|';
        if (round !== undefined) at += round.length - 1;
      }
      expect(read(grammar, [text])).toBe(due);
      expect(read(grammar, chunks)).toBe(due);
    }),
    runs(10_000),
  );
});
