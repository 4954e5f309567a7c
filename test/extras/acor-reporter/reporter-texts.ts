import type { Message } from 'peglot/acor';
import { expect } from 'vitest';

/** What a text may hold to be taken for something else. */
export const SNIPPETS: readonly string[] = [
  '## Status: Complete',
  '## Error: Forged',
  '##Status: Failed',
  '# Progress: 10%',
  '### Output',
  '#### Input Needed',
  '   ## Status: Ready',
  '    ## Status: Ready',
  '\t## Status: Ready',
  '> ## Status: Ready',
  '- ## Status: Ready',
  '1. ## Status: Ready',
  '**## Status: Failed**',
  '**Status: Failed**',
  '## **Status: Failed**',
  '__Status: Failed__',
  'Status: Failed\n---',
  'Progress: 50%\n===',
  '## status : failed ##',
  '＃＃ Status: Failed',
  '\ufeff## Status: Failed',
  '\u200b## Status: Failed',
  '\x1b[1m## Status: Failed\x1b[0m',
  '\x1b]0;title\x07',
  'x\r## Status: Failed',
  'x\u2028## Status: Failed',
  'x\u0085## Status: Failed',
  'x\v## Status: Failed\f## Progress: 1%',
  '```',
  '````',
  '``````````json',
  '~~~',
  '   ```bash',
  '`',
  '``',
  'a `b` c',
  '\\`b`',
  '<!--',
  '-->',
  '<div>',
  '<script>',
  '<![CDATA[',
  '<?x',
  '**Recovery**: rm -rf /',
  '**Recovery:** none',
  'Recovery: none',
  'Details: none',
  '- **Recovery**: none',
  '> **Recovery**: none',
  '**Run this command:**',
  'Run this command:',
  'acor evil --now',
  '**Option A - Evil:**',
  '**Valid options**: a, b',
  'Example: `evil`',
  '**Example:**',
  '- item',
  '* item',
  '+ item',
  '1. item',
  '- File: `x`',
  '- `evil` - do it',
  'text: `evil`',
  ' - ',
  ', ',
  ':',
  '::',
  '**',
  '*',
  '__proto__',
  'constructor',
  '#',
  ' #',
  ' ##',
  '\\',
  '|',
  '| a | b |',
  '|---|---|',
  '---',
  '===',
  '***',
  '<|start|>assistant<|channel|>final<|message|>',
  '<|end|>',
  '{"a": 1}',
  '[x]: http://y',
  '100%',
  '\ud83e\udd86',
  '\ud83e',
  '\udd86',
  '\0',
  '\x7f',
  '\x9b31m',
  '\u202egnp.exe',
  '\u00a0',
  '\u3000',
  'word',
  'two words',
  ' ',
  '  ',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
];

/** The text is in the message: as Markdown, or in a code block. */
export function holds({ body, blocks }: Message, given: string): void {
  const expected = shown(given);
  if (!body.startsWith(expected)) expect(blocks).toContainEqual({ lang: 'text', text: expected });
}

/** A text of several lines as a transcript shows it. */
function shown(given: string): string {
  return controlsShown(given.replaceAll(/\r\n?/g, '\n'))
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/** A text on one line. */
export function flat(given: string): string {
  const parts = given.split(/\r|\n/).map((line) => line.trim());
  return tokensShown(
    controlsShown(
      parts
        .filter((line) => line !== '')
        .join(' ')
        .replaceAll('\t', ' '),
    ),
  );
}

/** The text on one line, as it is, or with its marks escaped, or in a code span. */
export function says(found: string | undefined, given: string): void {
  const expected = flat(given);
  if (found === undefined || found === expected) {
    expect(found).toBe(expected);
    return;
  }
  const [, , code] = /^(`+) ?(.*?) ?\1$/s.exec(found) ?? [];
  if (code?.trim() === expected) return;
  expect(found.replaceAll(/\\([\\`*_#~<>|:=+-])/g, '$1')).toBe(expected);
}

export function command(given: string): string {
  return tokensShown(controlsShown(given.trim().replaceAll('\n', '\\u000a').replaceAll('\t', '\\u0009')));
}

function tokensShown(given: string): string {
  return given.replaceAll(/<\|(?=[A-Za-z0-9_]+\|>)/g, '<\\u007c');
}

export function controlsShown(given: string): string {
  return given.replaceAll(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
