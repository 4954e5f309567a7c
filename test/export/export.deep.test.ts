import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExportError, toGbnf, toLark, toStructuralTag } from '../../src/export/export.ts';
import { withGiven, withSeries } from '../../src/export/given.ts';
import { compileGrammar, type RuntimeParser } from '../../src/grammar/compile.ts';
import { readGrammar } from '../../src/grammar/read.ts';
import { type Gbnf, readGbnf } from '../gbnf/read-gbnf.ts';
import { readLark } from '../gbnf/read-lark.ts';
import { recognizes } from '../gbnf/recognize.ts';
import { sentences } from '../gbnf/sample.ts';
import { mayLoop, randomGrammar } from '../grammar/random-grammar.ts';
import { runs } from '../laws/law.ts';

/** Some random grammars take without end. */
const USUAL = { steps: 250_000 };

interface Pair {
  readonly parser: RuntimeParser;
  readonly gbnf: Gbnf;
  /** Nothing had to be left out. */
  readonly exact: boolean;
}

/** A grammar's strict parser and its export; undefined where Peggy refuses the grammar or nothing is left of it. */
function pairOf(text: string): Pair | undefined {
  if (mayLoop(text)) return undefined;
  const sources = [{ source: 'random', text }];
  let parser: RuntimeParser;
  try {
    parser = compileGrammar(sources, { strict: true });
  } catch {
    return undefined;
  }
  try {
    const exported = toGbnf(readGrammar(sources), 'R0', USUAL);
    return { parser, gbnf: readGbnf(exported.text), exact: exported.notes.length === 0 };
  } catch (error) {
    assert(error instanceof ExportError, String(error));
    return undefined;
  }
}

