import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { chunkOf, eventsOf, readReply, request } from '../openai/wire.ts';
import { serveCommand, started } from './started.ts';

const STREAMS = 200;
const CHUNKS = 100;
/** Between two chunks of a stream, in milliseconds. */
const PACE = 50;

const TOOLS = { note: { parameters: { type: 'object', properties: { body: { type: 'string' } } } } };

/** The pieces of a reply: prose, and then a call whose argument is most of it. */
function piecesOf(at: number): string[] {
  const body = Array.from({ length: CHUNKS - 20 }, (_, word) => `word${word} `);
  return [
    ...Array.from({ length: 10 }, (_, word) => `prose${word} of ${at} `),
    '\n<tool_',
    'call>\n{"name": "note", "arguments": {"body": "',
    ...body,
    '"}}\n</tool',
    '_call>',
  ];
}

// The system tells what a process computes in a file that only Linux has.
it.skipIf(process.platform !== 'linux')('gives each of 200 streams its own call (needs Linux)', async () => {
  const late: number[] = [];
  const upstream = await started(
    createServer(async (asked, response) => {
      const at = Number(asked.headers['x-number']);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of piecesOf(at)) {
        response.write(eventsOf([{ ...chunkOf({ content }), created: Date.now() }]));
        await after(PACE);
      }
      response.end(eventsOf([chunkOf({}, {}, 'stop'), '[DONE]']));
    }),
  );
  const { url, pid, end } = await serveCommand(upstream, ['--log', 'none']);

  /** Reads a stream; how late its chunks come is noted. */
  const client = async (at: number): Promise<void> => {
    const init = { ...request(TOOLS), headers: { 'x-number': String(at) } };
    const response = await fetch(`${url}/chat/completions`, init);
    const [timed, kept] = response.body?.tee() ?? [];
    const reading = readReply(new Response(kept));
    for await (const text of (timed ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()))
      for (const [, created] of text.matchAll(/"created":(\d{5,})/g)) late.push(Date.now() - Number(created));
    const pieces = piecesOf(at);
    expect((await reading).choices).toMatchObject([
      {
        content: pieces.slice(0, 10).join('').trimEnd(),
        calls: [{ name: 'note', arguments: JSON.stringify({ body: pieces.slice(12, -2).join('') }) }],
        finishReason: 'tool_calls',
      },
    ]);
  };

  const begun = performance.now();
  await Promise.all(Array.from({ length: STREAMS }, (_, at) => client(at)));
  const spent = performance.now() - begun;
  const busy = busyTime(pid);
  expect(await end()).toBe(0);
  late.sort((a, b) => a - b);
  const of = (share: number): number => late[Math.floor(late.length * share)] ?? 0;
  console.log(
    `${STREAMS} streams of ${CHUNKS} chunks, one each ${PACE} ms: ${Math.round(spent)} ms, of which the server computes ${busy} ms; a chunk is ${of(0.5)} ms late (half), ${of(0.99)} ms (99 of 100)`,
  );
});

/** The milliseconds that a process has computed so far, all threads and the system's part in it. */
function busyTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
