import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../scripts/serve.ts';

it('serves the pages of a folder, however its path is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peglot-serve-'));
  await writeFile(join(folder, 'index.html'), 'Start');
  await writeFile(join(folder, 'tools.html'), 'Tools');
  for (const path of [folder, `${folder}/`, `${tmpdir()}//${folder.slice(tmpdir().length + 1)}`]) {
    const server = await serveFolder(path, 0);
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const get = async (page: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${page}`)).text();
    expect([await get('/'), await get('/tools')], path).toEqual(['Start', 'Tools']);
    expect(await get('/none'), path).toBe('There is no such page.\n');
    server.close();
  }
  await rm(folder, { recursive: true });
});
