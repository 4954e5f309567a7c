import { defineFormat, type Part } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './todo.parser.js';

const schema = v.object({
  title: v.string(),
  sections: v.array(v.object({ heading: v.string(), items: v.array(v.string()), text: v.string() })),
});

/** A document of sections. */
export type Todo = v.InferOutput<typeof schema>;
type Section = Todo['sections'][number];

export const todo = defineFormat({
  name: 'todo',
  grammar,
  schema,
  empty: (): Todo => ({ title: '', sections: [] }),

  // What each node of the grammar means. A rule without a handler does not compile.
  adapt: (document) => {
    let section: Part<Section> | undefined;
    let paragraphs = 0;
    const begin = (heading: string): Part<Section> => {
      paragraphs = 0;
      return document.list('sections').add({ heading, items: [], text: '' });
    };
    return {
      Title: ({ text }) => document.set('title', text, { twice: 'duplicate-title' }),
      Heading: ({ text }) => {
        section = begin(text);
      },
      Bullet: ({ text }) => {
        section ??= begin('');
        section.list('items').push(text);
      },
      ParagraphText: {
        enter: () => {
          section ??= begin('');
          if (paragraphs++ > 0) section.append('text', '\n\n', { trim: true });
        },
        piece: ({ text }) => section?.append('text', text, { trim: true }),
      },
      Blank: () => {},
    };
  },

  codes: {
    'duplicate-title': {
      severity: 'error',
      meaning: 'The document has two titles. The last one counts.',
      example: '# One\n# Two',
      hint: 'Write one title.',
    },
  },

  // The engine reads back what is printed: a document that the format cannot hold throws a PrintError.
  print: ({ title, sections }) =>
    [
      ...(title === '' ? [] : [`# ${title}\n`]),
      ...sections.map(({ heading, items, text }) =>
        [
          // What stands before the first heading has none.
          ...(heading === '' ? [] : [`## ${heading}`]),
          ...items.map((item) => `- ${item}`),
          ...(text === '' ? [] : ['', text]),
          '',
        ].join('\n'),
      ),
    ].join('\n'),

  prompt: () => 'Write a title (# …) and sections (## …), each with a list (- …) or a text.',
});
