import { defineFormat } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './react.parser.js';

const schema = v.object({
  thinking: v.string(),
  thought: v.string(),
  action: v.nullable(v.object({ name: v.string(), input: v.string() })),
  answer: v.string(),
});

/** One turn of an agent. */
export type Turn = v.InferOutput<typeof schema>;

export const react = defineFormat({
  name: 'react',
  grammar,
  schema,
  empty: (): Turn => ({ thinking: '', thought: '', action: null, answer: '' }),
  adapt: (turn) => {
    const begun = new Set<string>();
    const paragraph = (field: 'thought' | 'answer'): void => {
      if (begun.has(field)) turn.append(field, '\n\n', { trim: true });
      begun.add(field);
    };
    return {
      ThinkText: ({ text }) => turn.append('thinking', text, { trim: true }),
      ThoughtHead: () => paragraph('thought'),
      ThoughtText: ({ text }) => turn.append('thought', text, { trim: true }),
      Action: ({ name }) => turn.set('action', { name: name.trim(), input: '' }, { twice: 'several-actions' }),
      InputHead: () => {
        if (turn.value.action === null) turn.set('action', { name: '', input: '' });
      },
      InputText: ({ text }) => turn.part('action').append('input', text, { trim: true }),
      AnswerHead: () => paragraph('answer'),
      AnswerText: ({ text }) => turn.append('answer', text, { trim: true }),
      ProseText: {
        enter: () => paragraph('thought'),
        piece: ({ text }) => turn.append('thought', text, { trim: true }),
      },
      ThinkOpen: () => {},
      ThinkClose: () => {},
      Blank: () => {},
    };
  },
  codes: {
    'several-actions': {
      severity: 'error',
      meaning: 'A turn has several actions. The last one counts.',
      example: 'Action: a\nAction: b',
      hint: 'Write one action and wait for its observation.',
    },
    'action-without-name': {
      severity: 'error',
      meaning: 'An input stands under no action.',
      example: 'Action Input: {}',
      hint: 'Name the tool: Action: NAME.',
    },
    'nothing-to-do': {
      severity: 'warning',
      meaning: 'A turn has neither an action nor an answer.',
      example: 'Thought: hm.',
      hint: 'End with Action and Action Input, or with Final Answer.',
    },
  },
  rules: [
    ({ action, answer }, find) => {
      if (action?.name === '') find('action-without-name', ['action']);
      if (action === null && answer === '') find('nothing-to-do', []);
    },
  ],
  print: ({ thinking, thought, action, answer }) =>
    [
      ...(thinking === '' ? [] : [`<think>${thinking}</think>`]),
      ...(thought === '' ? [] : [`Thought: ${thought}`]),
      ...(action === null ? [] : [`Action: ${action.name}`, `Action Input: ${action.input}`]),
      ...(answer === '' ? [] : [`Final Answer: ${answer}`]),
      '',
    ].join('\n'),
  prompt:
    () => `Think in a line "Thought: …". Then either call a tool ("Action: NAME", below it "Action Input: {…}") and
stop, or end with "Final Answer: …".`,
});
