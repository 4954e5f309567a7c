import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../src/cli/replace-file.ts';
import type { GrammarEntry } from './grammars.ts';
import { cacheKey, readCached, readIfThere, toolFingerprint, writeCached } from './parser-cache.ts';
import { GrammarMistake, parserText, type SourceFile } from './parser-text.ts';

/** Where things are, and how to run. */
export interface GenerateOptions {
  readonly grammars: readonly GrammarEntry[];
  readonly sourceFolder: string;
  readonly outputFolder: string;
  readonly cacheFolder: string;
  /** Compare with what is on disk, write nothing, use no cache. */
  readonly check?: boolean;
}

/** What happened to one grammar. */
export type Outcome =
  | { readonly name: string; readonly state: 'written' | 'unchanged' | 'differs'; readonly cached: boolean }
  | { readonly name: string; readonly state: 'broken'; readonly message: string };

interface Job {
  readonly entry: GrammarEntry;
  readonly files: readonly SourceFile[];
  readonly key: string;
}

/** Generates every parser of the table; a broken grammar does not stop the others. */
export async function generateParsers(options: GenerateOptions): Promise<Outcome[]> {
  const tools = await toolFingerprint();
  const outcomes = await Promise.all(options.grammars.map((entry) => prepare(options, entry, tools)));
  return Promise.all(outcomes.map((outcome) => ('key' in outcome ? compile(options, outcome) : outcome)));
}

async function prepare(options: GenerateOptions, entry: GrammarEntry, tools: string): Promise<Outcome | Job> {
  const files: { source: string; text: string }[] = [];
  for (const name of entry.sources) {
    const text = await readIfThere(join(options.sourceFolder, name));
    if (text === undefined) {
      return { name: entry.name, state: 'broken', message: `Error: there is no grammar file grammars/${name}` };
    }
    files.push({ source: `grammars/${name}`, text });
  }
  const key = cacheKey(
    tools,
    entry,
    files.map((file) => file.text),
  );
  const cached = options.check ? undefined : await readCached(options.cacheFolder, key);
  return cached === undefined ? { entry, files, key } : deliver(options, entry.name, cached, true);
}

async function compile(options: GenerateOptions, { entry, files, key }: Job): Promise<Outcome> {
  try {
    const text = parserText(entry, files);
    if (!options.check) await writeCached(options.cacheFolder, key, text);
    return await deliver(options, entry.name, text, false);
  } catch (error) {
    if (error instanceof GrammarMistake) return { name: entry.name, state: 'broken', message: error.message };
    throw error;
  }
}

async function deliver(options: GenerateOptions, name: string, text: string, cached: boolean): Promise<Outcome> {
  const path = join(options.outputFolder, `${name}.ts`);
  if ((await readIfThere(path)) === text) return { name, state: 'unchanged', cached };
  if (options.check) return { name, state: 'differs', cached };
  await mkdir(options.outputFolder, { recursive: true });
  await replaceFile(path, text);
  return { name, state: 'written', cached };
}
