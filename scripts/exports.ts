// Writes the exported grammars, or says with --check whether they are up to date. A program of its own: see runBundled.
import { generateExports } from './generate-exports.ts';
import { report } from './report.ts';

if (!report(await generateExports(process.cwd(), process.argv.includes('--check')))) process.exitCode = 1;
