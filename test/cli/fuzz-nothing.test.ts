import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fuzz } from '../../src/extras/workbench/commands/fuzz.ts';

it('a grammar that no text could be made for is not said to hold every law', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peglot-fuzz-'));
  try {
    const file = join(folder, 'never.peggy');
    writeFileSync(file, 'start = &{ return false; } "a"\n');
    await expect(fuzz([file], { seconds: '0', seed: '1' })).rejects.toThrow(
      'no text could be made that start reads: nothing was tried',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
