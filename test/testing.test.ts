import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTests } from 'peglot/testing';
import { expect, it } from 'vitest';
import { todo } from '../examples/templates/lines/todo.ts';

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
