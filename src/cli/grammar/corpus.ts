import { readCase } from '../../testing/corpus-file.ts';
import { filesIn, readText } from './table.ts';

/** A text to try grammars on. */
export interface Sample {
  readonly name: string;
  readonly text: string;
}

/**
 * The texts of a folder. A file that begins with `# title` and ends with an expectation is one of our corpus: its input
 * is the text. Any other file is a text as it stands.
 */
export function corpusOf(folder: string): Sample[] {
  return filesIn(folder).map(({ name, path }) => ({ name, text: inputOf(readText(path)) }));
}

function inputOf(file: string): string {
  if (!file.startsWith('# ') || !/^---\nvia=\S+ ok=\S+ complete=\S+$/m.test(file)) return file;
  return readCase(file).input;
}
