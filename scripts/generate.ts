import { watch } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { canonicalExports } from '../src/cli/grammar/canonical.ts';
import { drawnGrammars, grammars } from '../src/cli/grammar/grammars.ts';
import type { Derived } from './generate-derived.ts';
import { type GenerateOptions, generateParsers } from './generate-parsers.ts';
import { generateWords } from './grammar-words.ts';
import { report } from './report.ts';
import { isStamped, stamp } from './tree-stamp.ts';

const usage = `npm run generate -- [--check | --watch] [name …]
  writes generated/<name>.ts for every grammar of src/cli/grammar/grammars.ts; docs/diagnostics.md from the comments of the
  grammars and the codes of the formats, docs/grammars/<name>.html with their diagrams,
  docs/tools/<dialect>.md from the table of dialects and its corpus, generated/gbnf/ from the canonical grammars, the JSON Schemas from the models
  with names, only what belongs to those grammars
  --check   writes nothing; exit code 1 when a file differs from its grammar
  --watch   stays, and generates again whenever a grammar changes`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, watch: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

const root = fileURLToPath(new URL('..', import.meta.url));
const unknown = positionals.filter((name) => !grammars.some((entry) => entry.name === name));
const options: GenerateOptions = {
  grammars: positionals.length === 0 ? grammars : grammars.filter((entry) => positionals.includes(entry.name)),
  sourceFolder: join(root, 'grammars'),
  outputFolder: join(root, 'generated'),
  check: values.check ?? false,
};

if (values.help) {
  console.log(usage);
} else if (unknown.length > 0) {
  console.error(`There is no grammar named ${unknown.join(', ')} in src/cli/grammar/grammars.ts`);
  process.exitCode = 1;
} else {
  const good = await run();
  if (values.watch) watchGrammars();
  else if (!good) process.exitCode = 1;
}

async function run(): Promise<boolean> {
  const isAll = positionals.length === 0;
  const isQuick = isAll && !values.check && !values.watch;
  if (isQuick && (await isStamped())) {
    console.log('everything is up to date');
    return true;
  }
  const areWordsGood = report(await generateWords(root, options.check === true));
  const good = (isAll ? await generateAll() : await generateNamed()) && areWordsGood;
  // What was found to be as it should be need not be looked at again.
  if (good && isQuick) await stamp();
  return good;
}

/** Parsers. What is not asked for is not loaded: it takes seconds. */
async function generateCode(): Promise<boolean> {
  const parsers = await generateParsers(options);
  return report(parsers.map((outcome) => ({ ...outcome, file: `generated/${outcome.name}.ts` })));
}

async function generateNamed(): Promise<boolean> {
  const names = [...positionals, ...options.grammars.map(({ name, format }) => format ?? name)];
  const ofGrammars = deriveFromGrammars(names);
  const isCodeGood = await generateCode();
  return (await ofGrammars) && isCodeGood && (await derive('pages', [{ part: 'dialects', names }]));
}

async function generateAll(): Promise<boolean> {
  const ofGrammars = deriveFromGrammars([]);
  const isCodeGood = await generateCode();
  const { generateSchemas } = await import('./schemas.ts');
  const areSchemasGood = report(await generateSchemas(root, options.check === true));
  // The pages show what the formats export; while watching, what is loaded stays as it was.
  const arePagesGood = !isCodeGood || values.watch === true || (await generatePages());
  return (await ofGrammars) && isCodeGood && areSchemasGood && arePagesGood;
}

/** Pages that are made with the parsers. */
async function generatePages(): Promise<boolean> {
  const dialects = derive('pages', [{ part: 'dialects', names: [] }]);
  const { generatePage } = await import('./generate-diagnostics.ts');
  const isPageGood = report([await generatePage(root, options.check === true)]);
  return (await dialects) && isPageGood;
}

/** Exports and pages of diagrams, while the parsers are written: they need none. The shortest are the last. */
async function deriveFromGrammars(names: readonly string[]): Promise<boolean> {
  const exported = canonicalExports.filter(({ format }) => names.length === 0 || names.includes(format));
  return derive('from-grammars', [
    ...drawnGrammars(names).map((name): Derived => ({ part: 'diagrams', names: [name] })),
    ...exported.map(({ name }): Derived => ({ part: 'exports', names: [name] })),
    ...(exported.length > 0 ? [{ part: 'export-notes', names: [] } as const] : []),
  ]);
}

/** Makes what is derived, as much at a time as there are processors; `when` tells bundles of one run apart. */
async function derive(when: string, parts: readonly Derived[]): Promise<boolean> {
  const [{ Tinypool }, { bundled, YOUNG }] = await Promise.all([import('tinypool'), import('./run-bundled.ts')]);
  const pool = new Tinypool({
    filename: await bundled('scripts/generate-derived.ts', `generate-${when}`),
    minThreads: 1,
    maxThreads: availableParallelism(),
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  const check = options.check === true;
  const outcomes = await Promise.all(parts.map((part) => pool.run({ ...part, check })));
  await pool.destroy();
  return report(outcomes.flat());
}

function watchGrammars(): void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve(true);
  // Editors save in several steps: wait until they have settled.
  watch(options.sourceFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(run);
    }, 50);
  });
  console.log('watching grammars/');
}
