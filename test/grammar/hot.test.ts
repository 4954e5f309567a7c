import { expect, it } from 'vitest';
import { visit } from '../../src/engine/visit.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { generateParser } from '../../src/grammar/generate/generate.ts';

/** The nodes of a text, by their names and what they read. */
function read(grammar: string, text: string): string[] {
  const found: string[] = [];
  const note = (node: { type: string; start: number; end: number }): void => {
    found.push(`${node.type}: ${text.slice(node.start, node.end)}`);
  };
  visit(compileInMemory([{ source: 'hot.peggy', text: grammar }]), text, {
    Whole: note,
    Entry: note,
    EntryCode: note,
  });
  return found;
}

it('a streamed rule that is marked @hot hands down what it says, also where it is read in one go', () => {
  const grammar = `
/** @stream */
Start = Whole*
Whole = block:Block
/**
 * @stream
 * @attribute fence run
 * @hot
 */
Block = run:marks text:(!end .)* close:End?
marks = $"~"+ / $"="+
End = end
end = "|" fence
/** @same fence */
fence = marks
`;
  expect(read(grammar, '~~a|~b|~~=c|=')).toEqual(['Whole: ~~a|~b|~~', 'Whole: =c|=']);
});

it('a rule that is marked @hot may be called as its code is', () => {
  const grammar = `
/** @stream */
Start = (Entry / EntryCode)*
/** @hot */
Entry = "-" text:$[a-z]+
/** @hot */
EntryCode = "+" text:$[a-z]+
`;
  expect(read(grammar, '-a+b')).toEqual(['Entry: -a', 'EntryCode: +b']);
});

it('a rule that is marked @hot knows what streamed rules it is read in, and reads small rules in place', () => {
  const grammar = `
/** @stream */
Start = (Whole / Entry)*
/** @stream */
Whole = "[" Entry* "]"?
/** @hot */
Entry
  = inWhole blanks "-"
  / !inWhole blanks "+"
/** @inside Whole */
inWhole = ""
blanks = blank*
blank = [ \\t]
`;
  expect(read(grammar, '+ +[- -]\t+')).toEqual(['Entry: +', 'Entry:  +', 'Entry: -', 'Entry:  -', 'Entry: \t+']);
  expect(read(grammar, '[ -+]')).toEqual(['Entry:  -', 'Entry: +']);
});

it('the code of a rule names what it uses, and nothing else', () => {
  const grammar = '/** @hot */\nWhole = mark:Mark "b"\n/** @hot */\nMark = ""';
  const code = generateParser([{ source: 'hot.peggy', text: grammar }], { engine: 'engine' });
  expect(/function readMarkCode\(p: number\): number \{[^}]*\}/.exec(code)?.[0]).not.toMatch(/ = m;/);
  expect(read(grammar, 'b')).toEqual(['Whole: b']);
});

it.each([
  ['', false],
  ['&{ return w !== "x"; }', true],
  ['!{ return w === "x"; }', true],
])('code is there where its value is asked for, or something in it tests a label: %s', (test, isThere) => {
  const word = `(w:$[a-z]+ ${test} { return w + "!"; })`;
  const code = (text: string): string => generateParser([{ source: 'code.peggy', text }], { engine: 'engine' });
  expect(code(`Whole = text:${word}`)).toContain('return w + "!"');
  expect(code(`Whole = !${word} text:.`).includes('return w + "!"')).toBe(isThere);
});
