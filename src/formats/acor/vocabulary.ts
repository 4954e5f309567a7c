import type { ExactHeadNode } from '../../../generated/acor.ts';
import type { Message, MessageBase } from './model.ts';

// The words of the protocol: a row for each header, from which the grammar has its words (grammars/acor/words.peggy).

/** The states that the protocol knows. */
export const STATES = ['Ready', 'Working', 'Complete', 'Failed', 'Cancelled'] as const;

/** The states that end a run. */
export const FINAL_STATES = ['Complete', 'Failed', 'Cancelled'] as const;

/** A header of the protocol. */
export interface Header {
  /** What is after its colon: a title may be missing, everything else is demanded. */
  readonly after: 'state' | 'percent' | 'text' | 'title' | 'nothing';
  /** What is demanded there, in words. */
  readonly needs?: string;
  /** It is also read without its last letter. */
  readonly plural?: true;
  /** The message that it begins, with what is after its colon. */
  readonly make: (base: MessageBase, argument: string) => Message;
}

/** The words of a header, as the grammar has them: `npm run generate acor` writes those of a new row. */
export type HeaderWords = ExactHeadNode['words'];

/** The headers, by their words in the canonical spelling. */
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

/** The header that some letters are, in whatever case and with whatever between its words. */
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

/** Whether a text may hold a header of the protocol: the longest word of one is in it, in whatever case. */
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
