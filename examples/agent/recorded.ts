// A model that was recorded: a server that gives the answers of recorded.ndjson, one after the other.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';

/** Starts with the first answer for a conversation of one message, and with each result of a call goes on. */
export function recorded(): Server {
  const lines = readFileSync(new URL('./recorded.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const answers = lines.map((line) => JSON.parse(line).answer as string);
  return createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    response.setHeader('content-type', 'application/json');
    if (request.method !== 'POST') return response.end('{"data": [{"id": "qwen3-coder"}]}');
    const { messages = [] } = JSON.parse(body || '{}');
    const turns = messages.filter(({ role }: { role: string }) => role === 'assistant').length;
    response.end(answers[turns] ?? '{"error": {"message": "nothing more was recorded"}}');
  });
}
