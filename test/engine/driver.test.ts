import fc from 'fast-check';
import peggy from 'peggy';
import { describe, expect, it } from 'vitest';
import { Driver } from '../../src/engine/driver.ts';
import type { CompiledGrammar } from '../../src/engine/grammar.ts';
import type { TreeNode } from '../../src/engine/tree-node.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { mayLoop, randomGrammar } from '../grammar/random-grammar.ts';
import { every, runs } from '../laws/law.ts';

/** A part as a driver hands it out: what it is, where, and its text where it is a text. */
type Part = readonly [type: string, start: number, end: number, text?: string];

/** Random rules of no nodes, `r0` to `r3`. */
const lexical = randomGrammar().map((grammar) =>
  grammar.replace(/ \{ return \[.*?\]; \}/g, '').replace(/\bR(\d)/g, 'r$1'),
);

/** Blocks whose text comes in pieces, in all the ways that a grammar may say so. */
const SHAPES = [
  // What is in the text, and what ends it, is random.
  `BlockText = (!BlockEnd r2 / [^\\n)]+ / eol !r3)*
BlockEnd = ")" r3?`,
  // The end has the index of the beginning, and an end of its own may come later.
  `BlockText = ([^\\n)]+ / eol / !BlockEnd ")" / !BlockEnd r2)*
BlockEnd = ")" own / ")" !ownLater "x"
/** @same index */
own = digit
endLine = ")" @digit
/** @later endLine index */
ownLater = ""`,
  // The end closes the run that is open.
  `BlockText = ([^\\n~]+ / !BlockEnd "~" / eol)*
BlockEnd = close
/** @closes index */
close = $"~"+`,
  // Lines in other spellings; a character in them is a mistake.
  `BlockText = (line / eol)? (BadMark / !BlockEnd line r2? eol? / eol !r3 line)* ("x" r1? line)?
BlockEnd = ")" r3?
line = [^\\n)é]+
/**
 * A mark.
 * @severity warning
 * @example (aé
 * @hint Leave it out.
 */
BadMark = "é"`,
  // Some units are rounds by themselves, whatever is after them.
  `BlockText = (!BlockEnd !r2 [^b] / [a-c]+ !r3 / !BlockEnd r1)*
BlockEnd = ")" r3?`,
  // Nothing in it is more than one line; its rounds end in what may be left out.
  `BlockText = line? eol? (!r2 line+ eol? / (eol line?)+)*
BlockEnd = ")" r3?
line = $[^\\n)]`,
];

function blockGrammar(shape: number, rules: string, stream: string): string {
  return `Doc = Item*
Item = Block / Leaf / BadUnit
/**
 * ${stream}
 * @attribute index head.run
 */
Block = head:BlockHead text:BlockText close:(BlockEnd / MissingBlockEnd)
BlockHead = "(" run:(digit / $"~"+ / "") eol?
/** ${stream} */
${SHAPES[shape]}
/**
 * Nothing ends a block.
 * @severity error
 * @example (
 * @hint End it.
 */
MissingBlockEnd = ""
Leaf = value:$r0
/**
 * A unit that means nothing.
 * @severity warning
 * @example ?
 * @hint Leave it out.
 */
BadUnit = .
digit = [01]
eol = "\\n"
${rules}`;
}

const blockTexts = fc
  .array(
    fc.constantFrom('(', '(0', '(1', '(~~', ')', ')0', ')1', ')0x', '~', '~~~', '\n', 'a', 'b', 'c', 'é', '\ud83d'),
    {
      maxLength: 16,
    },
  )
  .map((pieces) => pieces.join(''));

