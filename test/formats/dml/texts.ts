import fc from 'fast-check';
import { type Document, parse, references } from 'peglot/dml';
import { anyUnit } from '../../../src/testing/any-unit.ts';

/** Pieces of everything that could become a macro, a reference, code, or what hides one of them. */
const PIECES: readonly string[] = [
  '🦆',
  '▶',
  '▶️',
  '\ufe0f',
  '\ufe0e',
  '[',
  ']',
  '◀',
  '◀️',
  '◀️🦆',
  ']◀️🦆',
  ']◀🦆',
  '🦆▶️[',
  '🦆▶[',
  '🦆▶️［',
  '🦆 ▶️ [',
  '🦆▶️[T:',
  '🦆▶️[t：',
  'T:',
  'TOOL:',
  'Ｔ：',
  'run_tests',
  ':',
  '：',
  '|',
  '｜',
  '{',
  '{{',
  '}}',
  '}',
  '{{F:',
  '{{ f : ',
  '{{file:',
  '{{F',
  'F:',
  'main',
  'main}}',
  '｛｛',
  '{{F:main}}',
  '{{S:cwd}}',
  '{{I:no_guesswork}}',
  '🦆▶️[T:run_tests]◀️🦆',
  '🦆▶[tool: run_tests ]◀🦆',
  '🦆▶️[S:cwd]◀️🦆',
  '`🦆▶️[T:x]◀️🦆`',
  '`',
  '``',
  '```',
  '\n```\n',
  '\n~~~\n',
  '~',
  '~~',
  '\\',
  '\\\n',
  '\\`',
  '\n',
  '\r',
  '\r\n',
  ' ',
  '    ',
  '\t',
  'a',
  'b c',
  'S:',
  'I:',
  '\ud83e',
  '\udd86',
  '\u200b',
  '\u3000',
  '\xa0',
  '<|end|>',
  '\x1b[0m',
  '\ufeff',
  '-',
  '>',
  '\0',
];

/** Texts that try to smuggle a macro in, or to hide one. */
export const untrusted: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: anyUnit }) },
);

/** Everything that is run, replaced or mentioned in a text, as it was written; mentions have a `'` in front. */
export function marks(text: string): string[] {
  const found: string[] = [];
  const document: Document = parse(text).value;
  for (const segment of document.segments) {
    if (segment.kind === 'macro' && segment.closed) found.push(`${segment.quoted ? "'" : ''}${segment.source}`);
  }
  return [...found, ...references(document).map((alias) => `{{${alias}}}`)];
}
