import { fork } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceFile } from '../src/cli/replace-file.ts';
import type { GrammarEntry } from './grammars.ts';
import type { BuildAnswer, BuildTask } from './parser-build.ts';
import { cacheKey, readCached, readIfThere, toolFingerprint, writeCached } from './parser-cache.ts';

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

interface Job extends BuildTask {
  readonly key: string;
}

/** Generates every parser of the table; a broken grammar does not stop the others. */
export async function generateParsers(options: GenerateOptions): Promise<Outcome[]> {
  const tools = await toolFingerprint();
  const outcomes = await Promise.all(options.grammars.map((entry) => prepare(options, entry, tools)));
  // One grammar is faster without a process to start.
  const stale = outcomes.filter((outcome) => 'key' in outcome).length;
  return Promise.all(
    outcomes.map((outcome) => ('key' in outcome ? compile(options, outcome, stale > 1) : Promise.resolve(outcome))),
  );
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

async function compile(options: GenerateOptions, job: Job, apart: boolean): Promise<Outcome> {
  const answer = apart ? await inProcess(job) : (await import('./parser-build.ts')).buildParser(job);
  if ('mistake' in answer) return { name: job.entry.name, state: 'broken', message: answer.mistake };
  if (!options.check) await writeCached(options.cacheFolder, job.key, answer.text);
  return deliver(options, job.entry.name, answer.text, false);
}

async function deliver(options: GenerateOptions, name: string, text: string, cached: boolean): Promise<Outcome> {
  const path = join(options.outputFolder, `${name}.ts`);
  if ((await readIfThere(path)) === text) return { name, state: 'unchanged', cached };
  if (options.check) return { name, state: 'differs', cached };
  await mkdir(options.outputFolder, { recursive: true });
  await replaceFile(path, text);
  return { name, state: 'written', cached };
}

function inProcess(task: BuildTask): Promise<BuildAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./parser-process.ts', import.meta.url)), {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      execArgv: ['--import', 'tsx'],
    });
    child.once('message', (answer: BuildAnswer) => resolve(answer));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the generator for ${task.entry.name} ended with code ${code}`)));
    child.send(task);
  });
}
