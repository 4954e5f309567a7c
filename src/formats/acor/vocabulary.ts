import type { ExactHeadNode } from '../../../generated/acor.ts';
import type { Message, MessageBase } from './model.ts';

// The protocol's vocabulary, with a row for each header, from which the grammar's words are generated
// (grammars/acor/words.peggy).

/** The states that the protocol knows. */
export const STATES = ['Ready', 'Working', 'Complete', 'Failed', 'Cancelled'] as const;

/** The states that end a run. */
export const FINAL_STATES = ['Complete', 'Failed', 'Cancelled'] as const;

/** A header of the protocol. */
export interface Header {
  /** What follows its colon: a title is optional, everything else is required. */
  readonly after: 'state' | 'percent' | 'text' | 'title' | 'nothing';
  /** A description of what is required there. */
  readonly needs?: string;
  /** The singular, without the last letter, is accepted, too. */
  readonly plural?: true;
  /** Makes the message from the text after its colon. */
  readonly make: (base: MessageBase, argument: string) => Message;
}

/** The words of a header, as in the grammar: `npm run generate acor` adds those of a new row. */
export type HeaderWords = ExactHeadNode['words'];

/** The headers, by their canonical words. */
export const HEADERS: Readonly<Record<HeaderWords, Header>> = {
  Status: { after: 'state', needs: listed(STATES), make: (base, state) => ({ kind: 'status', ...base, state }) },
  Progress: {
    after: 'percent',
    needs: 'a number from 0 to 100 and a percent sign',
    make: (base) => ({ kind: 'progress', ...base }),
  },
  Output: { after: 'nothing', make: (base) => ({ kind: 'output', ...base, variant: 'text' }) },
  'Output Data': { after: 'nothing', make: (base) => ({ kind: 'output', ...base, variant: 'data' }) },
  'Output Files': {
    after: 'nothing',
    plural: true,
    make: (base) => ({ kind: 'output', ...base, variant: 'files', files: [] }),
  },
  Error: { after: 'text', needs: 'what went wrong', make: (base, title) => ({ kind: 'error', ...base, title }) },
  'Input Needed': {
    after: 'nothing',
    make: (base) => ({ kind: 'input_needed', ...base, commands: [], options: [], valid_options: [] }),
  },
  'AI Directive': {
    after: 'title',
    make: (base, title) => ({ kind: 'ai_directive', ...base, ...(title !== '' && { title }), items: [], fields: {} }),
  },
  Suggestions: {
    after: 'title',
    plural: true,
    make: (base, title) => ({ kind: 'suggestions', ...base, ...(title !== '' && { title }), items: [] }),
  },
  Session: { after: 'text', needs: 'the id of the session', make: (base, id) => ({ kind: 'session', ...base, id }) },
  'Session Checkpoint': {
    after: 'text',
    needs: 'the name of the checkpoint',
    make: (base, name) => ({ kind: 'checkpoint', ...base, name }),
  },
};

/** The header for a text, ignoring case and whatever is between its words. */
export function headerOf(written: string): HeaderWords | undefined {
  return BY_LETTERS.get(lettersOf(written));
}

const BY_LETTERS: ReadonlyMap<string, HeaderWords> = new Map(
  Object.keys(HEADERS)
    .filter((words): words is HeaderWords => Object.hasOwn(HEADERS, words))
    .flatMap((words) => {
      const letters = lettersOf(words);
      return HEADERS[words].plural
        ? [[letters, words] as const, [letters.slice(0, -1), words] as const]
        : [[letters, words] as const];
    }),
);

/** Whether a text may contain a header of the protocol: the longest word of one, in any case, has to occur. */
export function mayHoldHeader(text: string): boolean {
  return LONGEST_WORDS.test(text);
}

const LONGEST_WORDS = new RegExp(
  Object.entries(HEADERS)
    .map(([words, { plural }]) => {
      const longest = words.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
      return plural && words.endsWith(longest) ? longest.slice(0, -1) : longest;
    })
    .join('|'),
  'iu',
);

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[ \t_:：-]/g, '');
}

/** `a, b or c` */
export function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
