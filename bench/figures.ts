// Puts what was measured (bench/results.json), and one text beside what is made of it, into the README; `--check` fails when
// the README says something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLocator } from '../src/cli/locate.ts';
import { ANSWER } from '../src/cli/samples.ts';
import { typed } from '../src/formats/json/index.ts';
import { type Measured, readMeasured } from './measured.ts';
import type { Row } from './table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const measured = readMeasured(root);

/** What stands between `<!-- NAME: npm run figures -->` and `<!-- /NAME -->`. */
const PARTS: Readonly<Record<string, () => string>> = { example, libraries, figures };

/** The rows of speed that the README shows: their part, their group, and how they begin. */
const SHOWN: readonly (readonly [part: string, group: string, what: string])[] = [
  ['json', 'JSON', '37 kB that is broken'],
  ['tools', 'Tool calls beside @ai-sdk-tool/parser', 'hermes, 20 kB, in 16-character chunks'],
  ['streaming', 'Duckflow, 90 kB in a stream', '16-character chunks'],
];

const readme = readFileSync(`${root}/README.md`, 'utf8');
const updated = Object.entries(PARTS).reduce((text, [name, part]) => between(text, name, part()), readme);
if (updated !== readme && process.argv.includes('--check')) {
  console.error('README.md says something else than what was measured, or is read: npm run figures');
  process.exitCode = 1;
} else {
  writeFileSync(`${root}/README.md`, updated);
}

/** A broken answer, beside its value and what was wrong with it. */
function example(): string {
  const locate = createLocator(ANSWER);
  const word = { type: 'string', enum: ['sun', 'rain'] };
  const properties = { city: { type: 'string' }, days: { type: 'integer' }, tags: { type: 'array', items: word } };
  const { value, ok, complete, diagnostics } = typed({ type: 'object', properties }).parse(ANSWER);
  const findings = diagnostics.map(({ range, message }) => {
    const { line, column } = locate(range).start;
    return `${`${line}:${column}`.padEnd(4)}  ${message}`;
  });
  const right = [`${JSON.stringify(value)}  ok: ${ok}, complete: ${complete}`, ...findings];
  const left = ANSWER.trimEnd().split('\n');
  const width = Math.max(...left.map((line) => line.length));
  const rows = right.map((line, at) => `${(left[at] ?? '').padEnd(width)}   ${line}`);
  return `\`\`\`\`text\n${rows.join('\n')}\n\`\`\`\`\n`;
}

/** The libraries beside each other, on the same texts in one run. */
function libraries(): string {
  const part = partOf('libraries');
  const groups = [...new Set(part.rows.map(({ group }) => group))];
  const tables = groups.map((group) =>
    tableOf(
      [group, 'Read as it was meant', 'What it brings'],
      part.rows.filter((row) => row.group === group).map(({ what, measured, note = '' }) => [what, measured, note]),
    ),
  );
  return `${tables.join('\n')}\n${origin('libraries', part)}`;
}

function figures(): string {
  const rows = SHOWN.map(([part, group, what]) => {
    const { what: name, measured, best = '' } = rowOf(part, group, what);
    return [`${group}: ${name}`, measured, best];
  });
  const origins = SHOWN.map(([part]) => `${part} ${partOf(part).day}, commit ${partOf(part).commit}`);
  const head = ['What', 'Measured, the worst shape of the text', 'The best shape'];
  return `${tableOf(head, rows)}\n\`npm run bench\`: ${origins.join('; ')}.\n`;
}

function rowOf(part: string, group: string, what: string): Row {
  const row = partOf(part).rows.find((one) => one.group === group && one.what.startsWith(what));
  if (row === undefined) throw new Error(`bench/results.json has no row '${what}' of '${group}'`);
  return row;
}

function partOf(name: string): Measured {
  const part = measured[name];
  if (part === undefined) throw new Error(`nothing was measured of '${name}': npm run bench -- ${name}`);
  return part;
}

function origin(part: string, { day, commit }: Measured): string {
  return `\`npm run bench -- ${part}\`, ${day}, commit ${commit}.\n`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** The text with something else between the two marks of a name. */
function between(text: string, name: string, content: string): string {
  const begin = `<!-- ${name}: npm run figures -->\n`;
  const start = text.indexOf(begin) + begin.length;
  const end = text.indexOf(`<!-- /${name} -->`);
  if (start < begin.length || end < start) throw new Error(`README.md has no ${begin.trim()} … <!-- /${name} -->`);
  return `${text.slice(0, start)}${content}${text.slice(end)}`;
}
