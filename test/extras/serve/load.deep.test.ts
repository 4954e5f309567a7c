import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { dialectNames } from '../../../src/tools/dialects/index.ts';
import { toolCalls } from '../../../src/tools/index.ts';
import { chunkOf, chunksOf, eventsOf, expectedOf, jsonOf, readOf, readReply, request } from '../../openai/wire.ts';
import { callCases, tools } from '../../tools/corpus.ts';
import { serveCommand, started } from './started.ts';
import { type Handler, type Pair, served } from './upstream.ts';

const STREAMS = 200;
const WORDS = 400;
/** What the command may hold for all of them, in kB: the text and the value of each, and what the engine itself takes. */
const MOST = 500_000;
const NUMBERS = [...Array(STREAMS).keys()];

/** A server whose model begins to answer when all have asked it; ours in front of it. */
async function servedAtOnce(reply: (at: number, response: ServerResponse) => Promise<void>): Promise<Pair> {
  const open: (() => void)[] = [];
  const handler: Handler = async (asked, response) => {
    await new Promise<void>((begin) => {
      open.push(begin);
      if (open.length === STREAMS) for (const each of open) each();
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    await reply(Number(asked.headers['x-number']), response);
  };
  return served(handler, {
    dialect: (offered) => toolCalls({ dialect: 'auto', tools: offered }),
    calls: 'complete',
  });
}

async function ask({ url }: Pair, at: number, signal?: AbortSignal): Promise<Response> {
  const init = { ...request(tools), headers: { 'x-number': String(at) }, ...(signal && { signal }) };
  return fetch(`${url}/chat/completions`, init);
}

/** Texts of the corpus, one for each stream: some of every dialect. */
function corpusTexts(): string[] {
  const all = dialectNames.map((dialect) => callCases(dialect).filter(({ options }) => !('startsInside' in options)));
  return NUMBERS.map((at) => all[at % all.length]?.[Math.floor(at / all.length)]?.input ?? '');
}

function piecesOf(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}

/** Sends a text in pieces that have nothing to do with its events. */
async function send(response: ServerResponse, text: string, size: number): Promise<void> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) {
    if (!response.write(bytes.subarray(from, from + size))) await once(response, 'drain');
    await turn();
  }
}

it('gives each of 200 streams at once what parse gives, and of one that dies what was there', async () => {
  const auto = toolCalls({ dialect: 'auto', tools });
  const texts = corpusTexts();
  const dies = (at: number): boolean => at % 3 === 2;
  const partsOf = (at: number): string[] => {
    const parts = piecesOf(texts[at] ?? '', 3 + (at % 17));
    return dies(at) ? parts.slice(0, parts.length >> 1) : parts;
  };
  const pair = await servedAtOnce(async (at, response) => {
    const [last, ...before] = chunksOf(partsOf(at)).reverse();
    const begun = eventsOf(before.reverse());
    const ending = eventsOf([last ?? {}, '[DONE]']);
    await send(response, dies(at) ? begun + ending.slice(0, 40) : begun + ending, 200 + at);
    // What was sent arrives, and its end does not come.
    if (dies(at)) response.socket?.end();
    else response.end();
  });
  await Promise.all(
    NUMBERS.map(async (at) => {
      const { choices, error, isDone } = await readReply(await ask(pair, at));
      const [choice = { content: '', reasoning: '', calls: [] }] = choices;
      const { value } = auto.parse(partsOf(at).join(''), { finished: !dies(at) });
      expect(readOf({ finishReason: null, findings: [], ...choice }), texts[at]).toEqual(expectedOf(value));
      expect(error, texts[at]).toEqual(
        dies(at) ? expect.objectContaining({ code: expect.stringMatching(/^stream_(broken|cut)$/) }) : undefined,
      );
      expect(isDone).toBe(true);
    }),
  );
});

it('holds nothing back in 200 streams at once: each piece is sent when its reader has the one before', async () => {
  const words = (kind: string): string[] => Array.from({ length: 5 }, (_, at) => `${kind}${at}`);
  /** Resolved when a reader has the word that it is to read next. */
  const waiting = new Map<number, { readonly word: string; readonly come: () => void }>();
  const pair = await servedAtOnce(async (at, response) => {
    const say = async (content: string, word: string): Promise<void> => {
      await new Promise<void>((come) => {
        waiting.set(at, { word, come });
        response.write(eventsOf([chunkOf({ content })]));
      });
    };
    for (const word of words(`prose${at}-`)) await say(`${word} `, word);
    await say('\n<tool_call>\n{"name": "save_note", "arguments": {"title": "', 'save_note');
    for (const word of words(`body${at}-`)) await say(`${word} `, word);
    response.end(eventsOf([chunkOf({ content: '."}}\n</tool_call>' }), chunkOf({}, {}, 'stop'), '[DONE]']));
  });
  await Promise.all(
    NUMBERS.map(async (at) => {
      const [live, kept] = (await ask(pair, at)).body?.tee() ?? [];
      const reply = readReply(new Response(kept));
      let text = '';
      for await (const piece of (live ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        text += piece;
        const next = waiting.get(at);
        if (next !== undefined && text.includes(next.word)) {
          waiting.delete(at);
          next.come();
        }
      }
      const body = `${words(`body${at}-`).join(' ')} .`;
      expect((await reply).choices).toMatchObject([
        {
          content: words(`prose${at}-`).join(' '),
          calls: [{ name: 'save_note', arguments: JSON.stringify({ title: body }) }],
          finishReason: 'tool_calls',
        },
      ]);
    }),
  );
});

it('tells the upstream of each of 200 clients that go, and keeps none of them', async () => {
  const gone: Promise<unknown>[] = [];
  const pair = await servedAtOnce(async (_, response) => {
    gone.push(once(response, 'close'));
    response.write(eventsOf([chunkOf({ content: 'So it is' })]));
  });
  await Promise.all(
    NUMBERS.map(async (at) => {
      const stop = new AbortController();
      const response = await ask(pair, at, stop.signal);
      await response.body?.getReader().read();
      stop.abort();
    }),
  );
  expect(gone).toHaveLength(STREAMS);
  await Promise.all(gone);
  await expect.poll(async () => (await jsonOf(fetch(`${pair.url.origin}/healthz`))).open).toBe(0);
});

// The system tells how much memory a process had in a file that only Linux has.
it.skipIf(process.platform !== 'linux')('holds little of 200 long replies at once (needs Linux)', async () => {
  const bodyOf = (at: number): string =>
    Array.from({ length: WORDS }, (_, word) => `${at}-${word} and what it is `).join('');
  const upstream = await started(
    createServer(async (asked, response) => {
      const body = bodyOf(Number(asked.headers['x-number']));
      const text = `So: <tool_call>{"name": "save_note", "arguments": {"title": "${body}"}}</tool_call>`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const chunk of [...chunksOf(text.match(/.{1,40}/g) ?? []), '[DONE]']) {
        if (!response.write(eventsOf([chunk]))) await turn();
      }
      response.end();
    }),
  );
  const { url, pid, end } = await serveCommand(upstream, ['--log', 'none']);
  const client = async (at: number): Promise<void> => {
    const init = { ...request(tools), headers: { 'x-number': String(at) } };
    const { choices } = await readReply(await fetch(`${url}/chat/completions`, init));
    expect(choices).toMatchObject([
      { content: 'So:', calls: [{ name: 'save_note', arguments: JSON.stringify({ title: bodyOf(at) }) }] },
    ]);
  };
  await Promise.all(NUMBERS.map(client));
  const [, peak] = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  expect(Number(peak)).toBeLessThan(MOST);
  expect(await end()).toBe(0);
});
