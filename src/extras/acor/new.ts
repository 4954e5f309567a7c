import { lstat, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { write } from '../../cli/output.ts';
import { Problem } from '../../cli/problem.ts';
import { packageVersion } from '../../cli/version.ts';
import { newFileProblem } from '../../cli/write-file.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { shellCommand } from '../../core/shell-command.ts';
import { skeleton } from './skeleton.ts';

interface NewOptions {
  readonly dir?: string;
}

/** `peglot acor new`: writes a tool that works and passes its own check. Existing files are not overwritten. */
export async function createTool(name: string, options: NewOptions): Promise<void> {
  if (!/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/.test(name) || name.length > 64) {
    throw new Problem(
      `'${name}' is not a name for a tool`,
      'use lower-case letters and digits, words joined by - or _, for example log_summary',
    );
  }
  const folder = options.dir ?? name;
  if (escapeControls(folder) !== folder)
    throw new Problem(`'${folder}' holds a control character`, 'name another folder with --dir');
  const files = Object.entries(skeleton(name, packageVersion())).map(
    ([path, text]) => [join(folder, path), text] as const,
  );
  for (const [path] of files) await refuseExisting(path);
  for (const [path, text] of files) await createFile(path, text);
  for (const [path] of files) await write(`${path}\n`);
  await write(`\nNext: cd ${shellCommand([folder], [])} && npm install && npm start\n`);
}

async function refuseExisting(path: string): Promise<void> {
  const there = await lstat(path).then(
    () => true,
    () => false,
  );
  if (there) throw new Problem(`${path}: this file is there already`, 'name another folder with --dir');
}

async function createFile(path: string, text: string): Promise<void> {
  try {
    await makeFolder(dirname(path));
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    throw await newFileProblem(path, error);
  }
}

/**
 * Creates a folder and its parents. Node's own `recursive` never ends where the system refuses to create any, as in
 * `/proc`.
 */
async function makeFolder(path: string): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there !== undefined) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    throw await newFileProblem(path, error);
  });
}
