import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { markdownTable, type Row } from './table.ts';

/** The page with all figures of one run: where, when and of what. */
export function results(rows: readonly Row[]): string {
  return `# What was measured

By \`npm run bench\`, in one run, on ${new Date().toISOString().slice(0, 10)}, of commit ${commit()}, on ${machine()}.
The figures are ratios where they can be. Texts come in several shapes: the worst one is held to the goal, the best one
stands beside it, those between are in the note. What misses its goal is marked with ✗.

${markdownTable(rows)}
`;
}

function commit(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'src', 'generated', 'grammars') === '' ? '' : ' with changes';
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed}`;
}

function machine(): string {
  const [first, ...others] = cpus();
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  const memory = `${(totalmem() / 1e9).toFixed(0)} GB`;
  return `${first?.model.trim() ?? 'an unknown CPU'}, ${others.length + 1} cores, ${memory}, ${load}, Node ${process.versions.node}`;
}
