import { open, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';
import { forEachChild, parse, type SyntaxNode } from 'unbash';
import { fileProblem, Problem } from '../problem.ts';
import { findSources } from '../sources.ts';

/** The scripts to migrate. */
export interface Scripts {
  readonly paths: readonly string[];
  /** Scripts that another one sources, with its path: what they print is part of the other's output. */
  readonly libraries: ReadonlyMap<string, string>;
}

/** Finds the scripts that the arguments name and those in a folder, each file once. */
export async function scriptsIn(args: readonly string[], folder: string | undefined): Promise<Scripts> {
  const named = args.length === 0 ? [] : (await findSources(args)).paths;
  const found = folder === undefined ? [] : await shellScripts(folder);
  const paths = new Map<string, string>();
  for (const path of [...named, ...found]) {
    const file = await realpath(path).catch(() => path);
    if (!paths.has(file)) paths.set(file, path);
  }
  const libraries = await sourcedAmong(found);
  return { paths: [...paths.values()], libraries };
}

/** The files of a folder and its sub-folders whose name or first line says that they are shell scripts. */
async function shellScripts(folder: string): Promise<string[]> {
  const kind = await stat(folder).catch((error: unknown) => {
    throw fileProblem(folder, error);
  });
  if (!kind.isDirectory()) throw new Problem(`${folder}: this is no folder`, 'name the script without --skill-dir');
  const ignore = ['**/node_modules/**', '**/.git/**', '**/*.bak*'];
  const files = await glob('**/*', { cwd: folder, dot: true, ignore, expandDirectories: false });
  const scripts: string[] = [];
  for (const file of files.sort()) {
    const path = join(folder, file);
    if (file.endsWith('.sh') || file.endsWith('.bash') || (await namesShell(path))) scripts.push(path);
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

/** Which of the scripts are sourced by which; they are told apart by the last part of the name. */
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
