import { defineFormat, type Part } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './todo.parser.js';

const schema = v.object({
  prose: v.string(),
  files: v.array(v.object({ path: v.string(), content: v.string() })),
});

/** A reply with files in it. */
export type Todo = v.InferOutput<typeof schema>;
type File = Todo['files'][number];

export const todo = defineFormat({
  name: 'todo',
  grammar,
  schema,
  empty: (): Todo => ({ prose: '', files: [] }),

  // What each node of the grammar means. A rule without a handler does not compile.
  adapt: (reply) => {
    let file: Part<File> | undefined;
    return {
      FileHead: ({ path }) => {
        file = reply.list('files').add({ path, content: '' });
      },
      FileText: ({ text }) => file?.append('content', text),
      FileEnd: () => file?.close(),
      ProseText: ({ text }) => reply.append('prose', text),
    };
  },

  // The engine reads back what is printed: a reply that the format cannot hold throws a PrintError.
  print: ({ prose, files }) => {
    const blocks = files.map(({ path, content }) => `@@ ${path}\n${closed(content)}@@ end\n`);
    // A block begins a line: prose whose last line is open stands behind it.
    return (/[^\r\n]$/.test(prose) ? [...blocks, prose] : [prose, ...blocks]).join('');
  },

  prompt: () => `Write each file between a line "@@ " with its path and a line "@@ end".`,
});

/** Content with the line end that is none of it; behind a CR another CR, for CR LF is one line end. */
function closed(content: string): string {
  if (content === '') return '';
  return content + (content.endsWith('\r') ? '\r' : '\n');
}
