import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagramPage } from '../../../src/extras/workbench/commands/diagram.ts';
import { ruleDiagram } from '../../../src/extras/workbench/diagram.ts';
import { ruleComments } from '../../../src/grammar/comments.ts';
import { readGrammar } from '../../../src/grammar/read.ts';
import { ruleSamples } from '../../../src/grammar/sentences/samples.ts';
import { walk } from '../../../src/grammar/tree.ts';
import { randomGrammar } from '../../grammar/random-grammar.ts';
import { runs } from '../../laws/law.ts';
import { readPage } from '../page/read-page.ts';

const EVERYTHING = `// What a list is.
// It *may* be empty.
List "a list" = "(" items:Item|.., ","| ")" { return items; }

// This is about the next part.

Item = !"x" $([a-z\\u4e00-\\u9fff] / "é"i / .) &{ return 1 < 2; } Tail?

/** The end. */
Tail = ("a" "b")+ @"<i>" / "c"|3| / "d"|2..5, ";"| / "" / Missing* / BadEnd

/**
 * Something </article> is wrong.
 *
 * @severity warning
 * @example (a,<script>
 * @hint Write it <b>well</b>.
 */
BadEnd = "</script><img src=x onerror=alert(1)>"

/** @code bad-end */
Missing = "?"
`;

const sources = [{ source: 'every<thing>.peggy', text: EVERYTHING }];
const grammar = readGrammar(sources);

function labelsOf(rule: string): string[] {
  const found = grammar.rules.find(({ name }) => name === rule);
  if (found === undefined) throw new Error(`no rule ${rule}`);
  return [...ruleDiagram(found).shapes.text.matchAll(/<text[^>]*>([^<]*)/g)].map((text) => text[1] ?? '');
}

/** Where the texts of a drawing are lowest, and farthest right. */
function cornerOf(shapes: string): { x: number; y: number } {
  const places = [...shapes.matchAll(/<text[^>]*? x="([-\d.]+)" y="([-\d.]+)"/g)];
  return { x: Math.max(0, ...places.map(([, x]) => Number(x))), y: Math.max(0, ...places.map(([, , y]) => Number(y))) };
}

describe('ruleDiagram', () => {
  // What is on the way back of a repetition is drawn before what is repeated.
  it('names everything that a rule can be made of', () => {
    expect(labelsOf('List')).toEqual(['&quot;(&quot;', '&quot;,&quot;', 'Item', '&quot;)&quot;']);
    expect(labelsOf('Item')).toEqual([
      '&quot;x&quot;',
      'not before',
      '[a-z\\u4e00-\\u9fff]',
      '&quot;\\u00e9&quot;i',
      'any character',
      'if 1 &lt; 2',
      'Tail',
    ]);
    expect(labelsOf('Tail')).toEqual([
      '&quot;a&quot;',
      '&quot;b&quot;',
      '&quot;&lt;i&gt;&quot;',
      '3 times',
      '&quot;c&quot;',
      '&quot;;&quot;',
      '2 to 5 times',
      '&quot;d&quot;',
      'Missing',
      'BadEnd',
    ]);
  });

  it.each([
    ['"a"|1|', ['"a"']],
    ['"a"|..1|', ['"a"']],
    ['"a"|0..1|', ['"a"']],
    ['"a"|2..|', ['at least 2 times', '"a"']],
    ['"a"|1..|', ['"a"']],
    ['"a"|0..2|', ['0 to 2 times', '"a"']],
    ['"a"|..3, ";"|', ['";"', '0 to 3 times', '"a"']],
    ['n:"a" "b"|n|', ['"a"', 'n times', '"b"']],
    ['n:"a" "b"|{ return n; }|', ['"a"', 'n times', '"b"']],
    ['!{ return 1; } ""', ['unless 1']],
    [`&{ ${'long + '.repeat(9)} }`, [`if ${'long + '.repeat(9).slice(0, 40)}…`]],
    ['[\\]\\\\^\\-\\n\\r\\ta-c"]i [^é🦆]u', ['[\\]\\\\\\^\\-\\n\\r\\ta-c"]i', '[^\\u00e9\\u{1f986}]']],
    ['"\\u0007é"', ['"\\u0007\\u00e9"']],
  ])('%s', (expression, labels) => {
    const [rule] = readGrammar([{ source: 'one', text: `R = ${expression}` }]).rules;
    if (rule === undefined) throw new Error('there is a rule');
    const texts = [...ruleDiagram(rule).shapes.text.matchAll(/<text[^>]*>([^<]*)/g)];
    expect(texts.map((text) => text[1]?.replaceAll('&quot;', '"'))).toEqual(labels);
  });

  it.each([
    ['"a"|1|', '"a"'],
    ['"a"|..1|', '"a"?'],
    ['"a"|0..1|', '"a"?'],
    ['"a"|1..|', '"a"+'],
    ['"a"|0..|', '"a"*'],
  ])('draws %s as %s', (counted, usual) => {
    const [one, other] = [counted, usual].map((expression) => {
      const [rule] = readGrammar([{ source: 'one', text: `R = ${expression}` }]).rules;
      return rule && ruleDiagram(rule).shapes.text;
    });
    expect(one).toBe(other);
    expect(one).toContain('&quot;a&quot;');
  });

  it('shows every text and every rule of any grammar', () =>
    fc.assert(
      fc.property(randomGrammar({ code: true, recovery: true }), (text) => {
        for (const rule of readGrammar([{ source: 'random', text }]).rules) {
          const { shapes, width, height } = ruleDiagram(rule, { linkTo: (name) => `#${name}` });
          expect(Math.min(width, height)).toBeGreaterThan(20);
          walk(rule.expression, (expr) => {
            if (expr.type === 'rule_ref') expect(shapes.text).toContain(`href="#${expr.name}"`);
          });
        }
      }),
      runs(100),
    ));

  it('is as large as what is drawn', () => {
    const last = '/ "y" ("a" "b" "c" "d")';
    const [rule] = readGrammar([{ source: 'last', text: `R = "x" / ("p" "q" "r" "s" ${last})` }]).rules;
    if (rule === undefined) throw new Error('there is a rule');
    const { shapes, height } = ruleDiagram(rule, { width: 100 });
    expect(cornerOf(shapes.text).y).toBeGreaterThan(200);
    expect(height).toBeGreaterThan(cornerOf(shapes.text).y);
    const random = fc.property(randomGrammar({ code: true, recovery: true }), (text) => {
      for (const rule of readGrammar([{ source: 'random', text }]).rules) {
        const { shapes, width, height } = ruleDiagram(rule, { width: 100 });
        const { x, y } = cornerOf(shapes.text);
        expect(width).toBeGreaterThan(x);
        expect(height).toBeGreaterThan(y);
      }
    });
    fc.assert(random, runs(100));
  });

  it('breaks long sequences into rows', () => {
    const [wide] = readGrammar([{ source: 'wide', text: `R = ${'"some words" '.repeat(30)}` }]).rules;
    if (wide === undefined) throw new Error('there is a rule');
    const [narrow, broad] = [ruleDiagram(wide, { width: 300 }), ruleDiagram(wide, { width: 3000 })];
    expect(narrow.width).toBeLessThan(500);
    expect(narrow.height).toBeGreaterThan(broad.height);
  });
});

