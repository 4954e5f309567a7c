import { defineFormat, type Part } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './edit-blocks.parser.js';

const schema = v.object({
  prose: v.string(),
  edits: v.array(v.object({ path: v.string(), search: v.string(), replace: v.string() })),
});

/** A reply with edits of files. */
export type Reply = v.InferOutput<typeof schema>;
type Edit = Reply['edits'][number];

export const editBlocks = defineFormat({
  name: 'edit-blocks',
  grammar,
  schema,
  empty: (): Reply => ({ prose: '', edits: [] }),
  adapt: (reply) => {
    let edit: Part<Edit> | undefined;
    return {
      EditHead: ({ path }) => {
        edit = reply.list('edits').add({ path, search: '', replace: '' });
      },
      SearchText: ({ text }) => edit?.append('search', text),
      Divider: () => edit?.close('search'),
      ReplaceText: ({ text }) => edit?.append('replace', text),
      EditEnd: () => edit?.close(),
      ProseText: ({ text }) => reply.append('prose', text),
    };
  },
  print: ({ prose, edits }) => {
    const blocks = edits.map(
      ({ path, search, replace }) => `${path}\n<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n`,
    );
    // A block begins a line: prose whose last line is open stands behind it.
    return (/[^\r\n]$/.test(prose) ? [...blocks, prose] : [prose, ...blocks]).join('');
  },
  prompt: () => `For each change write the path of the file on a line of its own, then:
<<<<<<< SEARCH
the lines that are there, exactly
=======
the lines that replace them
>>>>>>> REPLACE`,
});
