import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { formatTests } from 'peglot/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { todo } from '../examples/templates/lines/todo.ts';
import { defineFormat } from '../src/engine/index.ts';
import { compileInMemory } from '../src/grammar/generate/compile.ts';

it('tries sentences of a grammar that imports rules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-testing-'));
  const grammar = join(folder, 'list.peggy');
  await writeFile(
    grammar,
    'import { word } from "./words.peggy"\nimport { eof } from "peglot/grammars/text-lines.peggy"\nList = word+ eof\n',
  );
  await writeFile(join(folder, 'words.peggy'), 'word = "- [ ] milk\\n"\neol = "\\n"\n');
  const seen: string[] = [];
  const watched = {
    ...todo,
    parse: (text: string) => {
      seen.push(text);
      return todo.parse(text);
    },
  };
  for (const { name, run } of formatTests(watched, { grammar, runs: 20, seed: 1 })) if (name === 'law: total') run();
  expect(seen.filter((text) => /^(?:- \[ \] milk\n)+$/.test(text)).length).toBeGreaterThan(2);
  await writeFile(grammar, 'import { word } from "peglot/grammars/wrods.peggy"\nList = word+\n');
  expect(() => formatTests(todo, { grammar })).toThrow(`${grammar}: there is no grammar 'peglot/grammars/wrods.peggy'`);
  await rm(folder, { recursive: true });
});

it('refuses an adapter that does not keep to its schema, and a print that no value passes', () => {
  const text = 'List = Number*\nNumber = digits:$[^\\n] "\\n"?';
  const grammar = compileInMemory([{ source: 'list.peggy', text }]);
  const numbers = (value: (digits: string) => number, end: string) =>
    defineFormat({
      name: 'numbers',
      grammar,
      isOfSchema: true,
      schema: v.object({ numbers: v.array(v.number()) }),
      empty: (): { numbers: number[] } => ({ numbers: [] }),
      adapt: (to) => ({ Number: (node: { digits: string }) => void to.list('numbers').push(value(node.digits)) }),
      print: (list) => list.numbers.map((one) => `${one}${end}`).join(''),
    });
  const run = (format: ReturnType<typeof numbers>, name: string): void => {
    const models = fc.constant([1]).map(([...one]) => ({ numbers: one }));
    for (const test of formatTests(format, { models, runs: 50 })) if (test.name === name) test.run();
  };
  const numberOr0 = (digits: string): number => Number(digits) || 0;
  const shape = 'law: what is read without an error is of the schema';
  expect(() =>
    run(
      numbers(() => Number.NaN, '\n'),
      shape,
    ),
  ).toThrow('numbers[0]: Invalid type');
  expect(() => run(numbers(numberOr0, '\n'), shape)).not.toThrow();
  expect(() => run(numbers(numberOr0, ';'), 'law: round trip')).toThrow('would read back as');
  expect(() => run(numbers(numberOr0, ';'), 'law: round trip')).toThrow(/seed: -?\d+[\s\S]*Value: \{"numbers":\[1\]\}/);
  expect(() => run(numbers(numberOr0, '\n'), 'law: round trip')).not.toThrow();
});

it('writes out what nobody would see in the text that breaks a law', () => {
  const marked = defineFormat({
    name: 'marked',
    grammar: compileInMemory([{ source: 'marked.peggy', text: 'Marked = Text*\n/** @stream */\nText = .+' }]),
    schema: v.object({ text: v.string() }),
    empty: () => ({ text: '' }),
    adapt: (to) => ({ Text: ({ text }: { text: string }) => to.append('text', text) }),
    print: ({ text }) => text.replaceAll('\uFEFF', ''),
  });
  const models = fc.constantFrom({ text: '\uFEFFa' });
  const test = formatTests(marked, { models, runs: 1 }).find(({ name }) => name === 'law: round trip');
  expect(() => test?.run()).toThrow('Value: {"text":"\\ufeffa"}');
});

it('says that the folder of the corpus is not there', () => {
  expect(() => formatTests(todo, { corpus: 'no/such/folder' })).toThrow(
    'there is no folder no/such/folder: make it, and put a text into it',
  );
});

it('a text that is appended must be one', () => {
  const grammar = compileInMemory([{ source: 'list.peggy', text: 'List = Line*\nLine = text:$[a-z]+ [^a-z]?' }]);
  const lines = defineFormat({
    name: 'lines',
    grammar,
    schema: v.object({ text: v.string() }),
    empty: () => ({ text: '' }),
    adapt: (to) => ({ Line: (node: { piece: string }) => to.append('text', node.piece) }),
    print: ({ text }) => text,
  });
  expect(() => lines.parse('a')).toThrow(
    new TypeError('what is appended at text is not a text: mark its rule @stream, or give a label'),
  );
});