describe('ruleComments', () => {
  it('finds the comment right before a rule, without its tags', () => {
    const comments = ruleComments(grammar, sources);
    expect(Object.fromEntries(comments)).toEqual({
      List: { text: 'What a list is.\nIt *may* be empty.', codes: [] },
      Item: { text: '', codes: [] },
      Tail: { text: 'The end.', codes: [] },
      BadEnd: { text: 'Something </article> is wrong.', codes: [] },
      Missing: { text: '', codes: ['bad-end'] },
    });
  });
});

describe('ruleSamples', () => {
  it('gives what rules match inside of whole texts', () => {
    const small = readGrammar([{ source: 'small', text: 'Start = "<" Item+ ">"; Item = "a" / "b"; Never = "z"' }]);
    const samples = ruleSamples(small, { texts: 30 });
    expect(samples.get('Item')).toEqual(['a', 'b']);
    expect(samples.get('Start')?.every((text) => /^<[ab]+>$/.test(text))).toBe(true);
    expect(samples.has('Never')).toBe(false);
  });
});

describe('the page of a grammar', () => {
  const page = readPage(diagramPage({ name: 'every<thing>', sources, startRules: [], format: 'every' }));

  it('shows comments, samples, mistakes, and lets nothing out of its place', () => {
    expect(page.faults).toEqual([]);
    for (const text of ['What a list is.', 'every/bad-end', '(a,<script>', 'Write it <b>well</b>.', 'Used by'])
      expect(page.text).toContain(text);
  });
});

describe('the page of a grammar of the engine', () => {
  const text = `/**
 * @stream: the head decides.
 * @attribute name head.name
 */
Text = head:Head Kind*
Head = "<" name:$[a-z]+ ">"
/**
 * What it is.
 * @words note task
 */
Kind = $[a-z]+
/** @option */
open = "<call>"
/** @same name */
again = $[a-z]+
/** @incomplete open */
cut = ""`;
  const page = readPage(
    diagramPage({ name: 'engine', sources: [{ source: 'engine.peggy', text }], startRules: [], format: 'engine' }),
  );

  it('shows the words of a list, the name of an option, and what is compared', () => {
    expect(page.faults).toEqual([]);
    for (const shown of ['"note"', '"task"', 'option open', 'the same as name', 'where the text ends in open'])
      expect(page.text).toContain(shown);
    for (const shown of ['the head decides.', '@words note task', '@attribute name head.name', 'What it is.'])
      expect(page.text).toContain(shown);
  });
});
