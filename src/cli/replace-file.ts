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
 * Writes a file whole or not at all. What stands under the name is replaced and never written to: a link is replaced, not
 * followed. Mode and owner of a file that was there stay.
 *
 * @throws what the file system throws; then nothing has changed
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = nameBeside(path);
  const old = await lstat(path).catch(() => undefined);
  // Exclusive: fails on whatever stands there, a link too.
  const file = await open(temporary, 'wx');
  await removedUnlessDone(temporary, async () => {
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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something with a temporary file, and removes it when that fails or the process is asked to end. */
async function removedUnlessDone(path: string, work: () => Promise<void>): Promise<void> {
  const remove = (): void => rmSync(path, { force: true });
  const die = (signal: NodeJS.Signals): void => {
    remove();
    stop();
    process.kill(process.pid, signal);
  };
  const stop = (): void => {
    process.off('exit', remove);
    for (const signal of SIGNALS) process.off(signal, die);
  };
  process.on('exit', remove);
  for (const signal of SIGNALS) process.on(signal, die);
  try {
    await work();
  } catch (error) {
    remove();
    throw error;
  } finally {
    stop();
  }
}
