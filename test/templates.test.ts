import { fileURLToPath } from 'node:url';
import type { Format } from 'peglot';
import { formatTests } from 'peglot/testing';
import { describe, it } from 'vitest';
import { todo as blocks } from '../examples/templates/blocks/todo.ts';
import { todo as lines } from '../examples/templates/lines/todo.ts';
import { todo as markdown } from '../examples/templates/markdown/todo.ts';
import { todo as tags } from '../examples/templates/tags/todo.ts';

expectLaws('blocks', blocks);
expectLaws('lines', lines);
expectLaws('markdown', markdown);
expectLaws('tags', tags);

function expectLaws<Model>(name: string, format: Format<Model>): void {
  const folder = fileURLToPath(new URL(`../examples/templates/${name}/`, import.meta.url));
  describe(`the template ${name}`, () => {
    for (const test of formatTests(format, { corpus: `${folder}corpus`, grammar: `${folder}todo.peggy`, runs: 100 }))
      it(test.name, test.run);
  });
}
