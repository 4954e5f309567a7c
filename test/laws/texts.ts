import fc from 'fast-check';
import { anyUnit } from '../../src/testing/any-unit.ts';

/** Any string at all, lone surrogates included. */
export const anyTexts: fc.Arbitrary<string> = fc.string({ unit: anyUnit, maxLength: 200 });

/** Noise that every format meets: line ends, template tokens, colours, fences, chat, odd characters. */
export const noise: readonly string[] = [
  'Some prose.\n',
  'more prose',
  '  indented\n',
  '\n',
  '\n\n',
  ' ',
  '\t',
  '\r\n',
  '\r',
  '```\n',
  '```md\n',
  '````\n',
  '~~~\n',
  '   ```\n',
  '<|start|>assistant<|channel|>final<|message|>',
  '<|end|>',
  '<|end|>\n',
  '\x1b[32m',
  '\x1b[0m\n',
  '<b>',
  '\ufeff',
  '[',
  ']',
  '[link](url)\n',
  '- item\n',
  '# Title\n',
  '`',
  '\ud83e',
  '\udd86',
  '\0',
];

/** Texts made of fragments, and now and then of anything: the mistakes that models make, in any order. */
export function damaged(fragments: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...fragments) },
        { weight: 1, arbitrary: fc.string({ unit: anyUnit, maxLength: 8 }) },
      ),
      { maxLength: 24 },
    )
    .map((parts) => parts.join(''));
}

/** A text with one fragment put in or one stretch taken out. */
export function scratched(text: string, fragments: readonly string[]): fc.Arbitrary<string> {
  const at = fc.nat({ max: text.length });
  return fc
    .tuple(at, fc.nat({ max: 12 }), fc.oneof(fc.constant(''), fc.constantFrom(...fragments)))
    .map(
      ([from, length, fragment]) => text.slice(0, from) + fragment + text.slice(from + (fragment === '' ? length : 0)),
    );
}

/** A text cut into chunks, anywhere: unit by unit, or in uneven pieces. */
export function chunkings(text: string): fc.Arbitrary<string[]> {
  return fc.oneof(
    fc.constant([...Array(text.length).keys()].map((at) => text[at] ?? '')),
    fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 40 }).map((sizes) => {
      const chunks: string[] = [];
      for (let at = 0, turn = 0; at < text.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1;
        chunks.push(text.slice(at, at + size));
        at += size;
      }
      return chunks;
    }),
  );
}
