import { isOneOf } from '../../core/one-of.ts';
import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { write } from '../output.ts';
import { Problem } from '../problem.ts';

/** Options of the instructions, and the formats that have them. */
const OWNERS = { phase: ['dml', 'duckflow'], side: ['acor'], language: ['dml'] } as const;

type PromptOptions = FormatOptions & { readonly [name in keyof typeof OWNERS]?: string };

/** `peglot prompt`: the instructions that tell a model to write the format. */
export async function prompt(options: PromptOptions): Promise<void> {
  const format = formatWithoutText(options);
  const given: Record<string, string> = {};
  for (const name of ['phase', 'side', 'language'] as const) {
    const [owners, value] = [OWNERS[name], options[name]];
    if (value === undefined) continue;
    if (!isOneOf(owners, format.name))
      throw new Problem(`--${name} is not for ${format.name}`, `it is for ${owners.join(' and ')}`);
    given[name] = value;
  }
  const text = format.prompt(given).trimEnd();
  if (text === '') throw new Problem(`${format.name} has no instructions for a model`, 'give defineFormat a prompt');
  await write(`${text}\n`);
}
