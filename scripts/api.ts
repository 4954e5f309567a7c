// Writes the reports of what users can name, one for each entry: `api/<entry>.api.txt`. `--check` writes nothing and fails
// when one differs: then either the change was not meant, or `npm run api` writes the new report, for review. Needs what
// `npm run build` makes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { apiReport } from './api-report.ts';
import { readEntries } from './entries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

const declarationsOf = (source: string): string => `${root}dist/${source.replace(/\.ts$/, '.d.ts')}`;
const entries = readEntries();
const program = ts.createProgram(
  entries.map(({ source }) => declarationsOf(source)),
  { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, skipLibCheck: true, types: [] },
);

const reports = new Map(
  entries.map(({ name, source }) => [
    `${name.replaceAll('/', '-')}.api.txt`,
    apiReport(declarationsOf(source), `${root}dist/`, program),
  ]),
);

mkdirSync(`${root}api`, { recursive: true });
const differing = [...reports].filter(([file, text]) => read(file) !== text).map(([file]) => file);
const left = readdirSync(`${root}api`).filter((file) => !reports.has(file));
if (!check) {
  for (const [file, text] of reports) writeFileSync(`${root}api/${file}`, text);
  for (const file of left) rmSync(`${root}api/${file}`);
}
for (const file of [...differing, ...left])
  console.log(`api/${file} ${check ? 'is not what users get now: npm run api' : 'written'}`);
if (check && differing.length + left.length > 0) process.exitCode = 1;

function read(file: string): string | undefined {
  try {
    return readFileSync(`${root}api/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
