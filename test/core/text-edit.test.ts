import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, shrinkEdits, type TextEdit } from '../../src/core/text-edit.ts';
import { runs } from '../laws/law.ts';

const edit = (start: number, end: number, text: string): TextEdit => ({ range: { start, end }, text });

describe('edits', () => {
  it('are made where the text was, in order of their places', () => {
    expect(applyEdits('abcd', [edit(3, 4, 'D'), edit(0, 1, 'A')])).toBe('AbcD');
    // Those at one place stay in their order; what is inserted before a stretch is before what replaces it.
    expect(applyEdits('ab', [edit(1, 2, 'B'), edit(1, 1, '1'), edit(1, 1, '2')])).toBe('a12B');
    expect(applyEdits('ab', [edit(0, 1, 'A'), edit(1, 2, 'B'), edit(2, 2, '.')])).toBe('AB.');
  });

  it.each([
    ['overlap', [edit(0, 2, ''), edit(1, 3, '')]],
    ['end before they begin', [edit(2, 1, '')]],
    ['end behind the text', [edit(0, 4, '')]],
  ])('that %s are refused', (_, edits) => {
    expect(() => applyEdits('abc', edits)).toThrow(RangeError);
  });

  it.each<[string, string, TextEdit, TextEdit[]]>([
    ['what is the same at both ends is left', 'abcd', edit(0, 4, 'axd'), [edit(1, 3, 'x')]],
    ['an insertion in a run', 'aa', edit(0, 2, 'aaa'), [edit(2, 2, 'a')]],
    ['a deletion in a run', 'aaa', edit(0, 3, 'aa'), [edit(2, 3, '')]],
    ['nothing changes', 'abc', edit(1, 2, 'b'), []],
    ['a first half that is the same', '\u{1f986}', edit(0, 2, '\u{1f987}'), [edit(0, 2, '\u{1f987}')]],
    ['a last half that is the same', '\u{1f986}', edit(0, 2, '\u{1fd86}'), [edit(0, 2, '\u{1fd86}')]],
    ['a half beside a whole one', 'x\u{1f986}', edit(0, 3, 'x\ud83e'), [edit(1, 3, '\ud83e')]],
    ['a half of its own', '\ud83ex', edit(0, 2, '\ud83ey'), [edit(1, 2, 'y')]],
    ['the first and the last of each half', '\u{10000}', edit(0, 2, '\u{103ff}'), [edit(0, 2, '\u{103ff}')]],
    ['the last pair', '\u{10fc00}', edit(0, 2, '\u{10ffff}'), [edit(0, 2, '\u{10ffff}')]],
    ['what stands behind it is not its own', 'ab', edit(0, 0, 'a'), [edit(0, 0, 'a')]],
    ['what stands before it is not its own', 'ab', edit(2, 2, 'b'), [edit(2, 2, 'b')]],
    ['a beginning inside a pair', '\u{1f986}', edit(1, 2, '\udd87'), [edit(1, 2, '\udd87')]],
    ['an end inside a pair', '\u{1f986}', edit(0, 1, '\ud83d'), [edit(0, 1, '\ud83d')]],
    ['a line end that loses its LF', 'a\r\nb', edit(0, 4, 'a\rb'), [edit(1, 3, '\r')]],
    ['a line end that loses its CR', 'a\r\nb', edit(0, 4, 'a\nb'), [edit(1, 3, '\n')]],
    ['a line end that gets a CR', 'a\nb', edit(0, 3, 'a\r\nb'), [edit(1, 2, '\r\n')]],
    ['line ends in the other order', 'a\n\rb', edit(0, 4, 'a\n\rc'), [edit(3, 4, 'c')]],
  ])('are shrunk: %s', (_, text, given, expected) => {
    expect(shrinkEdits(text, [given])).toEqual(expected);
    expect(applyEdits(text, shrinkEdits(text, [given]))).toBe(applyEdits(text, [given]));
  });

  it('shrunk do the same, and begin and end between characters and line ends', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\ud83e', '\udd86', '\udd87'), maxLength: 8 });
    const isInside = (text: string, at: number): boolean =>
      /^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(text.slice(at - 1, at + 1));
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        const edits = shrinkEdits(text, [edit(0, text.length, other)]);
        expect(applyEdits(text, edits)).toBe(other);
        for (const { range } of edits)
          expect([range.start, range.end].some((at) => at > 0 && isInside(text, at))).toBe(false);
      }),
      runs(5000),
    );
  });
});
