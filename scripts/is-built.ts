import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a file is there and newer than all of its sources.
 *
 * @param made - the file that is written last
 * @param sources - files, and folders with all that is in them
 */
export function isBuilt(root: string, made: string, sources: readonly string[]): boolean {
  const written = timeOf(join(root, made));
  return written !== undefined && sources.every((source) => newestIn(join(root, source)) <= written);
}

function newestIn(path: string): number {
  const below = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(...[path, ...below.map((name) => join(path, name))].map((one) => timeOf(one) ?? 0));
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
