import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GrammarEntry } from '../src/cli/grammar/grammars.ts';
import { replaceFile } from '../src/cli/replace-file.ts';
import { GrammarMistake, parserText, type SourceFile } from './parser-text.ts';
import { readIfThere } from './tree-stamp.ts';

/** Where things are, and how to run. */
export interface GenerateOptions {
  readonly grammars: readonly GrammarEntry[];
  readonly sourceFolder: string;
  readonly outputFolder: string;
  /** Compare with what is on disk, write nothing. */
  readonly check?: boolean;
}

/** What happened to one grammar. */
export type Outcome =
  | { readonly name: string; readonly state: 'written' | 'unchanged' | 'differs' }
  | { readonly name: string; readonly state: 'broken'; readonly message: string };

/** Generates every parser of the table; a broken grammar does not stop the others. */
export function generateParsers(options: GenerateOptions): Promise<Outcome[]> {
  return Promise.all(options.grammars.map((entry) => generate(options, entry)));
}

async function generate(options: GenerateOptions, entry: GrammarEntry): Promise<Outcome> {
  const { name } = entry;
  const files: SourceFile[] = [];
  for (const file of entry.sources) {
    const text = await readIfThere(join(options.sourceFolder, file));
    if (text === undefined)
      return { name, state: 'broken', message: `Error: there is no grammar file grammars/${file}` };
    files.push({ source: `grammars/${file}`, text });
  }
  try {
    return { name, state: await deliver(options, name, parserText(entry, files)) };
  } catch (error) {
    if (error instanceof GrammarMistake) return { name, state: 'broken', message: error.message };
    throw error;
  }
}

async function deliver(
  options: GenerateOptions,
  name: string,
  text: string,
): Promise<'written' | 'unchanged' | 'differs'> {
  const path = join(options.outputFolder, `${name}.ts`);
  if ((await readIfThere(path)) === text) return 'unchanged';
  if (options.check) return 'differs';
  await mkdir(options.outputFolder, { recursive: true });
  await replaceFile(path, text);
  return 'written';
}