function accepts(parser: RuntimeParser, text: string): boolean {
  try {
    parser.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Every text of up to `length` of these characters. */
function textsOver(chars: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  const shorter = textsOver(chars, length - 1);
  const longest = shorter.filter((text) => [...text].length === length - 1);
  return [...shorter, ...longest.flatMap((text) => chars.map((char) => text + char))];
}

const SHORT = [...new Set([...textsOver(['a', 'b', 'c', '\n', 'A', 'é', '🦆'], 3), ...textsOver(['a', 'b', 'c'], 5)])];

const inputs = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', '\n', 'é', '🦆'), { maxLength: 7 })
  .map((chars) => chars.join(''));

describe('an exported grammar, for random grammars', () => {
  it('has no text that the parser refuses', () => {
    let sampled = 0;
    fc.assert(
      fc.property(
        randomGrammar({ code: true, recovery: true }),
        fc.infiniteStream(fc.nat({ max: 0xffff })),
        (grammar, numbers) => {
          const pair = pairOf(grammar);
          if (pair === undefined) return;
          for (const text of fc.sample(sentences(pair.gbnf, 12), { numRuns: 15, seed: numbers.next().value })) {
            sampled++;
            assert(accepts(pair.parser, text), `${JSON.stringify(text)} is a sentence of the export only`);
          }
        },
      ),
      // Of the first few grammars may none be left, or none have a text.
      { numRuns: Math.max(runs(100).numRuns, 40) },
    );
    expect(sampled).toBeGreaterThan(0);
  });

  it('has no other short texts than the parser, and all of them when no note says otherwise', () => {
    let [both, one] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(randomGrammar(), randomGrammar({ code: true, recovery: true })), (grammar) => {
        const pair = pairOf(grammar);
        if (pair === undefined) return;
        for (const text of SHORT) {
          const read = accepts(pair.parser, text);
          const exported = recognizes(pair.gbnf, text);
          assert(read || !exported, `${JSON.stringify(text)} is in the export only`);
          if (exported) both++;
          else if (read) assert(!pair.exact, `${JSON.stringify(text)} is not in the export`);
          else one++;
        }
      }),
      runs(300),
    );
    expect(Math.min(both, one)).toBeGreaterThan(0);
  });

  it('has every text that the parser reads when no note says otherwise', () => {
    let accepted = 0;
    fc.assert(
      fc.property(randomGrammar(), fc.array(inputs, { minLength: 12, maxLength: 12 }), (grammar, texts) => {
        const pair = pairOf(grammar);
        if (pair?.exact !== true) return;
        for (const text of texts) {
          if (!accepts(pair.parser, text)) continue;
          accepted++;
          assert(recognizes(pair.gbnf, text), `${JSON.stringify(text)} is not in the export`);
        }
      }),
      // Few grammars are exact: fewer than these may show none.
      { numRuns: 100 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

function gbnf(text: string, rule = 'S'): string {
  return toGbnf(readGrammar([{ source: 'test', text }]), rule).text;
}

function notesOf(text: string): string[] {
  return toGbnf(readGrammar([{ source: 'test', text }]), 'S').notes.map(({ message }) => message);
}

/** Grammars by what an export has to know of them. */
const SHAPES: Readonly<Record<string, string>> = {
  repetitions: 'S = "a"|3| "b"|1..2| "c"|2..| "d"|..2| "e"|2..3, ","| "f"|1.., ";"| "g"|.., "-"| ("h" / "i" "j")+ "k"?',
  'repetitions of once at most': 'S = "a"|1| "b"|0..1| "c"|..1| "."',
  'choices that begin alike': 'S = ("a" / "ab" / "b" / "bc") ("c" / "d")?',
  'a greedy loop before what it takes': 'S = [a-c]* "c" / "d" [a-c]* "e"',
  'a loop that stops at a word': 'S = (!"end" [a-z])* "end"',
  'a loop that stops at one of some words': 'S = (!("one" / "two" / eol) .)* eol\neol = "\\r\\n" / "\\n"',
  'a look that what follows confirms': 'S = &("a" "b") [a-z]+ / !"c" [a-d]',
  'a look inside of a look': 'S = !(!"a" [a-c]) [a-d] &(&"x" .) .',
  'a look far ahead': 'S = ("a" !("b" [0-9]+ ";"))* "b" [0-9]* ("," / ";")',
  'a look at what follows outside': 'S = Word ("," Word)* "!"?\nWord = [a-z]+ !"!" / "x" &"!"',
  'a look into a rule inside itself': 'S = !Nest "(" [(x)]* ")"\nNest = "(" Nest? ")"',
  'a rule inside itself': 'S = "(" S* ")" / "-" S / [a-z]',
  'code that is looked at': 'S = !(word:[a-z] &{ return word === "a"; }) [a-c] / "d" { return 1; }',
  'code that may throw': 'S = Number / [a-z]\nNumber = n:$[0-9]+ { if (n === "0") error("zero"); return n; }',
  'recovery rules':
    'S = (Item / BadItem)* / Item Missing\nItem = "a"\nBadItem = [^a]\nMissing = MissingEnd\nMissingEnd = ""',
  cases: 'S = "ok"i "é"i [a-c]i "ß"i "\u03c3"i? "k"i',
  classes: 'S = [^a-y\\n] [\\]\\-^\\\\] [\\u0000-\\u001f\\u007f-\\u00ff] [^\\0-\\ud7ff]* "\\x7f\\t\\r\\n\\"\\\\"',
  'signs at the edges': 'S = [\\^a] [\\^-~] [!-\\^] [ -~] "~}\\x7f\\x80" [\\x7f] [\\-0] [}-\\x80] [^\\^]* "^"',
  'two units': 'S = "🦆" [^x]* "x" (char / "\\\\" char)* "."\nchar = [^\\\\.]',
  'picks, labels, names and texts':
    'S "a list" = "(" @items:(@item "," / @item)* ")"\nitem = $([a-z] [a-z0-9]*) / text:$"" "-"',
  'rules that are alike': 'S = A B C\nA = "x" / "y" C\nB = "x" / "y" C\nC = "z"+',
  'names that engines use':
    'S = root start Root r_2 \nroot = "(" root? ")"\nstart = "[" start? "]"\nRoot = "{" Root? "}"\nr_2 = "<" r_2? ">"',
  nothing: 'S = !. / "" &"a"',
};

/** An export and what it leaves out, or why there is none. */
function shown(text: string, write: typeof toGbnf): string {
  try {
    const exported = write(readGrammar([{ source: 'test', text }]), 'S');
    return [exported.text, ...exported.notes.map(({ rule, message }) => `! ${rule}: ${message}\n`)].join('');
  } catch (error) {
    assert(error instanceof ExportError, String(error));
    return `! ${error.message}\n`;
  }
}

// `npx vitest run --config vitest.deep.config.ts test/export/export.deep.test.ts -u` writes it anew.
it('exports, as a file to read them', async () => {
  const all = Object.entries(SHAPES).map(
    ([name, text]) => `════ ${name} ════\n${text}\n──── GBNF\n${shown(text, toGbnf)}──── Lark\n${shown(text, toLark)}`,
  );
  const rows = readGrammar([
    { source: 'test', text: 'S = "<" item0 item1 ">"\nitem0 = "[0:" x10 "]"\nx10 = "10" / "0"' },
  ]);
  const series = `════ a series of three ════\n${toGbnf(withSeries(rows, 3), 'item0').text}${toGbnf(withSeries(rows, 3), 'S').text}`;
  await expect([...all, series].join('\n')).toMatchFileSnapshot('exports.txt');
});

describe('an exported grammar', () => {
  it('keeps the shape of what needs no lookahead', () => {
    expect(gbnf('S = "a"+ Item* "."\nItem = "<" Item* ">" / "-" [a-z]+ "-"')).toBe(
      'root ::= "a"+ item* "."\nitem ::= "<" item* ">" | "-" [a-z]+ "-"\n',
    );
  });

  it('says what a greedy choice never gets to', () => {
    expect(gbnf('S = ("a" / "ab") "c"')).toBe('root ::= "ac"\n');
  });

  it('ends a loop at the first delimiter', () => {
    const grammar = readGbnf(gbnf('S = (!"\\n</p>\\n" .)* "\\n</p>\\n"'));
    for (const text of ['\n</p>\n', 'a\n\n</p>\n', 'a\n</p\n</p>\n', '<\n</p>x\n</p>\n'])
      expect(recognizes(grammar, text)).toBe(true);
    for (const text of ['', '\n</p>', '\n</p>\n</p>\n', 'a\n</p>\nb\n</p>\n'])
      expect(recognizes(grammar, text)).toBe(false);
  });

  it('takes literals in any case, and characters of two units in loops', () => {
    const grammar = readGbnf(gbnf('S = "ok"i [^"]* "\\""'));
    for (const text of ['ok"', 'OK"', 'oK 🦆 é"']) expect(recognizes(grammar, text)).toBe(true);
    expect(recognizes(grammar, 'ok"🦆"')).toBe(false);
  });

  it('leaves out what only code can tell, and says so', () => {
    const grammar = readGrammar([
      { source: 'test', text: 'S = !Long [xz] / "y" &{ return 1 }\nLong = "x" &{ return 2 }' },
    ]);
    const { text, notes } = toGbnf(grammar, 'S');
    expect(text).toBe('root ::= "z"\n');
    expect(notes.map(({ message }) => message)).toEqual([
      expect.stringContaining('return 2'),
      expect.stringContaining('return 1'),
    ]);
  });

  it('names the rule that nothing is left of', () => {
    expect(() => gbnf('S = "a" &{ return true }')).toThrow(ExportError);
    expect(() => gbnf('S = "a"', 'T')).toThrow(/^T: /);
  });

  it('leaves out what an action may refuse, and what is tried after it', () => {
    const parse = 'function no() { error("no"); }';
    expect(gbnf('S = "a" { error("no"); } / "b"')).toBe('root ::= "b"\n');
    expect(gbnf('S = ("a" { expected("b"); }) "c" / "ab" / "b"')).toBe('root ::= "b"\n');
    expect(gbnf(`{ ${parse} }\nS = "a" { no(); } / "b"`)).toBe('root ::= "b"\n');
    expect(gbnf('{ const error = () => 1; }\nS = "a" { return error(); } / "b"')).toBe('root ::= [a-b]\n');
    expect(gbnf('S = !Long . \nLong = [xy] { throw new Error("no"); }')).toBe(
      'root ::= [\\u0000-wz-\\u007F\\u0080-\\u07FF\\u0800-\\uCFFF\\uD000-\\uD7FF\\uE000-\\uFFFF]\n',
    );
  });

  it('holds nothing of a repetition whose least is more than its most', () => {
    expect(gbnf('S = "a"|3..1| / "b"')).toBe('root ::= "b"\n');
  });

  it('takes letters beyond ASCII in both cases', () => {
    expect(gbnf('S = "é"i')).toBe('root ::= [\\u00C9\\u00E9]\n');
    expect(notesOf('S = "é"i')).toEqual([]);
    expect(notesOf('S = "σ"i')).toEqual([expect.stringContaining('the case of "σ"')]);
  });

  it('takes characters of two units in a loop over alternatives, and tells where it does not', () => {
    const grammar = readGbnf(gbnf('S = "\\"" (char / "\\\\" [nt])* "\\""\nchar = [^"\\\\]'));
    for (const text of ['""', '"🦆\\n🦆"', '"a🦆"']) expect(recognizes(grammar, text)).toBe(true);
    expect(notesOf('S = ([^".] / "\\"" "x")* "."')).toEqual([]);
    expect(notesOf('S = [^a] [^b]')).toEqual([expect.stringContaining('beyond U+FFFF')]);
    expect(notesOf('S = [^a] "b"')).toEqual([]);
  });

  it('tells of what only recovery rules read', () => {
    expect(notesOf('S = Item / BadItem\nItem = "a"\nBadItem = [^a]+')).toEqual([
      'what the recovery rule BadItem reads is left out',
    ]);
  });

  it('knows how a rule inside itself goes on', () => {
    const text = 'Sum = Atom ("+" Atom)*\nAtom = "(" Sum ")" / Call / Name\nCall = Name "(" Sum ")"\nName = [a-z]+';
    const grammar = readGbnf(gbnf(text, 'Sum'));
    for (const sum of ['x', '(x)', 'f(x)', 'f(g(x)+y)+(z)']) expect(recognizes(grammar, sum), sum).toBe(true);
    for (const sum of ['', 'f(', 'f()', '(x)(y)']) expect(recognizes(grammar, sum), sum).toBe(false);
  });

  it('names the rule that leaves nothing, and how to write it otherwise', () => {
    const text = 'Block = "<" n:[a-z]+ ">" Block* "</" m:[a-z]+ &{ return n === m } ">"';
    expect(() => gbnf(text, 'Block')).toThrow(
      /^Block: no text is left of it; Block: .*return n === m.*; write what the code tests as rules/,
    );
  });

  it('takes a text in place of a rule', () => {
    const grammar = readGrammar([{ source: 'test', text: 'S = "# " id "\\n" id\nid = [A-Z]+ "-" [0-9]+' }]);
    expect(toGbnf(withGiven(grammar, { id: 'HW-1' }), 'S').text).toBe('root ::= "# HW-1\\nHW-1"\n');
    expect(() => withGiven(grammar, { task: 'HW-1' })).toThrow('task: the grammar has no such rule');
  });

  it('is made from a grammar that is not ours', () => {
    const text = readFileSync(new URL('../grammar/settings.peggy', import.meta.url), 'utf8');
    const sources = [{ source: 'settings.peggy', text }];
    const { text: exported } = toGbnf(readGrammar(sources), 'Settings');
    const strict = compileGrammar(sources, { strict: true });
    fc.assert(
      fc.property(sentences(readGbnf(exported), 40), (sentence) => {
        expect(() => strict.parse(sentence)).not.toThrow();
      }),
      { numRuns: 20 },
    );
  });

  it('is the same in Lark, for random grammars', () => {
    fc.assert(
      fc.property(randomGrammar(), (text) => {
        const pair = pairOf(text);
        if (pair === undefined) return;
        expect(readLark(toLark(readGrammar([{ source: 'random', text }]), 'R0', USUAL).text)).toEqual(pair.gbnf);
      }),
      { numRuns: 6 },
    );
    const text = 'S = [\\]\\[^/&~"\\\\-]+ [^ -~]* "\\"\\\\/\\x7f\\0🦆é"';
    const grammar = readGrammar([{ source: 'test', text }]);
    expect(readLark(toLark(grammar, 'S').text)).toEqual(readGbnf(toGbnf(grammar, 'S').text));
  });

  it('is written for other engines too', () => {
    const grammar = readGrammar([{ source: 'test', text: 'S = "<<" name:[a-z]+ ">>"' }]);
    expect(toLark(grammar, 'S').text).toBe('start: "<<" /[a-z]/+ ">>"\n');
    expect(JSON.parse(toStructuralTag(grammar, 'S').text)).toEqual({
      type: 'structural_tag',
      format: { type: 'grammar', grammar: 'root ::= "<<" [a-z]+ ">>"\n' },
    });
    const open = readGrammar([{ source: 'test', text: 'S = [a-z]+ ">"' }]);
    expect(() => toStructuralTag(open, 'S', 'tag')).toThrow('S: the rule is not held between two delimiters');
    expect(JSON.parse(toStructuralTag(grammar, 'S', 'tag').text)).toEqual({
      type: 'structural_tag',
      format: {
        type: 'triggered_tags',
        triggers: ['<<'],
        tags: [{ begin: '<<', content: { type: 'grammar', grammar: 'root ::= [a-z]+\n' }, end: '>>' }],
      },
    });
  });
});
