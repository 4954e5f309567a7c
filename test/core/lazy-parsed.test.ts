import { expect, it } from 'vitest';
import { parse, typed } from '../../src/formats/json/index.ts';

it('makes the findings of a reading once, and all readings share the getter: one of its own would keep them', () => {
  const format = typed({ type: 'object', properties: { n: { type: 'number' } } });
  const broken = ['{a: 1,}', '{b: 2,}'].map((text) => parse(text));
  const coerced = ['{"n": "1"}', '{"n": "2"}'].map((text) => format.parse(text));
  const all = [...broken, ...coerced];
  const getters = all.map((read) => Object.getOwnPropertyDescriptor(read, 'diagnostics')?.get);
  expect(getters[0]).toBeTypeOf('function');
  expect(new Set(getters).size).toBe(1);
  for (const read of all) expect(read.diagnostics).toBe(read.diagnostics);
  expect({ ...all[3] }.diagnostics).toMatchObject([{ code: 'typed/other-kind' }]);
});

it('gives the findings behind a proxy, too', () => {
  const read = new Proxy(parse('{a: 1,}'), {});
  expect(read.diagnostics.map(({ code }) => code)).toEqual(['json/bad-bare-key', 'json/bad-trailing-comma']);
});
