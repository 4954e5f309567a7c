import { cpus, loadavg, totalmem } from 'node:os';
import { git, hasChanges } from './kept-rows.ts';
import { markdownTable, type Row } from './table.ts';

/** The page with all figures: where, when and of what they were measured. */
export function results(rows: readonly Row[]): string {
  return `# What was measured

By \`npm run bench\`, on ${new Date().toISOString().slice(0, 10)}, of commit ${commit()}, on ${machine()}.
The figures are ratios where they can be. Texts come in several shapes: the worst one is held to the goal, the best one
stands beside it, those between are in the note. What misses its goal is marked with ✗.

${markdownTable(rows)}
`;
}

function commit(): string {
  return `${git('rev-parse', '--short=12', 'HEAD')}${hasChanges() ? ' with changes' : ''}`;
}

function machine(): string {
  const [first, ...others] = cpus();
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  const memory = `${(totalmem() / 1e9).toFixed(0)} GB`;
  return `${first?.model.trim() ?? 'an unknown CPU'}, ${others.length + 1} cores, ${memory}, ${load}, Node ${process.versions.node}`;
}
