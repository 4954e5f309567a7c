// Bundled, for under tsx it would take many times as long.
import { runBundled } from './run-bundled.ts';

await runBundled('scripts/growth-main.ts', process.argv.slice(2));
