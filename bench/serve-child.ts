// One side of the load on `peglot serve`, in a process of its own: the server of models, or the clients.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

const CHUNKS = 100;
/** Between two chunks of a stream, in milliseconds; half more or less of it where streams do not move in step. */
const PACE = 50;

const [side, url = '', streams = '', within = '', isQuick = ''] = process.argv.slice(2);
if (side === 'models') models();
else {
  await latenessOf(20, 100, 'apart');
  process.stdout.write(JSON.stringify(await latenessOf(Number(streams), Number(within))));
}

/** The server of models says its port. */
function models(): void {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const { model, max_tokens: words } = JSON.parse(body || '{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces(words)) {
      response.write(eventOf({ created: Date.now(), choices: [{ index: 0, delta: { content } }] }));
      await after(model === 'in-step' ? PACE : PACE * (0.5 + Math.random()));
    }
    response.end(`${eventOf({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`);
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}

/** A reply: prose, and then a call whose argument is most of it. */
function pieces(words: number): string[] {
  return [
    ...Array.from({ length: 16 }, (_, at) => `prose${at} `),
    '\n<tool_',
    'call>\n{"name": "note", "arguments": {"body": "',
    ...Array.from({ length: words }, (_, at) => `word${at} `),
    '"}}\n</tool',
    '_call>',
  ];
}

/** How late chunks come, in milliseconds, in the order of how late: the first of each stream, and the later ones. */
async function latenessOf(
  count: number,
  spread: number,
  model = spread === 0 ? 'in-step' : 'apart',
): Promise<Record<'first' | 'later', number[]>> {
  const late: Record<'first' | 'later', number[]> = { first: [], later: [] };
  const body = JSON.stringify({
    model,
    stream: true,
    max_tokens: isQuick === '' ? CHUNKS - 20 : 2,
    messages: [{ role: 'user', content: 'x' }],
    tools: [{ type: 'function', function: { name: 'note', parameters: { type: 'object' } } }],
  });
  const client = async (): Promise<void> => {
    if (spread > 0) await after(spread * Math.random());
    const response = await fetch(`${url}/chat/completions`, { method: 'POST', body });
    let list = late.first;
    for await (const text of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
      for (const [, created] of text.matchAll(/"created":(\d{5,})/g)) {
        list.push(Date.now() - Number(created));
        list = late.later;
      }
  };
  await Promise.all(Array.from({ length: count }, client));
  for (const list of Object.values(late)) list.sort((one, other) => one - other);
  return late;
}

function eventOf(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
