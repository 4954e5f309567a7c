// How much of damaged JSON is read as it was, beside other parsers: bench/damage.
import { runBundled } from './run-bundled.ts';

await runBundled('bench/damage/main.ts', process.argv.slice(2));
