import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { median } from './measure.ts';
import { atMost, type Row } from './table.ts';

const ENTRY = 'src/formats/duckflow/index.ts';
const ROUNDS = 15;

/** What `import 'peglot/duckflow'` costs: a process, and the users of a web page. `folder` holds the compiled package. */
export async function start(folder: string): Promise<Row[]> {
  return [startTime(folder), await bundle()];
}

function startTime(folder: string): Row {
  const scratch = mkdtempSync(join(tmpdir(), 'peglot-bench-'));
  const bare = join(scratch, 'bare.mjs');
  const entry = join(scratch, 'entry.mjs');
  writeFileSync(bare, '');
  writeFileSync(entry, `import ${JSON.stringify(pathToFileURL(join(folder, ENTRY.replace(/\.ts$/, '.js'))).href)};\n`);
  const differences: number[] = [];
  run(bare);
  run(entry);
  for (let round = 0; round < ROUNDS; round++) {
    const base = run(bare);
    differences.push(run(entry) - base);
  }
  rmSync(scratch, { recursive: true });
  const cost = median(differences);
  return {
    group: 'Start',
    what: "import 'peglot/duckflow' beyond a bare start of Node",
    measured: `${cost.toFixed(1)} ms`,
    target: atMost(cost, 15, ' ms'),
  };
}

function run(file: string): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - begun;
}

async function bundle(): Promise<Row> {
  const what = "bundle of 'peglot/duckflow' for browsers, minified and gzipped";
  try {
    const { outputFiles } = await build({
      entryPoints: [ENTRY],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    const code = outputFiles[0]?.contents ?? new Uint8Array();
    const size = gzipSync(code, { level: 9 }).length / 1000;
    return {
      group: 'Start',
      what,
      measured: `${size.toFixed(1)} kB`,
      target: { text: '< 20 kB', met: size < 20 },
      note: `${(code.length / 1000).toFixed(0)} kB before gzip; no Node built-in in it`,
    };
  } catch (problem) {
    // A Node built-in that is reachable fails here.
    const note = problem instanceof Error ? problem.message.split('\n')[1] : undefined;
    return { group: 'Start', what, measured: '–', target: { text: '< 20 kB', met: false }, ...(note && { note }) };
  }
}
