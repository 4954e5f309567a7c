/** The first parse of a process, and those that follow: `node first-parse-child.mjs peglot/duckflow reply.txt`. */
import { readFileSync } from 'node:fs';
import type { FirstParse } from './first-parse.ts';
import { median } from './measure.ts';

const ROUNDS = 300;

const [entry = '', file = ''] = process.argv.slice(2);
const { parse }: { parse: (text: string) => unknown } = await import(entry);
const text = readFileSync(file, 'utf8');

const first = timed();
const found: FirstParse = { first, steady: median(Array.from({ length: ROUNDS }, timed)) };
console.log(JSON.stringify(found));

function timed(): number {
  const begun = performance.now();
  parse(text);
  return performance.now() - begun;
}
