import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, normalize, resolve, sep } from 'node:path';
import { pageServer } from '../src/extras/play/page-server.ts';

/** Serves a folder to this machine alone. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const root = resolve(folder);
  const server = pageServer((path) => {
    const file = join(root, normalize(path));
    const isPage = file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();
    return isPage ? readFileSync(file) : undefined;
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
