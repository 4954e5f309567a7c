/** Reads one large text and prints what that took, as multiples of the text's size in memory. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { memoryInputs } from './memory-inputs.ts';

const [name = '', way] = process.argv.slice(2);
const input = memoryInputs[name];
if (input === undefined) throw new Error(`there is no text ${name}`);
const { parse, createStream } = input.format;
const text = input.make();
// What the text takes in memory: one byte a character, or two.
const size = /^[\0-\xff]*$/.test(text) ? text.length : 2 * text.length;
// What making the text has left goes in two turns: buffers are freed after their owners.
await collect();

const heapBefore = used();
const watch = await watchResident();
let peak = heapBefore;
const result = way === 'parse' ? parse(text) : streamed();
sample();
const resident = await watch.growth();
await collect();
const use = { heap: peak - heapBefore, resident, kept: used() - heapBefore };
console.log(JSON.stringify(use, (_, value) => (typeof value === 'number' ? value / size : value)));
// The result must live until here.
if (Object.keys(result).length < 0) console.log(text);

function streamed(): object {
  const stream = createStream();
  for (let at = 0, push = 0; at < text.length; at += 4096, push++) {
    stream.push(text.slice(at, at + 4096));
    if (push % 64 === 0) sample();
  }
  return stream.end();
}

async function collect(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.();
    await setTimeout(20);
  }
}

/** Follows the memory of the process from another thread, for the reading does not let go of this one. */
async function watchResident(): Promise<{ growth(): Promise<number> }> {
  const most = new Float64Array(new SharedArrayBuffer(8));
  const source = `const most = require('node:worker_threads').workerData;
    setInterval(() => { most[0] = Math.max(most[0], process.memoryUsage.rss()); }, 2);`;
  const worker = new Worker(source, { eval: true, workerData: most });
  await once(worker, 'online');
  await setTimeout(50);
  const before = process.memoryUsage.rss();
  most[0] = before;
  return {
    async growth() {
      await setTimeout(5);
      await worker.terminate();
      return (most[0] ?? before) - before;
    },
  };
}

function sample(): void {
  peak = Math.max(peak, used());
}

function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
