import { realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { escapeControls } from '../../core/escape-controls.ts';
import { PrintError } from '../../core/print-error.ts';
import { AliasTable, definitionText } from '../../formats/dml/aliases/aliases.ts';
import { outsideRoot } from '../../formats/dml/aliases/root.ts';
import { readInputs } from '../inputs.ts';
import { safeJson, write } from '../output.ts';
import { Problem, reportProblem } from '../problem.ts';
import { findSources, STDIN } from '../sources.ts';

interface AliasesOptions {
  readonly root?: string;
  readonly json?: boolean;
}

/** `peglot dml aliases`: alias definitions for the paths that the arguments name. */
export async function aliases(args: readonly string[], options: AliasesOptions): Promise<void> {
  const table = new AliasTable();
  for (const source of (await findSources(args)).paths) {
    for (const file of await filesOf(source)) {
      const path = options.root === undefined ? file : await insideRoot(file, options.root).catch(reportProblem);
      if (path !== undefined) table.add(path);
    }
  }
  if (options.json === true) await write(`${safeJson(table, 2)}\n`);
  else await writeDefinitions(table);
}

/** The path itself, the files of a folder, or the lines of standard input. Files need not exist yet. */
async function filesOf(source: string): Promise<readonly string[]> {
  if (source === STDIN) return linesOfStdin();
  const isFolder = await stat(source).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [source];
  const { glob } = await import('tinyglobby');
  const found = await glob('**', { cwd: source, ignore: ['**/node_modules/**'] });
  const folder = source.replace(/[\\/]+$/, '');
  return found.sort().map((file) => (folder === '.' ? file : `${folder}/${file}`));
}

async function linesOfStdin(): Promise<string[]> {
  const lines: string[] = [];
  for await (const { text } of readInputs([STDIN])) lines.push(...text.split(/\r?\n/).filter((line) => line !== ''));
  return lines;
}

/** The path relative to the root folder. @throws {Problem} when it leads outside, possibly through a symbolic link */
async function insideRoot(file: string, root: string): Promise<string> {
  const folder = resolve(root);
  const path = resolve(file);
  const reason = outsideRoot(path, folder) ?? outsideRoot(await realPath(path), await realPath(folder));
  if (reason !== undefined) throw new Problem(`${file}: ${reason}`, 'leave it out, or name another --root');
  return relative(folder, path).split(sep).join('/');
}

/** The path without symbolic links; unchanged for a file that does not exist yet. */
function realPath(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

async function writeDefinitions(table: AliasTable): Promise<void> {
  for (const [alias, path] of table) {
    try {
      const text = definitionText(alias, path);
      await write(`${process.stdout.isTTY ? escapeControls(text) : text}\n`);
    } catch (error) {
      if (!(error instanceof PrintError)) throw error;
      reportProblem(new Problem(error.message, 'rename the file'));
    }
  }
}
