import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Row } from './table.ts';

/** What one run of a part found: when, of which commit, on which machine. */
export interface Measured {
  readonly day: string;
  readonly commit: string;
  readonly machine: string;
  readonly rows: readonly Row[];
}

const FILE = 'bench/results.json';

/** What was measured last of each part; parts are measured anew one by one. */
export function readMeasured(root: string = '.'): Readonly<Record<string, Measured>> {
  const file = `${root}/${FILE}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps what was measured, in the order of `parts`. */
export function writeMeasured(found: Readonly<Record<string, Measured>>, parts: readonly string[]): void {
  const all = { ...readMeasured(), ...found };
  const ordered = parts.flatMap((part) => (all[part] === undefined ? [] : [[part, all[part]] as const]));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

/** The rows of a part that was measured now, of the sources as they are committed. */
export function measuredNow(rows: readonly Row[]): Measured {
  return {
    day: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short=12', 'HEAD'),
    machine: machine(),
    rows,
  };
}

/** True while what is measured is not as it is committed. */
export function hasChanges(): boolean {
  return git('status', '--porcelain', '--', 'src', 'generated') !== '';
}

function machine(): string {
  const [first, ...others] = cpus();
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  const memory = `${(totalmem() / 1e9).toFixed(0)} GB`;
  return `${first?.model.trim() ?? 'an unknown CPU'}, ${others.length + 1} cores, ${memory}, ${load}, Node ${process.versions.node}`;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
