import { constants } from 'node:fs';
import { access, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileProblem, Problem } from './problem.ts';

/**
 * Writes a file whole or not at all: whoever reads it sees the old text or the new one.
 *
 * @throws {Problem} when it cannot be written
 */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const { default: writeFileAtomic } = await import('write-file-atomic');
  try {
    const old = await stat(path).catch(() => undefined);
    // Replacing a file needs only its folder's permission: without this a write-protected file would be overwritten.
    if (old !== undefined) await access(path, constants.W_OK);
    // A device or a pipe takes text and must not be replaced.
    if (old !== undefined && !old.isFile()) await writeFile(path, text);
    else await writeFileAtomic(path, text);
  } catch (error) {
    const isFolderMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isFolderMissing
      ? new Problem(`${path}: there is no folder '${dirname(path)}'`, 'make it first')
      : fileProblem(path, error);
  }
}
