import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { Problem } from '../../../cli/problem.ts';

/** The path as every machine knows it: relative to the folder that they share. @throws {Problem} when it is not below it */
export function sharedPath(root: string, path: string): string {
  const found = relative(root, resolve(path));
  if (isOutside(found)) {
    throw new Problem(
      `${path}: not below ${root}, which the workers share`,
      'start peglot in a folder above all files',
    );
  }
  return found.split(sep).join('/');
}

/**
 * The file that a job of the queue names. Whoever can write to the queue chooses it, so it must be in the shared folder.
 *
 * @throws {Error} when it is not there
 */
export async function fileBelow(root: string, path: string): Promise<string> {
  const found = await realpath(resolve(root, path));
  if (isOutside(relative(await realpath(root), found))) throw new Error(`${path}: not below the worker's folder`);
  return found;
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}
