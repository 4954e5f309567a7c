import { constants } from 'node:fs';
import { access, copyFile, lstat, open, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';
import { forEachChild, parse, type SyntaxNode } from 'unbash';
import { fileProblem, Problem } from '../../cli/problem.ts';
import { replaceFile } from '../../cli/replace-file.ts';
import { findSources } from '../../cli/sources.ts';
import { codeOf } from '../../core/thrown.ts';

interface ScriptFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Reads a script. A link that has meanwhile replaced it is not followed. */
export async function loadScript(path: string): Promise<ScriptFile> {
  return { path, bytes: await readFile(path, { flag: constants.O_RDONLY | constants.O_NOFOLLOW }) };
}

/** Replaces a script atomically, after copying it; returns the copy's path. The mode of the file is kept. */
export async function replaceScript({ path, bytes }: ScriptFile, text: string): Promise<string> {
  // Replacing a file only takes permission for its folder: without this check, a write-protected file would be
  // overwritten.
  await access(path, constants.W_OK);
  const backup = await backUp(path);
  const [now, copied] = await Promise.all([readFile(path), readFile(backup)]);
  if (!now.equals(bytes) || !copied.equals(bytes)) {
    throw new Problem(`${path}: somebody else is writing it`, 'run the command again', 1);
  }
  await replaceFile(path, text);
  return backup;
}

/** Copies to the first of `x.bak`, `x.bak2`, … that does not exist, so no backup is overwritten. */
async function backUp(path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const backup = `${path}.bak${number === 1 ? '' : number}`;
    try {
      await copyFile(path, backup, constants.COPYFILE_EXCL);
      return backup;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** The scripts to migrate. */
export interface Scripts {
  readonly scripts: readonly Script[];
  /** Scripts that another one sources, with its path: their output is part of the other's. */
  readonly libraries: ReadonlyMap<string, string>;
}

/** A script to migrate. */
export interface Script {
  /** The name in messages. */
  readonly name: string;
  /** The file itself, with links resolved. */
  readonly file: string;
}

/** Finds the scripts that the arguments name and those in a folder, each file once. */
export async function scriptsIn(args: readonly string[], folder: string | undefined): Promise<Scripts> {
  const named = args.length === 0 ? [] : (await findSources(args, { followLinks: false })).paths;
  const found = folder === undefined ? [] : await shellScripts(folder);
  const scripts = new Map<string, Script>();
  for (const name of [...named, ...found]) {
    const file = await realpath(name).catch(() => name);
    if (!scripts.has(file)) scripts.set(file, { name, file });
  }
  return { scripts: [...scripts.values()], libraries: await sourcedAmong(found) };
}

/** The files in a folder and its sub-folders that are shell scripts by name or first line, without links. */
async function shellScripts(folder: string): Promise<string[]> {
  const kind = await stat(folder).catch((error: unknown) => {
    throw fileProblem(folder, error);
  });
  if (!kind.isDirectory()) throw new Problem(`${folder}: this is not a folder`, 'name the script without --skill-dir');
  const ignore = ['**/node_modules/**', '**/.git/**', '**/*.bak*'];
  const options = { cwd: folder, dot: true, ignore, expandDirectories: false, followSymbolicLinks: false };
  const scripts: string[] = [];
  for (const name of (await glob('**/*', options)).sort()) {
    const path = join(folder, name);
    const entry = await lstat(path).catch(() => undefined);
    if (entry?.isFile() !== true) continue;
    if (/\.(?:sh|bash)$/.test(name) || (await namesShell(path))) scripts.push(path);
  }
  if (scripts.length === 0) throw new Problem(`${folder}: there is no script in this folder`, 'check the name');
  return scripts;
}

async function namesShell(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(80), 0, 80);
    const [first = ''] = buffer.toString('latin1', 0, bytesRead).split('\n', 1);
    return first.startsWith('#!') && first.split(/[\s/]+/).some((word) => word === 'bash' || word === 'sh');
  } finally {
    await file.close();
  }
}

/** The scripts that are sourced by others; scripts are compared by file name. */
async function sourcedAmong(paths: readonly string[]): Promise<Map<string, string>> {
  const sourced = new Map<string, string>();
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => '');
    const visit = (node: SyntaxNode): void => {
      const name = node.type === 'Command' ? node.name?.value : undefined;
      if (node.type === 'Command' && (name === '.' || name === 'source')) {
        const file = basename(node.args[0]?.type === 'Word' ? node.args[0].value : '');
        for (const other of paths) if (other !== path && basename(other) === file) sourced.set(other, path);
      }
      forEachChild(node, visit);
    };
    visit(parse(text));
  }
  return sourced;
}
