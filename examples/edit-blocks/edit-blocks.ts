import { defineFormat } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './edit-blocks.parser.js';

const schema = v.object({
  prose: v.string(),
  edits: v.array(v.object({ path: v.string(), search: v.string(), replace: v.string() })),
});

/** A reply with edits of files. */
export type Reply = v.InferOutput<typeof schema>;

export const editBlocks = defineFormat({
  name: 'edit-blocks',
  grammar,
  schema,
  empty: (): Reply => ({ prose: '', edits: [] }),
  adapt: (to) => {
    let edit = 0;
    return {
      EditHead: ({ path }) => {
        edit = to.push(['edits'], { path, search: '', replace: '' });
      },
      SearchText: ({ text }) => to.append(['edits', edit, 'search'], text),
      Divider: () => to.close(['edits', edit, 'search']),
      ReplaceText: ({ text }) => to.append(['edits', edit, 'replace'], text),
      EditEnd: () => to.close(['edits', edit]),
      ProseText: ({ text }) => to.append(['prose'], text),
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
