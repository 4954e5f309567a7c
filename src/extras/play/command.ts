import { spawn } from 'node:child_process';
import { listen } from '../../cli/listen.ts';
import { packedPages } from './packed-pages.ts';
import { pageServer } from './page-server.ts';

interface PlayOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly open: boolean;
}

/** `peglot play`: serves the playground to this machine only, until the user ends it. */
export async function play({ port, open }: PlayOptions): Promise<void> {
  const pages = packedPages();
  const server = pageServer((path) => pages.get(path.slice(1)));
  const url = await listen(server, { host: '127.0.0.1', port, portOption: '--port' });
  process.stderr.write(`peglot play: ${url}/ (Ctrl+C ends it)\n`);
  if (open) openBrowser(`${url}/`);
}

/** Opens a URL in the user's browser. Without a browser, the printed URL has to do. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  if (command !== undefined)
    spawn(command, args, { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref();
}
