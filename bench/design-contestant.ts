/** One of those that read a design document, in a thread of its own. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parse } from '../src/formats/design/index.ts';
import { compete } from './apart.ts';
import { designShapes } from './design-documents.ts';
import type { Work } from './measure.ts';

compete((task) => {
  const [reader, size, ...shape] = task.split(' ');
  const text = designShapes.find(({ name }) => name === shape.join(' '))?.make(Number(size)) ?? '';
  if (reader === 'peglot') return () => parse(text);
  if (reader === 'markdown-it') return markdownIt(text);
  return () => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
});

function markdownIt(text: string): Work {
  const MarkdownIt: unknown = createRequire(join(process.cwd(), 'bench/package.json'))('markdown-it');
  if (typeof MarkdownIt !== 'function') throw new Error('markdown-it is no class any more');
  const reader: { parse(text: string, env: object): unknown } = Reflect.construct(MarkdownIt, []);
  return () => reader.parse(text, {});
}
