import { emptyDesign, toSQL } from 'peglot/design';
import { expect, it } from 'vitest';

it.each([
  ['in the order of the design', ['a', 'b', 'c'], [], ['a', 'b', 'c']],
  ['those that others refer to first', ['a', 'b', 'c'], [['a', 'c']], ['b', 'c', 'a']],
  [
    'those that refer to each other at last, in the order of the design',
    ['a', 'b', 'c'],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['c', 'a', 'b'],
  ],
  ['one that refers to itself', ['a', 'b'], [['a', 'a']], ['a', 'b']],
] as const)('tables %s', (_, names, references, order) => {
  const tables = names.map((name) => {
    const to = references.find(([from]) => from === name)?.[1];
    const constraints = to === undefined ? '' : `REFERENCES ${to}(id)`;
    const columns = [
      { name: 'id', type: 'INTEGER', constraints: 'PRIMARY KEY' },
      { name: 'other', type: 'INTEGER', constraints },
    ];
    return { table_name: name, description: 'A table.', columns, indexes: [], constraints: [], relationships: [] };
  });
  const sql = toSQL({ ...emptyDesign(), data_schemas: tables });
  expect([...sql.matchAll(/CREATE TABLE "?(\w+)/g)].map(([, name]) => name)).toEqual(order);
});
