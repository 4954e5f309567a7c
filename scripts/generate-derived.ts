// Writes the exported grammars, the pages of diagrams and those of dialects, or says with --check whether they are up to
// date. A program of its own: see runBundled.
import { generateDiagrams } from './generate-diagrams.ts';
import { generateDialects } from './generate-dialects.ts';
import { generateExports } from './generate-exports.ts';
import { report } from './report.ts';

const root = process.cwd();
const [check, names] = [process.argv.includes('--check'), process.argv.slice(2).filter((one) => one !== '--check')];
const outcomes = [
  ...(await generateExports(root, check, names)),
  ...(await generateDiagrams(root, check, names)),
  ...(await generateDialects(root, check, names)),
];
if (!report(outcomes)) process.exitCode = 1;
