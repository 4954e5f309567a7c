import { readdirSync, readFileSync } from 'node:fs';
import { createStream, parse } from 'peglot/json';
import { expect, it } from 'vitest';
import { readCase } from '../../corpus-file.ts';

const folder = new URL('../../corpus/json/', import.meta.url);
const inputs = readdirSync(folder).map((file) => readCase(readFileSync(new URL(file, folder), 'utf8')).input);

it('law: what a model was stopped at is never complete, whatever it ends in', () => {
  const behind = ['', '\n```ts\nconst b = [1,\n```', '\n```ts\ninterface A {', '\n<think>{"a": 2'];
  for (const text of inputs.flatMap((input) => behind.map((end) => input + end))) {
    const { value, ok, complete } = parse(text, { finished: false });
    expect(complete, text).toBe(false);
    const stream = createStream();
    stream.push(text);
    const ended = stream.end({ finished: false });
    expect({ value: ended.value, ok: ended.ok, complete: ended.complete }, text).toEqual({ value, ok, complete });
  }
});
