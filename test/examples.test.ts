import { fileURLToPath } from 'node:url';
import type { Format } from 'peglot';
import { formatTests } from 'peglot/testing';
import { describe, it } from 'vitest';
import { changelog } from '../examples/changelog/changelog.ts';
import { editBlocks } from '../examples/edit-blocks/edit-blocks.ts';
import { react } from '../examples/react/react.ts';
import { todo as blocks } from '../examples/templates/blocks/todo.ts';
import { todo as lines } from '../examples/templates/lines/todo.ts';
import { todo as markdown } from '../examples/templates/markdown/todo.ts';
import { todo as tags } from '../examples/templates/tags/todo.ts';
import { holds } from './assert.ts';
import { runs } from './laws/law.ts';

const { numRuns } = runs(100);

expectLaws('edit-blocks', editBlocks);
expectLaws('react', react);
expectLaws('changelog', changelog);
expectLaws('templates/blocks', blocks, 'todo');
expectLaws('templates/lines', lines, 'todo');
expectLaws('templates/markdown', markdown, 'todo');
expectLaws('templates/tags', tags, 'todo');

function expectLaws<Model>(name: string, format: Format<Model>, file = name): void {
  const folder = fileURLToPath(new URL(`../examples/${name}/`, import.meta.url));
  describe(`the example ${name}`, () => {
    for (const test of formatTests(format, {
      corpus: `${folder}corpus`,
      grammar: `${folder}${file}.peggy`,
      runs: numRuns,
    }))
      it(test.name, () => holds(test.run));
  });
}
