import type { Dialect, Words } from './dialect.ts';

/** The dialect before an identifying marker: text and thoughts, in the markers of all dialects. */
export function undecided(dialects: readonly Dialect[]): Dialect {
  const all = (words: (dialect: Dialect) => Words): Words => [...new Set(dialects.flatMap(words))];
  return {
    who: 'Any model',
    breaksThought: true,
    mayBeFenced: true,
    tokens: all(({ tokens }) => tokens),
    think: [all(({ think }) => think?.[0] ?? []), all(({ think }) => think?.[1] ?? [])],
  };
}
