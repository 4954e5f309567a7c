// Writes the exported grammars and the pages of diagrams, or says with --check whether they are up to date. A program of
// its own: see runBundled.
import { generateDiagrams } from './generate-diagrams.ts';
import { generateExports } from './generate-exports.ts';
import { report } from './report.ts';

const root = process.cwd();
const check = process.argv.includes('--check');
if (!report([...(await generateExports(root, check)), ...(await generateDiagrams(root, check))])) process.exitCode = 1;
