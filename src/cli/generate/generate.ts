import { watch as watchFile } from 'node:fs';
import { basename, dirname } from 'node:path';
import { raiseExitCode } from '../exit-code.ts';
import { grammarSources } from '../grammar/files.ts';
import { readJsonObject } from '../json-file.ts';
import { write } from '../output.ts';
import { Problem, reportProblem } from '../problem.ts';
import { generateBeside, type ParserKind } from './parser-file.ts';

export interface GenerateOptions {
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly parser?: ParserKind;
  readonly extraOptionsFile?: string;
}

/**
 * `peglot generate`: writes typed parsers beside their grammars; without names, for all grammars below the current
 * folder.
 */
export async function generate(names: readonly string[], options: GenerateOptions): Promise<void> {
  const files = names.length > 0 ? names : await grammarsBelow();
  for (const file of files) await one(file, options);
  if (options.watch === true) await watch(files, options);
}

async function one(file: string, { check = false, parser: kind, extraOptionsFile }: GenerateOptions): Promise<void> {
  const begun = performance.now();
  const {
    file: parser,
    state,
    because,
    isUntyped,
  } = await generateBeside(file, check, {
    ...(kind !== undefined && { kind }),
    ...(extraOptionsFile !== undefined && { kind: 'peggy' as const, peggy: await readJsonObject(extraOptionsFile) }),
  });
  if (state === 'differs') raiseExitCode(1);
  const took = state === 'written' ? ` (${Math.round(performance.now() - begun)} ms)` : '';
  await write(
    `${parser}: ${state === 'differs' ? 'is not what the grammar gives: run peglot generate' : state}${took}\n`,
  );
  if (because !== undefined)
    await write(`  Peggy's own parser${isUntyped ? '' : ', with the types of ts-pegjs'}: ${because}\n`);
  if (isUntyped)
    await write('  values are unknown: ts-pegjs finds their types: npm i -D ts-pegjs, and generate again\n');
}

async function grammarsBelow(): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  const found = await glob('**/*.{peggy,pegjs}', { ignore: ['**/node_modules/**', '**/dist/**'] });
  if (found.length === 0)
    throw new Problem('there is no grammar here', 'name a .peggy file, or make one: peglot new NAME');
  return found.sort();
}

/** Generates again whenever a grammar or one of its imports changes. Runs until the process ends. */
async function watch(files: readonly string[], options: GenerateOptions): Promise<void> {
  const watched = new Set<string>();
  const again = (file: string): void => {
    one(file, { ...options, check: false })
      .catch((error: unknown) => {
        // A grammar that is being edited is often broken for a while.
        reportProblem(error);
        process.exitCode = 0;
      })
      .finally(() => follow(file));
  };
  const follow = (file: string): void => {
    for (const source of sourcesOf(file)) {
      const key = `${file} ${source}`;
      if (watched.has(key)) continue;
      watched.add(key);
      let due: NodeJS.Timeout | undefined;
      // Editors replace a file in several steps, so the folder is watched, and one run for all steps is enough.
      watchFile(dirname(source), (_, name) => {
        if (name !== basename(source)) return;
        clearTimeout(due);
        due = setTimeout(() => again(file), 50);
      });
    }
  };
  for (const file of files) follow(file);
  await write('watching; stop with Ctrl+C\n');
  await new Promise(() => {});
}

function sourcesOf(file: string): string[] {
  try {
    return grammarSources(file).map(({ source }) => source);
  } catch {
    return [file];
  }
}
