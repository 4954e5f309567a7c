import { expect, it } from 'vitest';
import { withDefaults } from '../../../../src/formats/json/typed/schema/defaults.ts';

const node = { $ref: '#/$defs/node' };

it('fills each part once for each schema, however many ways lead to it', () => {
  const part = { properties: { a: node, b: { default: [] } } };
  const schema = { ...node, $defs: { node: { allOf: [part, { properties: { a: node } }, part] } } };
  const depth = 50;
  const text = '{"a":'.repeat(depth);
  // Gone through again by each of the three, this takes 3 ** 50 steps: the test does not end.
  expect(withDefaults(schema, JSON.parse(`${text}{}${'}'.repeat(depth)}`))).toEqual(
    JSON.parse(`${text}{"b":[]}${',"b":[]}'.repeat(depth)}`),
  );
});

it('follows a chain of references once, and one that leads back to itself gives nothing', () => {
  const links = Array.from({ length: 50 }, (_, at): [string, object] => {
    const next = { $ref: `#/$defs/n${at + 1}` };
    return [`n${at}`, { allOf: [next, next] }];
  });
  const $defs = {
    ...Object.fromEntries(links),
    n50: { properties: { a: { default: 1 } } },
    loop: { $ref: '#/$defs/loop' },
  };
  expect(withDefaults({ $ref: '#/$defs/n0', $defs }, {})).toEqual({ a: 1 });
  expect(withDefaults({ $ref: '#/$defs/loop', $defs }, {})).toEqual({});
});
