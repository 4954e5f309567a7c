import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { aliasedLength } from '../../../src/formats/acor/read/yaml-aliases.ts';

it.each([
  ['', 0],
  ['a: 1', 0],
  ['a: &x [1, 2]', 0],
  ['a: &x [1, 2]\nb: [*x, *x]', 12],
  ['- &a 1234\n- *a', 4],
  // The second stands for itself and for what its own alias repeats.
  ['- &a 1234\n- &b [*a]\n- *b', 4 + (4 + 4)],
  ['- &a 1234\n- &b [*a, *a]\n- [*b, *b]', 8 + 2 * (8 + 8)],
  ['- &a 1234\n- *a\n- &b [5]\n- *b', 4 + 3],
  // An anchor that is given again is the later one from then on.
  ['- &a 1234\n- *a\n- &a 56\n- *a', 4 + 2],
  ['- &a 1234\n- &b [*a, *a]\n- &c [*b, *b]\n- *c', 8 + 32 + (8 + 32)],
])('the aliases of %j repeat %i characters', (text, length) => {
  expect(aliasedLength(parseDocument(text))).toBe(length);
});
