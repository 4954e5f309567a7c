import { describe, expect, it } from 'vitest';
import { type Dialect, dialectNames, dialects } from '../../src/tools/dialects/index.ts';
import { toolCalls } from '../../src/tools/index.ts';

/** A name of a tool has 64 letters at most; what waits is looked at again when it has grown by half. */
const MOST_LATE = 105;
const PROSE = 'Nothing of it is a call, and so all of it comes as it is written, word by word, to the end. '.repeat(20);

/** What opens a thought, a block or a call in a dialect. */
function openingsOf({ think, block, call }: Dialect): string[] {
  const calls = (call?.open ?? []).filter((open) => open !== '' && /[^\w"]$/.test(open));
  const words = ['<think>', ...(think?.[0] ?? []), ...(block?.open ?? []), ...calls];
  const heads = (call?.open ?? []).filter((open) => open.endsWith('=')).map((open) => `${open}name${call?.nameEnd[0]}`);
  return [...words.filter((word) => !/=$|\n/.test(word)), ...heads];
}

/** How a sentence names a marker. */
const SENTENCES: readonly ((marker: string) => string)[] = [
  (marker) => `The model writes ${marker} before a call. `,
  (marker) => `First comes "${marker}", and then the rest. `,
  (marker) => `- In a list, ${marker} is shown too.\n`,
  (marker) => `It begins with ${marker}. `,
  (marker) => `Between ${marker} and its end (or ${marker}) all is read. `,
];

const texts = dialectNames.flatMap((dialect) =>
  [...new Set(openingsOf(dialects[dialect]))].map((marker) => [dialect, marker] as const),
);

describe.each([
  ...texts,
  ...[...new Set(texts.map(([, marker]) => marker))].map((marker) => ['auto', marker] as const),
])('%s: prose that names %s', (dialect, marker) => {
  it('is text, at once', () => {
    const format = toolCalls({ dialect });
    for (const sentence of SENTENCES) {
      const text = `${sentence(marker)}${PROSE}`.trimEnd();
      const { value, complete, diagnostics } = format.parse(text);
      expect({ text: value.text, calls: value.calls, thought: value.reasoning, complete }).toEqual({
        text,
        calls: [],
        thought: '',
        complete: true,
      });
      // Text outside of messages is told, and so is what looks like a call to all dialects at once.
      const told = dialect === 'auto' ? ['tools/missing-open', 'tools/other-dialect'] : ['tools/missing-open'];
      expect(diagnostics.filter(({ code }) => !told.includes(code))).toEqual([]);
      const stream = format.createStream();
      for (let at = 0; at < text.length; at += 16) {
        stream.push(text.slice(at, at + 16));
        expect(Math.min(at + 16, text.length) - stream.value.text.length).toBeLessThanOrEqual(MOST_LATE);
      }
    }
  });
});
