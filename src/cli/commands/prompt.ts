import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { write } from '../output.ts';

/** `peglot prompt`: the instructions that make a model write the format. */
export async function prompt(options: FormatOptions): Promise<void> {
  await write(`${formatWithoutText(options).prompt().trimEnd()}\n`);
}
