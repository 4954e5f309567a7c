// Puts figures of bench/RESULTS.md into the README; `--check` fails when the README has others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rows that the README shows, as they begin. */
const SHOWN = [
  'parse of 12 kB, speed beside a line parser',
  'parse of 1.5 MB, speed beside a line parser',
  '16-character chunks |',
  '37 kB that is broken',
  "parse of 100 kB, speed beside markdown-it's tokens",
  '37 kB, parsed and checked, speed beside building the mdast tree',
  '1 MB of prose, speed beside an expression that knows code',
  'one block of 50 MB, parse',
  "import 'peglot/duckflow'",
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
  const rows = results.split('\n').filter((line) => line.startsWith('| '));
  const shown = SHOWN.map((what) => {
    // The first cell is the group, which stands in its first row only; the note is left out.
    const row = rows.find((line) => line.replace(/^\| [^|]*\| /, '').startsWith(what));
    if (row === undefined) throw new Error(`bench/RESULTS.md has no row '${what}'`);
    return row.split(' | ').slice(1, 5);
  });
  const lines = [['What', 'Measured', 'Goal', ''], ['---', '---', '---', '---'], ...shown];
  const when = /in one run, on (\S+), of commit ([^,]+)/.exec(results);
  return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}\nFrom [bench/RESULTS.md](bench/RESULTS.md): ${when?.[1]}, commit ${when?.[2]}.\n`;
}
