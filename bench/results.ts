import type { Measured } from './measured.ts';
import { markdownTable } from './table.ts';

/** The page with all figures: where, when and of what each part was measured. */
export function results(measured: Readonly<Record<string, Measured>>): string {
  const parts = Object.entries(measured).map(
    ([part, { day, commit, machine, rows }]) =>
      `## ${part}\n\nOn ${day}, of commit ${commit}, on ${machine}.\n\n${markdownTable(rows)}\n`,
  );
  return `# What was measured

By \`npm run bench\`; \`npm run bench -- PART\` measures one part anew. The figures are ratios where they can be. Texts come
in several shapes: the worst one is held to the goal, the best one stands beside it, those between are in the note. What
misses its goal is marked with ✗.

${parts.join('\n')}`;
}
