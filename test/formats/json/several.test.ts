import { createStream, type JsonOptions, parse, repair, typed } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectSameStream } from './streams.ts';

const FENCES = '```json\n{"a": 1}\n```\nor\n```json\n{"a": 2}\n```\n';
const IN_CODE = '```ts\nconst x = {"a": 1};\n```\nThat is:\n```json\n{"a": 2}\n```\n';
const CODE_LAST = '```json\n{"a": 2}\n```\nIn TypeScript:\n```ts\nconst x = {"a": 1};\n```\n';

const errorsIn = (text: string, options?: JsonOptions): string[] =>
  parse(text, options)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

describe('several values with words between them', () => {
  it.each<[string, unknown]>([
    ['First {"a": 1, "b": []}, and again {"b": [], "a": 1}.', { b: [], a: 1 }],
    ['```json\n{"a": 1}\n```\n```json\n{"a": 1}\n```', { a: 1 }],
    ['["a"] and ["a"] and ["a"]', ['a']],
  ])('are one where all are the same: %s', (text, value) => {
    expect(parse(text)).toMatchObject({ value, ok: true, complete: true });
    expect(parse(text).diagnostics.map(({ code }) => code)).toContain('json/several-values');
  });

  it.each<[string, unknown]>([
    ['First {"a": 1}, then {"a": 2}.', { a: 2 }],
    ['{"a": 1} or {"a": 2} or {"a": 1}', { a: 1 }],
    ['{"a": 1} and {"a": 1} and {"a": 1.5}', { a: 1.5 }],
    [FENCES, { a: 2 }],
  ])('are an error where two differ: %s', (text, value) => {
    expect(parse(text).value).toEqual(value);
    expect(errorsIn(text)).toEqual(['json/several-values']);
  });

  it.each<[string, JsonOptions['several'], unknown]>([
    ['{"a": 1} or {"a": [2]} or "c"', 'first', { a: 1 }],
    ['{"a": 1} or {"a": [2]}', 'last', { a: [2] }],
    ['{"a": 1} or {"a": [2]}', 'all', [{ a: 1 }, { a: [2] }]],
    ['["a"] or ["b"]', 'all', [['a'], ['b']]],
    ['{"a": 1}\n{"a": 2}\nor {"a": 3}', 'all', [{ a: 1 }, { a: 2 }, { a: 3 }]],
    ['{"a": 1}\n{"a": 2}\nor {"a": 3}', 'first', { a: 1 }],
    ['{"a": 1}\n{"a": 2}\n', 'last', { a: 2 }],
    ['only {"a": 1}', 'all', { a: 1 }],
    [FENCES, 'first', { a: 1 }],
    ['Perhaps {"a": 1}?\n</think>\n{"a": 2} or {"a": 3}', 'first', { a: 2 }],
  ])('count as is asked: %s, %s', (text, several, value) => {
    expect(parse(text, { several })).toMatchObject({ value, ok: true, complete: true });
    expect(JSON.parse(repair(text, several && { several }))).toEqual(value);
    const stream = createStream({ several });
    for (const char of text) stream.push(char);
    const end = stream.end();
    expect(end).toMatchObject({ value, ok: true });
    expect(end.diagnostics).toEqual(parse(text, { several }).diagnostics);
  });

  it.each([IN_CODE, CODE_LAST])('count where a fence says JSON: %s', (text) => {
    expect(parse(text)).toMatchObject({ value: { a: 2 }, ok: true, complete: true });
    expect(parse(text).diagnostics.map(({ code }) => code)).toContain('json/other-fence');
    expectSameStream(text, text.split(''));
  });

  it('are read from code where nothing else is there', () => {
    expect(parse('```ts\nconst x = {"a": 1};\n```')).toMatchObject({ value: { a: 1 }, ok: true });
    expect(errorsIn('```ts\nconst x = {"a": 1};\n```\n```js\nconst x = {"a": 2};\n```')).toEqual([
      'json/several-values',
    ]);
  });
});

describe('several values, by a type', () => {
  const Trip = typed(z.object({ city: z.string(), days: z.number() }));
  const rome = { city: 'Rome', days: 3 };
  const oslo = { city: 'Oslo', days: 4 };
  const both = `See [1]: ${JSON.stringify(rome)} or ${JSON.stringify(oslo)} [2].`;

  it.each<[string, JsonOptions['several'], unknown, boolean]>([
    [both, undefined, oslo, false],
    [both, 'first', rome, true],
    [both, 'last', oslo, true],
    [`${JSON.stringify(rome)}\n${JSON.stringify(oslo)}`, 'last', oslo, true],
    [`${JSON.stringify(rome)}\n${JSON.stringify(oslo)}`, 'first', rome, true],
    [`${JSON.stringify(rome)} and again ${JSON.stringify(rome)}`, undefined, rome, true],
    [
      `\`\`\`ts\nconst t = ${JSON.stringify(rome)};\n\`\`\`\n\`\`\`json\n${JSON.stringify(oslo)}\n\`\`\``,
      undefined,
      oslo,
      true,
    ],
  ])('%s, %s', (text, several, value, ok) => {
    expect(Trip.parse(text, { several })).toMatchObject({ value, ok });
    const stream = Trip.createStream({ several });
    for (const char of text) stream.push(char);
    expect(stream.end()).toMatchObject({ value, ok });
  });

  it('are the items of a list', () => {
    expect(
      typed(z.array(z.object({ city: z.string(), days: z.number() }))).parse(both, { several: 'all' }),
    ).toMatchObject({
      value: [rome, oslo],
      ok: true,
    });
  });
});
