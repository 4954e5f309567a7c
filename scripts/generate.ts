import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateDiagnostics, generatePage } from './generate-diagnostics.ts';
import { type GenerateOptions, generateParsers } from './generate-parsers.ts';
import { grammars } from './grammars.ts';
import { report } from './report.ts';
import { runBundled } from './run-bundled.ts';
import { generateSchemas } from './schemas.ts';

const usage = `npm run generate -- [--check | --watch] [name …]
  writes generated/<name>.ts for every grammar of scripts/grammars.ts, or for the named ones; generated/<format>-diagnostics.ts
  and docs/diagnostics.md from the comments of the grammars, docs/grammars/<name>.html with
  their diagrams, generated/gbnf/ from the canonical grammars, the JSON Schemas from the models
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
  cacheFolder: join(root, 'node_modules/.cache/peglot'),
  check: values.check ?? false,
};

if (values.help) {
  console.log(usage);
} else if (unknown.length > 0) {
  console.error(`There is no grammar named ${unknown.join(', ')} in scripts/grammars.ts`);
  process.exitCode = 1;
} else {
  const good = await run();
  if (values.watch) watchGrammars();
  else if (!good) process.exitCode = 1;
}

async function run(): Promise<boolean> {
  const check = options.check === true;
  const parsers = await generateParsers(options);
  const areParsersGood = report(parsers.map((outcome) => ({ ...outcome, file: `generated/${outcome.name}.ts` })));
  const areTablesGood = report(await generateDiagnostics(root, check));
  const areSchemasGood = report(await generateSchemas(root, check));
  if (!areParsersGood || !areTablesGood) return false;
  // The page shows what the formats export; while watching, what is loaded stays as it was.
  if (values.watch === true) return areSchemasGood;
  const isPageGood = report([await generatePage(root, check)]);
  const areDerivedGood = await runBundled('scripts/generate-derived.ts', check ? ['--check'] : []);
  return isPageGood && areDerivedGood && areSchemasGood;
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
