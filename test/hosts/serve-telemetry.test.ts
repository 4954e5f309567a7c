import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { serveCommand, started } from '../extras/serve/started.ts';
import { chunksOf, eventsOf, readReply, request } from '../openai/wire.ts';

it('peglot serve tells OpenTelemetry of each text', async () => {
  const upstream = await started(
    createServer((_, response) => {
      const text = '<tool_call>{"name": "ping", "arguments": {}}';
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(eventsOf([...chunksOf([text]), '[DONE]']));
    }),
  );
  const loaded = fileURLToPath(new URL('with-opentelemetry.mjs', import.meta.url));
  vi.stubEnv('NODE_OPTIONS', `--import=${loaded}`);
  const { url, said, end } = await serveCommand(upstream).finally(() => vi.unstubAllEnvs());
  await readReply(await fetch(`${url}/chat/completions`, request()));
  expect(await end()).toBe(0);
  const spans = said.stderr.split('\n').filter((line) => line.startsWith('{'));
  expect(spans.map((span) => JSON.parse(span))).toEqual([
    {
      name: 'peglot.stream',
      attributes: expect.objectContaining({
        'peglot.format': 'tools',
        'peglot.via': 'hermes',
        'peglot.codes': expect.arrayContaining(['tools/missing-close']),
      }),
    },
  ]);
});
