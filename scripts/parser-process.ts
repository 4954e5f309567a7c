// Compiles one grammar in a process of its own, so that several are compiled at once.
import { type BuildTask, buildParser } from './parser-build.ts';

process.once('message', (task: BuildTask) => {
  process.send?.(buildParser(task), undefined, undefined, () => process.disconnect());
});
