import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from '../src/cli/replace-file.ts';
import { readIfThere } from './tree-stamp.ts';

/** What happened to a generated file. */
export interface FileOutcome {
  readonly file: string;
  readonly state: 'written' | 'unchanged' | 'differs' | 'broken';
  readonly message?: string;
}

/** The page of all diagnostics of all formats. */
export async function generatePage(root: string, check: boolean): Promise<FileOutcome> {
  // Only now: it loads the formats, and with them what has just been generated.
  const { loadOurs } = await import('../src/cli/registry.ts');
  await loadOurs();
  const { diagnosticsPage } = await import('./diagnostics-page.ts');
  return settle(root, 'docs/diagnostics.md', diagnosticsPage(), check);
}

async function settle(root: string, file: string, text: string, check: boolean): Promise<FileOutcome> {
  const path = join(root, file);
  if ((await readIfThere(path)) === text) return { file, state: 'unchanged' };
  if (check) return { file, state: 'differs' };
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, text);
  return { file, state: 'written' };
}
