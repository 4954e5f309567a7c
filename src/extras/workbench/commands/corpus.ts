import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readText } from '../../../cli/grammar/files.ts';
import { fileProblem, Problem } from '../../../cli/problem.ts';
import { readCase } from '../../../testing/corpus-file.ts';

/** A text for trying grammars. */
export interface Sample {
  /** The path within its folder. */
  readonly name: string;
  readonly text: string;
  /** The title of a corpus case. */
  readonly title?: string;
}

/**
 * The texts of a folder. A file that begins with `# title` and ends with an expectation contains one or several corpus
 * cases, separated by lines of `═`: their inputs are the texts. Any other file is one text.
 */
export function corpusOf(folder: string): Sample[] {
  return filesIn(folder).flatMap(({ name, path }) => textsIn(readText(path)).map((text) => ({ name, ...text })));
}

function textsIn(file: string): Omit<Sample, 'name'>[] {
  if (!file.startsWith('# ') || !/^---\n(?:via=\S+ )?ok=\S+ complete=\S+$/m.test(file)) return [{ text: file }];
  return file
    .split(/^═{40}\n/m)
    .map((text) => readCase(text))
    .map(({ title, input }) => ({ title, text: input }));
}

/**
 * The files in a folder and its sub-folders, with relative names, in order. @throws {Problem} when it cannot be read
 */
function filesIn(folder: string): { name: string; path: string }[] {
  if (!existsSync(folder)) throw new Problem(`${folder}: there is no such folder`, 'name the folder of the texts');
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => ({ name: relative(folder, path), path }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw fileProblem(folder, error);
  }
}
