// Compiles and runs the code on the pages of the guide and in the README. `npm run guide -- NAME` looks at those pages
// only whose names hold NAME. Needs what `npm run build` makes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import { readGrammar } from '../src/grammar/index.ts';
import { type Block, readPages } from './guide/blocks.ts';
import { runPrograms } from './guide/programs.ts';
import { runSessions, unknownCommands } from './guide/shell.ts';

/** What is run, parsed or looked at; `text` and blocks without a language are no code, the last ones are other systems'. */
const KNOWN: ReadonlySet<string> = new Set([
  'ts',
  'peggy',
  'console',
  'sh',
  'json',
  'yaml',
  'peg',
  'bash',
  'text',
  '',
  'sql',
  'python',
  'lua',
  'toml',
  'diff',
]);

const root = fileURLToPath(new URL('..', import.meta.url));
const [named = ''] = process.argv.slice(2);
const pages = readPages(root).filter(({ name }) => name.includes(named));
// What has a file's name is written out and run by `npm run test:hosts`.
const blocks = pages.flatMap((page) => page.blocks).filter(({ file }) => file === '');

const wrong = blocks.flatMap(flawsOf);
for (const page of pages) wrong.push(...runSessions(root, page));
wrong.push(...(await runPrograms(root, blocks.filter(isProgram))));

for (const flaw of wrong) console.error(flaw);
if (wrong.length > 0) process.exitCode = 1;
else console.log(`guide: ${blocks.length} blocks on ${pages.length} pages are right`);

function isProgram({ language, from }: Block): boolean {
  return language === 'ts' && from === undefined;
}

/** What is wrong with a block that can be judged by itself. */
function flawsOf(block: Block): string[] {
  const { place, language, code, given, from } = block;
  if (from !== undefined)
    return readFileSync(`${root}/${from}`, 'utf8').includes(code) ? [] : [`${place}: not in ${from}`];
  try {
    if (language === 'peggy') readGrammar([{ source: place, text: given + code }]);
    if (language === 'json') JSON.parse(code);
    if (language === 'yaml') parseYaml(code);
    if (language === 'sh') return unknownCommands(root, block);
    return KNOWN.has(language) ? [] : [`${place}: nothing is known of the language '${language}'`];
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
