import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { write } from '../output.ts';
import { Problem } from '../problem.ts';

/** `peglot prompt`: the instructions that make a model write the format. */
export async function prompt(options: FormatOptions): Promise<void> {
  const format = formatWithoutText(options);
  const text = format.prompt().trimEnd();
  if (text === '') throw new Problem(`${format.name} has no instructions for a model`, 'give defineFormat a prompt');
  await write(`${text}\n`);
}
