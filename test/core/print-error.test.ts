import { expect, it } from 'vitest';
import { PrintError } from '../../src/core/print-error.ts';

/** As another copy of the package has it. */
class Other extends Error {
  override readonly name = 'PrintError';
  readonly path = ['notes'];
}

it('a PrintError is one in every copy of the package, and nothing else is', () => {
  expect(new PrintError(['notes'], 'no') instanceof PrintError).toBe(true);
  expect(new Other('notes: no') instanceof PrintError).toBe(true);
  for (const other of [new Error('no'), { name: 'PrintError' }, null, undefined, 'PrintError'])
    expect(other instanceof PrintError).toBe(false);
});
