/** Runs all benchmarks and prints one table. Started by scripts/bench.ts, which compiles it. */
import { parseArgs } from 'node:util';
import { grammars } from '../scripts/grammars.ts';
import { acor } from './acor.ts';
import { design } from './design.ts';
import { dml } from './dml.ts';
import { hostile } from './hostile.ts';
import { json } from './json.ts';
import { memory } from './memory.ts';
import { oneShot } from './one-shot.ts';
import { skillOutputs } from './skill.ts';
import { start } from './start.ts';
import { streaming } from './streaming.ts';
import { type Row, render } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'boolean' }, compiled: { type: 'string' }, memory: { type: 'string' } },
});
const { markdown = false, compiled = '', memory: memoryChild = '' } = values;

const report = (line: string): void => console.error(line);

const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  'one-shot': oneShot,
  streaming: () => streaming(report),
  json: () => json(report),
  memory: () => memory(memoryChild, report),
  hostile: () => hostile(report),
  dml: () => dml(grammars.find(({ name }) => name === 'dml')?.sources ?? [], report),
  acor: () => acor(memoryChild.replace('memory-child', 'acor-memory-child'), report),
  design: () => design(memoryChild.replace('memory-child', 'design-contestant'), report),
  start: () => start(compiled),
  skill: () => skillOutputs(),
};

const rows: Row[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  report(name);
  rows.push(...(await run()));
}
console.log(render(rows, markdown));
