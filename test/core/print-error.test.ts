import { expect, it } from 'vitest';
import { PrintError } from '../../src/core/print-error.ts';
import { check, emptyReply, print } from '../../src/formats/duckflow/index.ts';

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

it('a PrintError names the part that is to blame, and what would be read instead', () => {
  const reply = { ...emptyReply(), reasoning: 'Done.\n[MOOD] 0.1' };
  const message = 'reasoning: would read back as "Done."';
  expect(() => print(reply)).toThrow(message);
  expect(check(reply).find(({ code }) => code === 'duckflow/unprintable')).toMatchObject({
    path: ['reasoning'],
    message,
  });
});
