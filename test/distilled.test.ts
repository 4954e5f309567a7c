import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { fileOf, textsOf, written } from './distilled/files.ts';
import { subjects } from './distilled/subjects.ts';

// Damaged texts that notice changes of the sources (`npm run distil` finds them), with what they give. Nobody chose them:
// what is written is not said to be right, and is read when it changes. `npx vitest run test/distilled.test.ts -u` writes
// it anew.

const kept = subjects().filter((subject) => textsOf(subject).length > 0);

it.each(kept)('damaged texts of $name give what is written', async (subject) => {
  await expect(written(subject, textsOf(subject))).toMatchFileSnapshot(fileURLToPath(fileOf(subject)));
});

it('each file is read', () => {
  const files = globSync('**/*.txt', { cwd: fileURLToPath(new URL('./distilled/', import.meta.url)) });
  expect(files.sort()).toEqual(kept.map(({ name }) => `${name}.txt`).sort());
});
