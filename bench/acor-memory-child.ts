/** Streams a transcript of the given megabytes without keeping messages, and prints what that took. */
import { createStream } from '../src/formats/acor/index.ts';
import { acorRun } from './acor-transcripts.ts';

const megabytes = Number(process.argv[2] ?? '1000');
const stream = createStream({ keep: false });
let pushed = 0;
let messages = 0;
let peak = 0;
const start = performance.now();
for (let run = 0; pushed < megabytes * 1e6; run++) {
  const text = acorRun(run);
  pushed += text.length;
  for (let at = 0; at < text.length; at += 4096) {
    for (const event of stream.push(text.slice(at, at + 4096))) if (event.type === 'close') messages++;
  }
  // After a tenth of the text everything that is kept has been kept.
  if (run % 4096 === 0 && pushed > megabytes * 1e5) peak = Math.max(peak, kept());
}
const early = peak;
const { ok, complete, value } = stream.end();
const seconds = (performance.now() - start) / 1000;
console.log(
  JSON.stringify({ pushed, messages, seconds, peak: early, kept: kept(), ok, complete, left: value.messages.length }),
);

function kept(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
