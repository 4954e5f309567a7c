import type { Dialect } from './dialect.ts';

/** Dialects in which the whole reply has a shape of its own. */
export const shaped: Readonly<Record<'harmony' | 'react', Dialect>> = {
  harmony: {
    who: 'gpt-oss',
    shape: 'messages',
    tokens: [],
  },
  react: {
    who: 'Any model that is prompted so',
    shape: 'steps',
    tokens: [],
  },
};
