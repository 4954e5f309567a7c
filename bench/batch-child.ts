// Node bench/batch-child.mjs FILE WARMUP TIMES: what one thread that does nothing else needs for the records of a file, as
// JSON on standard output. In a process of its own, for an engine that has read other texts is slower.
import { readFileSync } from 'node:fs';
import { parse } from '../src/formats/duckflow/index.ts';

/** Microseconds of processor time for one record, all threads of the engine together. */
export interface Alone {
  /** To parse its text, which is there. */
  readonly bare: number;
  /** To make a string of its bytes, read it by `JSON.parse`, parse, and write value and findings by `JSON.stringify`. */
  readonly values: number;
  /** The same without the value. */
  readonly noValue: number;
}

const [file = '', before, times] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const records = lines.map((line) => Buffer.from(line));
// Each text in one piece of memory, as a file gives it.
const texts = lines.map((line) => Buffer.from(textOf(line)).toString());
let kept = 0;

const contestants: Readonly<Record<keyof Alone, () => void>> = {
  bare() {
    for (const text of texts) if (parse(text).ok) kept++;
  },
  values() {
    for (const record of records) kept += writtenSize(parse(textOf(record.toString())));
  },
  noValue() {
    for (const record of records) {
      const { ok, diagnostics } = parse(textOf(record.toString()));
      kept += writtenSize({ ok, diagnostics });
    }
  },
};

const spent = { bare: 0, values: 0, noValue: 0 };
for (let time = 0; time < Number(before) + Number(times); time++) {
  // By turns, so that a busy machine is unfair to none of them.
  for (const name of ['bare', 'values', 'noValue'] as const) {
    const start = process.cpuUsage();
    contestants[name]();
    const { user, system } = process.cpuUsage(start);
    if (time >= Number(before)) spent[name] += (user + system) / (records.length * Number(times));
  }
}
if (kept === 0) throw new Error('nothing was done');
const alone: Alone = spent;
console.log(JSON.stringify(alone));

function textOf(line: string): string {
  const { text }: { text: string } = JSON.parse(line);
  return text;
}

function writtenSize(result: unknown): number {
  return Buffer.from(JSON.stringify(result)).length;
}
