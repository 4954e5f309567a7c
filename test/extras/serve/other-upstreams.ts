import { createServer } from 'node:http';
import { started, textOf } from './started.ts';

/** A part of an answer: a thought, a text, a call, or what only servers of one API have. */
export type Part =
  | { readonly thought: string; readonly seal?: string }
  | { readonly text: string }
  | { readonly call: string; readonly json: string }
  | { readonly own: Readonly<Record<string, unknown>> };

type Fields = Record<string, unknown>;

/** What a server was asked: the path, the headers and the body. */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is looked into by the tests
  readonly body: any;
}

export interface OtherUpstream {
  readonly url: URL;
  readonly asked: Asked[];
}

const pieces = (text: string): string[] => text.match(/.{1,3}/gs) ?? [];
const sse = (events: readonly Fields[]): string =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');

/**
 * A server that speaks one API alone, and gives these answers one after the other, the last one again and again. It is cut off
 * where `isCut`.
 */
async function serverOf(
  path: string,
  answers: readonly (readonly Part[])[],
  write: (parts: readonly Part[], model: unknown, isStream: boolean) => string,
): Promise<OtherUpstream> {
  const asked: Asked[] = [];
  const url = await started(
    createServer(async (incoming, response) => {
      const body = JSON.parse((await textOf(incoming)) || '{}');
      if (incoming.url !== path) {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such page"}}');
        return;
      }
      if (incoming.method !== 'POST') {
        response.writeHead(405).end();
        return;
      }
      asked.push({ path: incoming.url, headers: incoming.headers, body });
      const parts = answers[asked.length - 1] ?? answers.at(-1) ?? [];
      response.setHeader('content-type', body.stream === true ? 'text/event-stream' : 'application/json');
      response.end(write(parts, body.model, body.stream === true));
    }),
  );
  return { url, asked };
}

/** A server of Anthropic's Messages API. */
export function messagesServer(...answers: readonly (readonly Part[])[]): Promise<OtherUpstream> {
  return serverOf('/v1/messages', answers, (parts, model, isStream) => {
    const hasCall = parts.some((part) => 'call' in part);
    const blocks = parts.map((part, at): Fields => {
      if ('thought' in part) return { type: 'thinking', thinking: part.thought, signature: part.seal ?? '' };
      if ('text' in part) return { type: 'text', text: part.text };
      if ('call' in part) return { type: 'tool_use', id: `toolu_${at}`, name: part.call, input: JSON.parse(part.json) };
      return part.own;
    });
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model, stop_sequence: null };
    const stop_reason = hasCall ? 'tool_use' : 'end_turn';
    const usage = { input_tokens: 20, cache_read_input_tokens: 10, output_tokens: 4 };
    if (!isStream) return JSON.stringify({ ...message, content: blocks, stop_reason, usage });
    const events = blocks.flatMap((block, index): Fields[] => {
      const deltas = (type: string, name: string, text: unknown): Fields[] =>
        pieces(String(text)).map((piece) => ({ type: 'content_block_delta', index, delta: { type, [name]: piece } }));
      const grown: Record<string, [Fields, Fields[]]> = {
        text: [{ text: '' }, deltas('text_delta', 'text', block.text)],
        thinking: [
          { thinking: '', signature: '' },
          [
            ...deltas('thinking_delta', 'thinking', block.thinking),
            { type: 'content_block_delta', index, delta: { type: 'signature_delta', signature: block.signature } },
          ],
        ],
        tool_use: [{ input: {} }, deltas('input_json_delta', 'partial_json', JSON.stringify(block.input))],
        server_tool_use: [{ input: {} }, deltas('input_json_delta', 'partial_json', JSON.stringify(block.input))],
      };
      const [first = {}, more = []] = grown[String(block.type)] ?? [];
      return [
        { type: 'content_block_start', index, content_block: { ...block, ...first } },
        { type: 'ping' },
        ...more,
        { type: 'content_block_stop', index },
      ];
    });
    const begun = { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } };
    return sse([
      { type: 'message_start', message: begun },
      ...events,
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 4 } },
      { type: 'message_stop' },
    ]);
  });
}

/** A server of OpenAI's Responses API. */
export function responsesServer(...answers: readonly (readonly Part[])[]): Promise<OtherUpstream> {
  return serverOf('/v1/responses', answers, (parts, model, isStream) => {
    const output = parts.map((part, at): Fields => {
      const text = 'text' in part ? part.text : '';
      if ('thought' in part)
        return {
          type: 'reasoning',
          id: `rs_${at}`,
          summary: [],
          content: [{ type: 'reasoning_text', text: part.thought }],
          ...(part.seal !== undefined && { encrypted_content: part.seal }),
        };
      if ('call' in part)
        return { type: 'function_call', id: `fc_${at}`, call_id: `call_${at}`, name: part.call, arguments: part.json };
      if ('own' in part) return part.own;
      const content = [{ type: 'output_text', text, annotations: [] }];
      return { type: 'message', id: `msg_${at}`, role: 'assistant', status: 'completed', content };
    });
    const usage = {
      input_tokens: 30,
      input_tokens_details: { cached_tokens: 10 },
      output_tokens: 4,
      output_tokens_details: { reasoning_tokens: 2 },
      total_tokens: 34,
    };
    const head = { id: 'resp_1', object: 'response', created_at: 7, model, error: null, incomplete_details: null };
    const whole = { ...head, status: 'completed', output, usage };
    if (!isStream) return JSON.stringify(whole);
    const begun = { ...head, status: 'in_progress', output: [], usage: null };
    const events = output.flatMap((item, output_index): Fields[] => {
      const deltas = (type: string, text: unknown): Fields[] =>
        pieces(String(text)).map((delta) => ({ type, output_index, item_id: item.id, content_index: 0, delta }));
      const [{ text = '' } = {}] = Array.isArray(item.content) ? item.content : [];
      const part = (kind: string, whole: Fields): Fields[] => {
        const at = { output_index, item_id: item.id, content_index: 0 };
        return [
          { type: 'response.content_part.added', ...at, part: { ...whole, text: '' } },
          ...deltas(`response.${kind}.delta`, text),
          { type: `response.${kind}.done`, ...at, text },
          { type: 'response.content_part.done', ...at, part: whole },
        ];
      };
      const shown = { type: 'output_text', text, annotations: [] };
      const grown: Record<string, [Fields, Fields[]]> = {
        message: [{ content: [] }, part('output_text', shown)],
        reasoning: [{ content: [] }, part('reasoning_text', { type: 'reasoning_text', text })],
        function_call: [{ arguments: '' }, deltas('response.function_call_arguments.delta', item.arguments)],
      };
      const [first = {}, more = []] = grown[String(item.type)] ?? [];
      return [
        { type: 'response.output_item.added', output_index, item: { ...item, ...first } },
        ...more,
        { type: 'response.output_item.done', output_index, item },
      ];
    });
    return sse([
      { type: 'response.created', response: begun },
      { type: 'response.in_progress', response: begun },
      ...events,
      { type: 'response.completed', response: whole },
    ]);
  });
}
