import { write } from '../../cli/output.ts';
import { Problem } from '../../cli/problem.ts';
import { STDIN } from '../../cli/sources.ts';
import { diff, formatDiff } from '../../formats/design/index.ts';
import { readDesign } from './read-design.ts';

/** The options of `peglot design diff`. */
interface DiffOptions {
  readonly json?: boolean;
  readonly markdown?: boolean;
}

/** `peglot design diff`: what changed in the model. */
export async function diffFiles(oldPath: string, newPath: string, options: DiffOptions): Promise<void> {
  if (oldPath === STDIN && newPath === STDIN) {
    throw new Problem('standard input can be only one of the two designs', 'name a file for the other');
  }
  const before = await readDesign(oldPath);
  const after = await readDesign(newPath);
  if (before === undefined || after === undefined) return;
  const changes = diff(before, after);
  if (options.json === true) await write(`${JSON.stringify(changes, null, 2)}\n`);
  else await write(formatDiff(changes, options.markdown === true ? 'markdown' : 'text'));
}
