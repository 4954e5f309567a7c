import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '../src/formats/duckflow/index.ts';
import { median } from './measure.ts';
import { reply } from './replies.ts';
import { atLeast, type Row } from './table.ts';

const SIZE = 12_000;
const DOCUMENTS = 10_000;
const ROUNDS = 3;

/**
 * How many documents a second `peglot batch` gets through, compared with one thread that does nothing but parse: both
 * read the same replies, by turns, so that a busy machine is unfair to neither. The start of the command is left out,
 * as it is with many documents: it is measured on an empty input.
 *
 * @param command the built command
 */
export async function batch(command: string, report: (line: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'peglot-bench-'));
  try {
    const texts = Array.from({ length: DOCUMENTS }, (_, at) =>
      reply(SIZE).replace('counted once', `counted ${at} times`),
    );
    const input = join(folder, 'replies.ndjson');
    const empty = join(folder, 'empty.ndjson');
    writeFileSync(input, texts.map((text) => `${JSON.stringify({ text })}\n`).join(''));
    writeFileSync(empty, '');
    const cores = availableParallelism();
    const ratios: number[] = [];
    bare(texts);
    for (let round = 0; round < ROUNDS; round++) {
      const alone = bare(texts);
      const together = (await run(command, input)) - (await run(command, empty));
      ratios.push(alone / together / cores);
      report(
        `  bare ${Math.round(DOCUMENTS / alone)}/s, batch ${Math.round(DOCUMENTS / together)}/s on ${cores} cores`,
      );
    }
    const value = median(ratios);
    const measured = `${value.toFixed(2)} of the bare rate × cores`;
    const note = `${DOCUMENTS} replies of 12 kB in NDJSON, ${cores} cores`;
    return [{ group: 'batch', what: 'throughput of peglot batch', measured, target: atLeast(value, 0.85, ''), note }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The seconds that one thread takes to parse all texts. */
function bare(texts: readonly string[]): number {
  const start = performance.now();
  let errors = 0;
  for (const text of texts) if (!parse(text).ok) errors++;
  if (errors > 0) throw new Error(`${errors} replies have errors`);
  return (performance.now() - start) / 1000;
}

async function run(command: string, input: string): Promise<number> {
  const start = performance.now();
  const args = [command, 'batch', '--format', 'duckflow', '--quiet', input];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`peglot batch ended with ${code}`);
  return (performance.now() - start) / 1000;
}
