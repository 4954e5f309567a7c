// `peglot grammar coverage` on the grammars and the corpus of this repository; `--check` is the gate.
import { runBundled } from './run-bundled.ts';

await runBundled('src/program/main.ts', ['grammar', 'coverage', ...process.argv.slice(2)]);
