import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';

/** Content types by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A server for static pages. `/tools` is `tools.html`, and `/` is `index.html`, as on other static servers.
 *
 * @param read the content of a path such as `/app.js`; undefined when there is none
 */
export function pageServer(read: (path: string) => string | Uint8Array | undefined): Server {
  return createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    for (const name of [path, `${path.replace(/\/$/, '')}.html`, `${path.replace(/\/$/, '')}/index.html`]) {
      const content = read(name);
      if (content === undefined) continue;
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(request.method === 'HEAD' ? undefined : content);
      return;
    }
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page.\n');
  });
}

/** The path of a URL, without `..`; one with a broken escape names no page. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/';
  }
}
