import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type GenerateOptions, generateParsers, type Outcome } from './generate-parsers.ts';
import { grammars } from './grammars.ts';
import { generateExports } from './generate-exports.ts';
import { generateSchemas } from './schemas.ts';

const usage = `npm run generate -- [--check | --watch] [name …]
  writes generated/<name>.ts for every grammar of scripts/grammars.ts, or for the named ones, and the JSON Schemas
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
  const outcomes = await generateParsers(options);
  for (const outcome of outcomes) report(outcome);
  return (
    (await runSchemas()) && (await runExports()) && outcomes.every((outcome) => outcome.state === 'written' || outcome.state === 'unchanged')
  );
}

async function runSchemas(): Promise<boolean> {
  const written = await generateSchemas(root, options.check ?? false);
  for (const { file, state } of written) {
    if (state === 'differs') console.error(`${file} differs from its model: run npm run generate`);
    else console.log(`${file} ${state}`);
  }
  return written.every(({ state }) => state !== 'differs');
}

async function runExports(): Promise<boolean> {
  const written = await generateExports(root, options.check ?? false);
  for (const { file, state } of written) {
    if (state === 'differs') console.error(`${file} differs from its grammar: run npm run generate`);
    else console.log(`${file} ${state}`);
  }
  return written.every(({ state }) => state !== 'differs');
}

function report(outcome: Outcome): void {
  const file = `generated/${outcome.name}.ts`;
  if (outcome.state === 'broken') console.error(outcome.message);
  else if (outcome.state === 'differs') console.error(`${file} differs from its grammar: run npm run generate`);
  else console.log(`${file} ${outcome.state}${outcome.cached ? ' (cached)' : ''}`);
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
