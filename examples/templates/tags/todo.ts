import { defineFormat, type Part, type Text } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './todo.parser.js';

const schema = v.object({
  text: v.string(),
  calls: v.array(v.object({ name: v.string(), values: v.record(v.string(), v.string()) })),
});

/** A reply with calls in it. */
export type Todo = v.InferOutput<typeof schema>;
type Call = Todo['calls'][number];

export const todo = defineFormat({
  name: 'todo',
  grammar,
  schema,
  empty: (): Todo => ({ text: '', calls: [] }),

  // What each node of the grammar means. A rule without a handler does not compile.
  adapt: (reply) => {
    let call: Part<Call> | undefined;
    let value: Text | undefined;
    return {
      CallOpen: ({ name }) => {
        call = reply.list('calls').add({ name, values: {} });
      },
      CallClose: () => call?.close(),
      ValueOpen: ({ name }) => {
        value = call?.part('values').text(name);
        value?.set('', { twice: 'duplicate-value' });
      },
      ValueText: ({ text }) => value?.append(text),
      ValueClose: () => value?.close(),
      TextHead: ({ text }) => reply.append('text', text),
      TextRest: ({ text }) => reply.append('text', text),
    };
  },

  codes: {
    'duplicate-value': {
      severity: 'error',
      meaning: 'A call has two values of one name. The last one counts.',
      example: '<call name="a"><value name="b">1</value><value name="b">2</value></call>',
      hint: 'Write each value once.',
    },
  },

  // The engine reads back what is printed: a reply that the format cannot hold throws a PrintError.
  print: ({ text, calls }) =>
    text +
    calls
      .map(({ name, values }) => {
        const lines = Object.entries(values).map(([key, value]) => `<value name="${key}">${value}</value>\n`);
        return `<call name="${name}">\n${lines.join('')}</call>`;
      })
      .join(''),

  prompt: () => `Call a tool with <call name="TOOL">, one <value name="KEY">VALUE</value> for each value, and </call>.`,
});
