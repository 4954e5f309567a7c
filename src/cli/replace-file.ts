import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, lstat, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * An unpredictable file name in the folder of a file, so that nobody can plant a link there.
 *
 * @example nameBeside('out/page.html') // 'out/.peglot-0b9b3c1e-….tmp'
 */
export function nameBeside(path: string): string {
  return join(dirname(path), `.peglot-${randomUUID()}.tmp`);
}

/**
 * Writes a file atomically. An existing file is replaced and never written to; a link is replaced, not followed. Mode
 * and owner of an existing file are kept.
 *
 * @throws errors of the file system; nothing has changed then
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = nameBeside(path);
  const old = await lstat(path).catch(() => undefined);
  await removedUnlessDone(temporary, async () => {
    // Exclusive: fails if anything exists there, including a link.
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
  // Only the superuser can change the owner.
  await file.chown(uid, gid).catch(() => {});
  await file.chmod(mode & 0o777);
}

/** Works on a temporary file, and removes it when the work fails or the process is asked to end. */
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
