import type { Format } from '../src/core/format.ts';
import { PrintError } from '../src/core/print-error.ts';

/** What every parser tells of a whole text. */
export function verdictOf(ok: boolean, complete: boolean): string {
  return `${ok ? 'ok' : 'not ok'}, ${complete ? 'complete' : 'cut off'}`;
}

/** What printing a value gives, beside the text that it was read from. */
export function printed(format: Pick<Format<unknown>, 'print'>, value: unknown, text: string): string {
  try {
    const print = format.print(value);
    return print === text ? 'prints as it is' : `prints as ${JSON.stringify(print)}`;
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return `is not printed: ${error.message}`;
  }
}
