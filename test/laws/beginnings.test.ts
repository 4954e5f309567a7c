import { readdirSync, readFileSync } from 'node:fs';
import type { Format } from 'peglot';
import { describe, expect, it } from 'vitest';
import { formats } from '../../src/detect.ts';
import { readCase } from '../corpus-file.ts';

/** Texts whose lines get their meaning from a later one. */
const LATER: Readonly<Record<string, string>> = {
  'input-options-explained.txt': 'the head of a table is told by the dashes and rows below it',
  'clean-suggestions.txt': 'a command below an item takes the colon at its end',
  'suggestion-without-command.txt': 'a command below an item takes the colon at its end',
  'mention-fence-in-argument.txt': 'a call that is closed later is none yet',
  'two-fences.txt': 'a fence around the whole text is a wrapper as long as nothing follows',
};

/** Whether a value says no more than another one: less of its texts, lists and fields. */
function isPart(part: unknown, whole: unknown): boolean {
  if (typeof part === 'string' && typeof whole === 'string') return whole.startsWith(part.trimEnd());
  if (typeof part !== 'object' || part === null || typeof whole !== 'object' || whole === null) return part === whole;
  return Object.keys(part).every((key) => isPart(Reflect.get(part, key), Reflect.get(whole, key)));
}

/** The clean texts of a format's corpus. The lines of a log count together, and only its last one says how it ended. */
function cleanTexts(format: Format<unknown>): (readonly [name: string, text: string])[] {
  const folder = new URL(`../corpus/${format.name}/`, import.meta.url);
  return readdirSync(folder)
    .map((name) => [name, readCase(readFileSync(new URL(name, folder), 'utf8')).input] as const)
    .filter(([name, text]) => {
      const { ok, complete, diagnostics, via } = format.parse(text);
      const isClean = ok && complete && diagnostics.every(({ severity }) => severity === 'info');
      return isClean && via !== 'legacy' && !Object.hasOwn(LATER, name);
    });
}

describe.each(Object.values(formats))('$name', (format: Format<unknown>) => {
  it.each(cleanTexts(format))('of %s, lines that are said to be complete say no more than all of them', (_, text) => {
    const { value } = format.parse(text);
    const parts = [...text.matchAll(/\n(?!$)/g)].map(({ index }) => format.parse(text.slice(0, index + 1)));
    const wrong = parts.filter((part) => part.ok && part.complete && !isPart(part.value, value));
    expect(wrong.map((part) => part.value)).toEqual([]);
  });
});
