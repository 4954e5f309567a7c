import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { fileProblem } from './problem.ts';

/** Replaces a file in one step: it holds the old text or the new one, never a part. @throws {Problem} when it cannot */
export async function replaceFile(path: string, text: string): Promise<void> {
  const { default: writeFileAtomic } = await import('write-file-atomic');
  try {
    // Replacing a file needs only its folder's permission: without this a write-protected file would be overwritten.
    await access(path, constants.W_OK);
    await writeFileAtomic(path, text);
  } catch (error) {
    throw fileProblem(path, error);
  }
}