describe('the driver', () => {
  for (const shape of every(2, [...SHAPES.keys()])) {
    it(`shape ${shape}: any grammar, any text, any split: the same parts, which tile the text`, () => {
      fc.assert(
        fc.property(lexical, blockTexts, fc.array(fc.nat(24), { maxLength: 6 }), (rules, text, cuts) => {
          const streamed = compiled(blockGrammar(shape, rules, '@stream'));
          const plain = compiled(blockGrammar(shape, rules, ''));
          fc.pre(streamed !== undefined && plain !== undefined);
          const whole = read(streamed, text, []);
          expect({ text, parts: blocksOf(whole) }).toEqual({ text, parts: blocksOf(read(plain, text, [])) });
          expect({ text, parts: read(streamed, text, cuts) }).toEqual({ text, parts: whole });
          expect({
            text,
            parts: read(
              streamed,
              text,
              [...text].map((_, at) => at),
            ),
          }).toEqual({ text, parts: whole });
        }),
        runs(100),
      );
    });
  }

  it.each([
    'line (eol !mark line)* eol?',
    'line? eol?',
    '(line / eol) (eol / !mark line)*',
    '(!mark line eol?)*',
    '(!mark line eol?)+',
    '(line / eol)*',
    '(line / badEol)*',
    '(line+ / badEol !mark)*',
    '(unit / eol)*',
    '[^\\n]*',
  ])('hands out a text while it comes: %s', (text) => {
    const grammar = compiled(`Doc = Text
/** @stream */
Text = ${text}
line = [^\\n]+
unit = [^\\n]
mark = "#"
eol = "\\n"
badEol = eol / BadEnd
/**
 * A line ends with CR.
 * @severity warning
 * @example a\r
 * @hint End it with LF.
 */
BadEnd = "\\r"`);
    if (grammar === undefined) throw new Error('the grammar is refused');
    const pieces: string[] = [];
    const nothing = (): void => {};
    const driver = new Driver(grammar, 'Doc', {
      leaf: nothing,
      piece: (_, piece) => pieces.push(piece),
      mistakes: nothing,
      enter: nothing,
      leave: nothing,
    });
    for (const unit of 'one l') driver.push(unit);
    expect(pieces.join('')).toBe('one l');
  });

  it('refuses a streamed rule of which a later part may fail', () => {
    expect(() => compileInMemory([{ source: 'x', text: 'Doc = Pair*\n/** @stream */\nPair = "a" "b"' }])).toThrow(
      'after the first part',
    );
  });

  it('reads thousands of blocks in each other without a stack; where more are open, the text ends', () => {
    const grammar = compileInMemory([
      { source: 'x', text: 'Doc = Nest*\n/** @stream */\nNest = Open Nest* Close?\nOpen = "("\nClose = ")"' },
    ]);
    const text = (levels: number): string => '('.repeat(levels) + ')'.repeat(levels);
    const deep = read(grammar, text(9_000), [3, 15_000]);
    expect(deep.filter(([type]) => type === 'Close')).toHaveLength(9_000);
    const deeper = [[], [3, 15_000], [99_999, 100_000, 100_001]].map((cuts) => read(grammar, text(100_000), cuts));
    for (const parts of deeper) expect(parts).toEqual(deeper[0]);
    const rest = deeper[0]?.at(-1);
    expect(rest).toEqual(['rest', expect.any(Number), 200_000]);
    expect(deeper[0]?.filter(([type]) => type === '>Nest')).toHaveLength(Number(rest?.[1]));
    expect(deeper[0]?.some(([type]) => type === 'Close')).toBe(false);
  });
});

function compiled(grammar: string): CompiledGrammar | undefined {
  try {
    if (mayLoop(grammar)) return undefined;
    return compileInMemory([{ source: 'random', text: grammar }]);
  } catch (error) {
    if (error instanceof peggy.GrammarError) return undefined;
    throw error;
  }
}

/** Reads a text that is cut at some places; pieces of one text that follow each other are one part. */
function read(grammar: CompiledGrammar, text: string, cuts: readonly number[]): Part[] {
  const parts: Part[] = [];
  const driver = new Driver(grammar, grammar.starts[0] ?? '', {
    leaf: (value) => {
      if (isNode(value)) parts.push([value.type, value.start, value.end]);
    },
    piece: (rule, piece, from, to) => {
      const last = parts.at(-1);
      if (last?.[0] === rule && last[2] === from) parts[parts.length - 1] = [rule, last[1], to, `${last[3]}${piece}`];
      else parts.push([rule, from, to, piece]);
    },
    mistakes: (found) => parts.push(...found.map(({ type, start: from, end }): Part => [`!${type}`, from, end])),
    enter: (rule, at) => parts.push([`<${rule}`, at, at]),
    leave: (rule, at) => parts.push([`>${rule}`, at, at]),
  });
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    driver.push(text.slice(from, cut));
    from = Math.max(from, cut);
  }
  driver.push(text.slice(from));
  const rest = driver.end();
  parts.push(['rest', rest.start, rest.end]);
  return parts;
}

/** The items alone: what a streamed and a plain reading have in common. */
function blocksOf(parts: readonly Part[]): Part[] {
  const opened: number[] = [];
  return parts.flatMap((part): Part[] => {
    const [type, start, end] = part;
    if (type === '<Block') opened.push(start);
    if (type === '>Block') return [['Block', opened.pop() ?? -1, end]];
    if (type === 'Block' || type === 'rest' || type === 'Leaf') return [part];
    return type === 'BadUnit' ? [part] : [];
  });
}

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
