import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder to this machine alone. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    if (file === undefined) return void response.writeHead(404).end('There is no such page.\n');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** The file that an address names, as `/tools` names `tools.html`; nothing outside of the folder. */
function fileOf(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const file = join(folder, normalize(decode(pathname)));
  if (!file.startsWith(folder)) return undefined;
  const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
  return [file, `${file.replace(/\/$/, '')}.html`, join(file, 'index.html')].find(isFile);
}

/** A path that is no right escape names no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
