import { field, filled, under } from '../blocks.ts';
import { type Field, writeText } from '../read/field.ts';
import { saysNothing } from '../read/page.ts';
import type { Kind } from './kind.ts';

/** A text on the line of its label, and below it. */
export const text: Kind<string> = {
  read: writeText,
  write: (label, value) => field(label, value),
  cell: (value) => value,
};

/** A word or an id, possibly with markup. */
export const word: Kind<string> = {
  ...text,
  read: (found, member) => writeText(found, member, found.page.unquoted(found.content)),
};

/** A text of any length, below its label. */
export const prose: Kind<string> = { ...text, write: (label, value) => under(label, filled(value)) };

/** A text without its label. */
export const bare: Kind<string> = {
  ...text,
  write: (label, value) => filled(value).map((one) => ({ label, text: one })),
};

/** A text that is left out when it is empty. */
export const filledText: Kind<string> = unless((value) => value === '');

/** A text that is left out when it means that there is none. */
export const givenText: Kind<string> = unless(saysNothing);

function unless(isNothing: (value: string) => boolean): Kind<string> {
  return {
    ...text,
    read: (found: Field, member) => {
      if (isNothing(found.text)) found.place(found.content);
      else writeText(found, member);
    },
    cell: (value) => (isNothing(value) ? undefined : value),
  };
}
