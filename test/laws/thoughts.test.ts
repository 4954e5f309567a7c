import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '../../src/formats/dml/index.ts';
import type { Document } from '../../src/formats/dml/model.ts';
import { formats } from '../../src/formats.ts';
import { holds } from '../assert.ts';
import { readCase } from '../corpus-file.ts';

/** The tags of thoughts, and what closes them. */
const TAGS = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis<|message|>', '<|end|>'],
] as const;

/** What in a text closes a thought early. */
const CLOSES = TAGS.map(([, close]) => close);

describe.each(['acor', 'design', 'dml', 'duckflow', 'skill'] as const)('thoughts in %s', (name) => {
  const format = formats[name];
  const folder = new URL(`../corpus/${name}/`, import.meta.url);
  const clean = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readCase(readFileSync(new URL(file, folder), 'utf8')).input)
    .filter((text) => !CLOSES.some((close) => text.includes(close)) && format.parse(text).ok);

  it.each(TAGS)('a clean text within %s is no answer, and nothing of it is done', (open, close) => {
    expect(clean.length).toBeGreaterThan(5);
    holds(() => {
      for (const text of clean) {
        for (const thought of [`${open}\n${text}\n${close}`, `\n${open}${text}\n${close}\n`, `${open}\n${text}`]) {
          const { ok, value } = format.parse(thought);
          expect([thought, ok, deeds(value)]).toEqual([thought, false, []]);
        }
      }
    });
  });
});

/** What a model asks somebody to do or to believe. */
function deeds(value: object): readonly unknown[] {
  if ('segments' in value) return calls(value as Document);
  if ('success' in value && value.success === true) return [value];
  for (const list of ['actions', 'messages', 'api_contracts'])
    if (list in value) return Object.entries(value).flatMap(([key, items]) => (key === list ? items : []));
  return [];
}
