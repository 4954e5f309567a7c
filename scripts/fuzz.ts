// `peglot grammar fuzz`, with the laws of test/laws besides those that every format has.
import { runBundled } from './run-bundled.ts';

await runBundled('scripts/fuzz-main.ts', process.argv.slice(2));
