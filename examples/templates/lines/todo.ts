import { defineFormat } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './todo.parser.js';

const schema = v.object({
  title: v.string(),
  tasks: v.array(v.object({ text: v.string(), done: v.boolean() })),
  notes: v.string(),
});

/** A to-do list. */
export type Todo = v.InferOutput<typeof schema>;

export const todo = defineFormat({
  name: 'todo',
  grammar,
  schema,
  empty: (): Todo => ({ title: '', tasks: [], notes: '' }),

  // What each node of the grammar means. A rule without a handler does not compile.
  adapt: (to) => ({
    Title: (node) => to.set('title', node.text, { twice: 'duplicate-title' }),
    Task: (node) => to.list('tasks').push({ text: node.text, done: node.mark === 'x' }),
    NotesText: (piece) => to.append('notes', piece.text, { trim: true }),
    NotesHead: () => {},
    Blank: () => {},
  }),

  codes: {
    'duplicate-title': {
      severity: 'error',
      meaning: 'The list has two titles. The last one counts.',
      example: '# Shopping\n# Groceries',
      hint: 'Write one title.',
    },
    'missing-title': {
      severity: 'warning',
      meaning: 'The list has no title.',
      example: '- [ ] milk',
      hint: 'Begin the list with a title: # Shopping.',
    },
  },
  rules: [
    ({ title }, find) => {
      if (title === '') find('missing-title', ['title']);
    },
  ],

  // The engine reads back what is printed: a list that the format cannot hold throws a PrintError.
  print: ({ title, tasks, notes }) =>
    [
      ...(title === '' ? [] : [`# ${title}`]),
      ...tasks.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`),
      ...(notes === '' ? [] : ['Notes:', notes]),
      '',
    ].join('\n'),

  prompt: () => `Write a to-do list: a line "# " with the title, then one line for each task, "- [ ] " before what is
to do and "- [x] " before what is done. Remarks come last, below a line "Notes:".`,
});
