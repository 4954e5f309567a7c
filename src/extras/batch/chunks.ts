import { open } from 'node:fs/promises';
import { STDIN } from '../../cli/sources.ts';

const CHUNK = 1024 * 1024;

/**
 * The bytes of a file, or of standard input, from one place up to, and without, another.
 *
 * @yields chunks of one piece of memory: each is gone when the next is asked for
 */
export async function* readChunks(path: string, start: number, end: number): AsyncGenerator<Buffer> {
  if (path === STDIN) {
    yield* process.stdin;
    return;
  }
  const file = await open(path);
  const buffer = Buffer.allocUnsafeSlow(CHUNK);
  try {
    for (let at = start; at < end; ) {
      // A pipe has a name too, and no places in it.
      const place = start === 0 ? null : at;
      const { bytesRead } = await file.read(buffer, 0, Math.min(CHUNK, end - at), place);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
