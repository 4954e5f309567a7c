import { type FormatOptions, formatWithoutText } from '../choose-format.ts';
import { write } from '../output.ts';
import { Problem } from '../problem.ts';

/** What the instructions of one format depend on, and whose each is. */
const OWNERS = { phase: 'duckflow', side: 'acor' } as const;

/** The options of `peglot prompt`. */
type PromptOptions = FormatOptions & { readonly [name in keyof typeof OWNERS]?: string };

/** `peglot prompt`: the instructions that make a model write the format. */
export async function prompt(options: PromptOptions): Promise<void> {
  const format = formatWithoutText(options);
  const given: Record<string, string> = {};
  for (const name of ['phase', 'side'] as const) {
    const [owner, value] = [OWNERS[name], options[name]];
    if (value === undefined) continue;
    if (format.name !== owner) throw new Problem(`--${name} is not for ${format.name}`, `it is for ${owner}`);
    given[name] = value;
  }
  const text = format.prompt(given).trimEnd();
  if (text === '') throw new Problem(`${format.name} has no instructions for a model`, 'give defineFormat a prompt');
  await write(`${text}\n`);
}
