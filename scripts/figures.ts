// Puts figures of bench/RESULTS.md into the README; `--check` fails when the README has others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rows that the README shows: their group, and how they begin. */
const SHOWN: readonly (readonly [group: string, what: string])[] = [
  ['JSON', '37 kB that is broken'],
  ['Tool calls beside @ai-sdk-tool/parser', 'hermes, 20 kB, in 16-character chunks'],
  ['Duckflow, 90 kB in a stream', '16-character chunks'],
];

const BEGIN = '<!-- figures: npm run figures -->\n';
const END = '<!-- /figures -->';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');
const start = readme.indexOf(BEGIN) + BEGIN.length;
const end = readme.indexOf(END);
if (start < BEGIN.length || end < start) throw new Error(`README.md has no ${BEGIN.trim()} … ${END}`);
const updated = `${readme.slice(0, start)}${figures()}${readme.slice(end)}`;

if (updated !== readme && process.argv.includes('--check')) {
  console.error('README.md has other figures than bench/RESULTS.md: npm run figures');
  process.exitCode = 1;
} else {
  writeFileSync(`${root}/README.md`, updated);
}

/** The short table; nothing before the first run. */
function figures(): string {
  const file = `${root}/bench/RESULTS.md`;
  if (!existsSync(file)) return '';
  const results = readFileSync(file, 'utf8');
  const rows = rowsOf(results);
  const shown = SHOWN.map(([group, what]) => {
    const row = rows.find(([ofGroup, name = '']) => ofGroup === group && name.startsWith(what));
    if (row === undefined) throw new Error(`bench/RESULTS.md has no row '${what}' of '${group}'`);
    const [, name, measured, best] = row;
    return [`${group}: ${name}`, measured, best];
  });
  const lines = [['What', 'Measured, the worst shape of the text', 'The best shape'], ['---', '---', '---'], ...shown];
  const [, day, commit] = /on (\d{4}-\S+), of commit ([^,]+)/.exec(results) ?? [];
  if (day === undefined || commit === undefined)
    throw new Error('bench/RESULTS.md does not say when, or of which commit');
  return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}\nFrom [bench/RESULTS.md](bench/RESULTS.md): ${day}, commit ${commit}.\n`;
}

/** The cells of each row: group, what, measured, best shape, … The group is in its first row only. */
function rowsOf(results: string): string[][] {
  let group = '';
  return results
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => {
      const [first = '', ...others] = line.slice(2, -2).split(' | ');
      group = first.trim() || group;
      return [group, ...others];
    });
}
