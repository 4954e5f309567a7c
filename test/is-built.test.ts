import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBuilt } from '../scripts/is-built.ts';
import { folderWith } from './cli/run.ts';

test('something is built that is newer than all of its sources', async () => {
  const root = await folderWith({ 'src/a.ts': '', 'src/deep/b.ts': '', 'package.json': '{}' });
  expect(isBuilt(root, 'dist/main.js', ['src', 'package.json'])).toBe(false);
  mkdirSync(`${root}/dist`);
  writeFileSync(`${root}/dist/main.js`, '');
  const at = (file: string, seconds: number): void => utimesSync(`${root}/${file}`, seconds, seconds);
  for (const file of ['src/a.ts', 'src/deep/b.ts', 'src/deep', 'src', 'package.json']) at(file, 1000);
  at('dist/main.js', 2000);
  expect(isBuilt(root, 'dist/main.js', ['src', 'package.json'])).toBe(true);
  at('src/deep/b.ts', 3000);
  expect(isBuilt(root, 'dist/main.js', ['src', 'package.json'])).toBe(false);
});
