import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import peggy from 'peggy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateBeside, type ParserOptions } from '../../src/cli/generate/parser-file.ts';
import { peggyParser } from '../../src/cli/generate/peggy-parser.ts';
import { Problem } from '../../src/cli/problem.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peglot-peggy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function written(name: string, text: string, options: ParserOptions = {}) {
  const { file: parser, because } = await generateBeside(file(name, text), false, options);
  return { code: readFileSync(parser, 'utf8'), because, module: await import(pathToFileURL(parser).href) };
}

/** Everything that a grammar of Peggy's may hold. */
const CALCULATOR = `
{{
const fold = (head: number, tail: number[]): number => tail.reduce((sum, next) => sum + next, head);
const banner = \`two
lines\`;
}}
{
const unit: number = options.unit ?? 1;
}
start = _ value:sum _ { return { value, banner, at: location().start.offset, text: text() }; }
sum = head:term tail:(_ "+" _ @term)* { return fold(head, tail); }
term = number / "(" _ @sum _ ")"
number "number" = digits:$[0-9]+ &{ return digits.length < 5; } { return Number(digits) * unit; }
  / "x" { error('x is not known'); }
_ = [ \\t]*
`;

describe("a grammar of Peggy's own", () => {
  it('becomes a typed parser that gives what its actions give', async () => {
    const { code, because, module } = await written('calculator.pegjs', CALCULATOR);
    expect(module.parse('1 + (2 + 3)', { unit: 2 })).toEqual({
      value: 12,
      banner: 'two\nlines',
      at: 0,
      text: '1 + (2 + 3)',
    });
    expect(() => module.parse('1 + x')).toThrow('x is not known');
    expect(() => module.parse('1 +')).toThrow(module.SyntaxError);
    expect(code).toContain('export type Sum = number;');
    expect(code).not.toContain('@ts-ignore');
    expect(because).toContain('calculator.pegjs:');
  });

  it('of which nothing would be handed out is written as it is, and says why', async () => {
    const { because, module } = await written(
      'add.peggy',
      'start = a:num "+" b:num { return a + b; }\nnum = d:$[0-9]+ { return Number(d); }\n',
    );
    expect(module.parse('2+3')).toBe(5);
    expect(because).toMatch(/add\.peggy:1:1: start: no node is handed out/);
  });

  it.each([
    ['a rule that must go on after its first part', 'doc = Head body\nHead = "a"\nbody = "b" Head?\n', 'ab'],
    ['tags of JSDoc before its rules', '/** @returns {string} */\nDoc = text:Word\nWord = $[a-z]+\n', 'ab'],
    ['a label that nodes have', 'Doc = start:Num "-" end:Num\nNum = $[0-9]+\n', '1-2'],
  ])('is written as it is where the engine would not take it: %s', async (_, text, read) => {
    const untyped = { tspegjs: { skipTypeComputation: true } };
    const { because, module } = await written(`as-is-${text.length}.pegjs`, text, { peggy: untyped });
    expect(because).toContain('.pegjs:');
    expect(module.parse(read)).toEqual(peggy.generate(text).parse(read));
  });

  it('takes the options of ts-pegjs', async () => {
    const peggy = {
      returnTypes: { my_list: 'readonly string[]' },
      tspegjs: { customHeader: '// mine', errorName: 'ListError' },
    };
    const { code, module } = await written('list.pegjs', 'my_list = $[a-z]|1.., ","|\n', { kind: 'peggy', peggy });
    expect(code).toContain('export type MyList = readonly string[];');
    expect(code).toContain('// mine');
    expect(() => module.parse('1')).toThrow(module.ListError);
    const types = await written('types.pegjs', 'my_list = [a-z]+\n', {
      kind: 'peggy',
      peggy: { tspegjs: { onlyGenerateGrammarTypes: true } },
    });
    expect(types.code).toContain('export type MyList = string[];');
    expect(types.module.parse).toBeUndefined();
  });

  it('with a rule that holds itself has types, but of that rule; returnTypes gives it', async () => {
    const text = `Sum = head:Part tail:("+" @Part)* { return tail.reduce((sum, next) => sum + next, head); }
Part = "(" @Sum ")" / digits:$[0-9]+ { return text().length; }
`;
    const { code, module } = await written('sum.pegjs', text);
    expect(module.parse('(12+3)+4')).toBe(4);
    expect(code).toContain('export type Sum = unknown;');
    const typed = await written('typed.pegjs', text, { peggy: { returnTypes: { Sum: 'number' } } });
    expect(typed.code).toContain('export type Sum = number;');
    expect(typed.code).toContain('export type Part = Sum | number;');
  });

  it('has a parser where ts-pegjs is not installed, with values that are unknown or what returnTypes says', async () => {
    const sources = [{ source: 'calculator.pegjs', text: CALCULATOR }];
    const missing = (): Promise<never> => Promise.reject(Object.assign(new Error(), { code: 'ERR_MODULE_NOT_FOUND' }));
    const { text, isTyped } = await peggyParser(sources, {}, missing);
    expect(isTyped).toBe(false);
    expect(text).toContain('parse: (text: string, options?: ParseOptions) => unknown =');
    const module = await import(pathToFileURL(file('untyped.ts', text)).href);
    expect(module.parse('1 + (2 + 3)', { unit: 2 })).toMatchObject({ value: 12, banner: 'two\nlines' });
    expect(() => module.parse('1 +')).toThrow(module.SyntaxError);
    const typed = await peggyParser(sources, { returnTypes: { start: 'object' } }, missing);
    expect(typed.text).toContain('options?: ParseOptions) => object =');
    await expect(peggyParser(sources, { tspegjs: {} }, missing)).rejects.toThrow('the option tspegjs needs ts-pegjs');
  });

  it('with an alternative that an earlier one hides is written as it is', async () => {
    const { module } = await written('hidden.pegjs', 'word = ("a" / "ab") { return text(); }\n');
    expect(module.parse('a')).toBe('a');
  });

  it('with a flaw of a rule whose name is on a line of its own is refused with its place', async () => {
    const path = file('own-line.peggy', 'Start = word:word\n/** @same name */\nword\n  = $[a-z]+\n');
    const refused = await generateBeside(path, false).catch((error: unknown) => error);
    expect(Object(refused).details).toMatch(/own-line\.peggy:3:1: word: no rule hands down name/);
  });

  it.each([
    ['that was to be of our engine', 'word = $[a-z]+ { return text(); }\n', { kind: 'peglot' as const }],
    ['with annotations', 'Start = word { return text(); }\n/** @words yes no */\nword = $[a-z]+\n', {}],
  ])('%s is refused with rule, file, line and what to write instead', async (_, text, options) => {
    const refused = await generateBeside(file('refused.peggy', text), false, options).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(String(Object(refused).details)).toMatch(
      /refused\.peggy:\d+:\d+: \w+: code may look at labels only, not at text: label what was read/,
    );
  });
});
