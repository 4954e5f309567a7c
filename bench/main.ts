/** Runs all benchmarks, prints one table, and writes bench/results.json and the page made of it. Started by scripts/bench.ts, which compiles it. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { acor } from './acor.ts';
import { batch } from './batch.ts';
import { design } from './design.ts';
import { dml } from './dml.ts';
import { firstParses } from './first-parse.ts';
import { hostile } from './hostile.ts';
import { hosts } from './hosts.ts';
import { json } from './json.ts';
import { libraries } from './libraries.ts';
import { pace } from './measure.ts';
import { hasChanges, measuredNow, readMeasured, writeMeasured } from './measured.ts';
import { memory } from './memory.ts';
import { oneShot } from './one-shot.ts';
import { results } from './results.ts';
import { serve } from './serve.ts';
import { skillOutputs } from './skill.ts';
import { start } from './start.ts';
import { streaming } from './streaming.ts';
import { plainTable, type Row } from './table.ts';
import { tools } from './tools.ts';
import { typedJson } from './typed.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, memory: { type: 'string' } },
});
const { quick = false, memory: memoryChild = '' } = values;
pace.isQuick = quick;

const report = (line: string): void => console.error(line);

const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  batch: () => batch(resolve('dist/src/cli/main.js'), memoryChild.replace('memory-child', 'batch-child'), report),
  'one-shot': () => oneShot(report),
  streaming: () => streaming(report),
  json: () => json(report),
  typed: () => typedJson(),
  memory: () => memory(memoryChild, report),
  hostile: () => hostile(report),
  hosts: () => hosts(report),
  dml: () => dml(report),
  acor: () => acor(memoryChild.replace('memory-child', 'acor-memory-child'), report),
  design: () => design(memoryChild.replace('memory-child', 'design-contestant'), report),
  tools: () => tools(report),
  serve: () => serve(resolve('dist/src/cli/main.js'), memoryChild.replace('memory-child', 'serve-child'), report),
  start: () => start(),
  first: () => firstParses(memoryChild.replace('memory-child', 'first-parse-child')),
  skill: () => skillOutputs(),
  libraries: () => libraries(report),
};

const wanted = Object.keys(parts).filter((name) => positionals.length === 0 || positionals.includes(name));
const isWritten = !quick && !hasChanges();
const rows: Row[] = [];
for (const name of wanted) {
  const start = performance.now();
  try {
    const measured = measuredNow((await parts[name]?.()) ?? []);
    rows.push(...measured.rows);
    // Each part is written when it ends: all of them take half an hour.
    if (isWritten) writeMeasured({ [name]: measured }, Object.keys(parts));
    report(`${name}: done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  } catch (error) {
    report(`${name}: failed\n${error instanceof Error ? error.stack : String(error)}`);
    process.exitCode = 1;
  }
}
console.log(plainTable(rows));
if (isWritten) {
  writeFileSync('bench/RESULTS.md', results(readMeasured()));
  report('bench/RESULTS.md is written; npm run figures puts its figures into the README');
} else if (quick) report('nothing is written: a quick run says nothing');
else report('nothing is written: src or generated are not as they are committed');
