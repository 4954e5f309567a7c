import { constants } from 'node:fs';
import { access, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../core/thrown.ts';
import { fileProblem, Problem } from './problem.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Writes a file atomically: readers see the old text or the new one. If the path is a link, its target is written.
 *
 * @throws {Problem} when it cannot be written
 */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  try {
    const old = await stat(path).catch(() => undefined);
    // Replacing a file only takes permission for its folder: without this check, a write-protected file would be
    // overwritten.
    if (old !== undefined) await access(path, constants.W_OK);
    if (old?.isDirectory() === true) throw new Problem(`${path}: this is a directory`, 'name a file in it');
    // A device or a pipe is written to and must not be replaced.
    if (old !== undefined && !old.isFile()) await writeFile(path, text);
    else await replaceFile(old === undefined ? path : await realpath(path), text);
  } catch (error) {
    throw await newFileProblem(path, error);
  }
}

/** Why a file cannot be created: most often because of its folder. */
export async function newFileProblem(path: string, error: unknown): Promise<unknown> {
  const code = codeOf(error);
  if (code !== 'ENOENT' && code !== 'ENOTDIR') return fileProblem(path, error);
  const folder = dirname(path);
  const there = await stat(folder).catch(() => undefined);
  if (there === undefined) return new Problem(`${path}: there is no folder '${folder}'`, 'make it first');
  if (!there.isDirectory()) return new Problem(`${path}: '${folder}' is not a folder`, 'name another one');
  return new Problem(`${path}: the system makes no files in '${folder}'`, 'name another folder');
}
