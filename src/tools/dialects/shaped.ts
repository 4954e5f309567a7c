import { callObject } from './call-object.ts';
import type { Dialect } from './dialect.ts';
import { invokes } from './invokes.ts';

const HARMONY_CLOSE = ['<|end|>', '<|return|>', '<|call|>'];

/** Dialects in which the whole reply has a special structure. */
export const shaped: Readonly<Record<'harmony' | 'llm-jp-4' | 'muse' | 'react', Dialect>> = {
  harmony: { who: 'gpt-oss', shape: 'messages', messages: { close: HARMONY_CLOSE }, tokens: [] },
  'llm-jp-4': { who: 'LLM-jp-4', shape: 'messages', messages: { close: HARMONY_CLOSE, padded: true }, tokens: [] },
  muse: {
    who: 'Muse',
    shape: 'messages',
    messages: { close: ['<|eom|>'], addressed: true },
    tokens: [],
    block: {
      open: ['<atem:function_calls>'],
      close: ['</atem:function_calls>'],
      wrongOpen: ['<function_calls>'],
      wrongClose: ['</function_calls>'],
    },
    ...invokes('atem:', { python: true, isNamespaced: true }),
  },
  react: {
    who: 'Any model that is prompted so',
    shape: 'steps',
    tokens: [],
    object: { ...callObject, nameKey: 'action', argumentsKey: 'action_input' },
    objectIsWrong: true,
  },
};
