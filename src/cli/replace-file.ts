import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, lstat, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A name in the folder of a file that nobody can know in advance, so that nobody can plant a link there.
 *
 * @example nameBeside('out/page.html') // 'out/.peglot-0b9b3c1e-….tmp'
 */
export function nameBeside(path: string): string {
  return join(dirname(path), `.peglot-${randomUUID()}.tmp`);
}

/**
 * Writes a file whole or not at all. What is under the name is replaced and never written to: a link is replaced, not
 * followed. Mode and owner of a file that was there stay.
 *
 * @throws what the file system throws; then nothing has changed
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = nameBeside(path);
  const old = await lstat(path).catch(() => undefined);
  await removedUnlessDone(temporary, async () => {
    // Exclusive: fails on whatever is there, a link too.
    const file = await open(temporary, 'wx');
    try {
      if (old?.isFile() === true) await takeOver(file, old);
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  });
}

async function takeOver(
  file: FileHandle,
  { uid, gid, mode }: { uid: number; gid: number; mode: number },
): Promise<void> {
  // Only the superuser gives files away.
  await file.chown(uid, gid).catch(() => {});
  await file.chmod(mode & 0o777);
}

/** Does something with a temporary file, and removes it when that fails or the process is asked to end. */
async function removedUnlessDone(path: string, work: () => Promise<void>): Promise<void> {
  if (unfinished.size === 0) watch();
  unfinished.add(path);
  try {
    await work();
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    unfinished.delete(path);
    if (unfinished.size === 0) unwatch();
  }
}

const unfinished = new Set<string>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function watch(): void {
  process.on('exit', removeAll);
  for (const signal of SIGNALS) process.on(signal, die);
}

function unwatch(): void {
  process.off('exit', removeAll);
  for (const signal of SIGNALS) process.off(signal, die);
}

function removeAll(): void {
  for (const path of unfinished) rmSync(path, { force: true });
}

function die(signal: NodeJS.Signals): void {
  removeAll();
  unwatch();
  process.kill(process.pid, signal);
}
