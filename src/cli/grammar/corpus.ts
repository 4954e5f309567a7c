import { readCase } from '../../testing/corpus-file.ts';
import { filesIn, readText } from './table.ts';

/** A text to try grammars on. */
export interface Sample {
  /** The file, within its folder. */
  readonly name: string;
  readonly text: string;
  /** Of a case of a corpus. */
  readonly title?: string;
}

/**
 * The texts of a folder. A file that begins with `# title` and ends with an expectation holds cases of a corpus, one or
 * several between lines of `═`: their inputs are the texts. Any other file is a text as it is.
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
