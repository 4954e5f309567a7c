import type { Transcript } from './model.ts';

/** Each header, its body below, a blank line between messages. */
export function write({ preamble, messages }: Transcript): string {
  const texts = messages.map(({ header, body }) => (body === '' ? `## ${header}\n` : `## ${header}\n${body}\n`));
  return [...(preamble === '' ? [] : [`${preamble}\n`]), ...texts].join('\n');
}
