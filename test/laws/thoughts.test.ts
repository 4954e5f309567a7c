import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../../src/detect.ts';
import { calls } from '../../src/formats/dml/index.ts';
import type { Document } from '../../src/formats/dml/model.ts';
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

/** The tags whose end alone says that a thought was before it. */
const ENDS = TAGS.map(([, close]) => close).filter((close) => close !== '<|end|>');

/** What in a text closes a thought early. */
const CLOSES = [...TAGS.map(([, close]) => close), '</seed:think>'];

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

  it.each(ENDS)('a clean text before %s at the end of a line may only be a thought', (close) => {
    // What is behind the turn of somebody else was made up.
    const own = clean.filter((text) => !format.parse(text).diagnostics.some(({ code }) => code.endsWith('/bad-turn')));
    expect(own.length).toBeGreaterThan(5);
    holds(() => {
      for (const text of own) {
        for (const thought of [
          `${text}\n\nRather not.${close}`,
          `${text}\n\n${close}`,
          `${text}\n\nNo.${close} \nWell.\n`,
        ]) {
          const { ok, value } = format.parse(thought);
          expect([thought, ok && deeds(value).length > 0]).toEqual([thought, false]);
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
