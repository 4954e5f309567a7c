// Writes what is made of grammars alone, `exports`, `export-notes` or `diagrams`, or the pages of `dialects`, which are
// made with the parsers too; says with --check whether they are up to date. A program of its own: see runBundled.
import { generateDiagrams } from './generate-diagrams.ts';
import { generateDialects } from './generate-dialects.ts';
import { generateExportNotes, generateExports } from './generate-exports.ts';
import { report } from './report.ts';

const PARTS = new Map([
  ['exports', generateExports],
  ['export-notes', generateExportNotes],
  ['diagrams', generateDiagrams],
  ['dialects', generateDialects],
]);

const [part = '', ...words] = process.argv.slice(2);
const make = PARTS.get(part);
if (make === undefined) throw new Error(`there is no part ${part}`);
const names = words.filter((word) => word !== '--check');
if (!report(await make(process.cwd(), words.includes('--check'), names))) process.exitCode = 1;
