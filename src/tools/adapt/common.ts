import type { Range } from '../../core/range.ts';
import type { Said } from '../reply/ending.ts';
import type { Page } from '../reply/page.ts';

// Handlers that many rules share.

export const nothing = (): void => {};

/** Notes a marker, since blanks beside it are layout. */
export const mark = (_: unknown, { text }: Page): void => text.mark();

export const markBoth = (_: unknown, { reasoning, text }: Page): void => {
  text.mark();
  reasoning.mark();
};

/** Opens a fence around everything that follows. If it is cut off, later words would make it an example. */
export const openFence = ({ cut = null }: Range & { readonly cut?: string | null }, reply: Page): void => {
  reply.fences = 1;
  reply.text.mark();
  if (cut !== null) reply.doubt();
};

/** The text ends inside something that stays text. */
export const cutText = ({ raw }: { readonly raw: string }, { ending, text }: Page): Said => {
  text.add(raw);
  return ending.cut();
};

/** The text ends inside a part of a call. */
export const cutPart = (_: unknown, reply: Page): Said => {
  reply.breakCall();
  return reply.ending.cut();
};
