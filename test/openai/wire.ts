import fc from 'fast-check';
import type { ToolReply } from '../../src/tools/index.ts';

/** A call as a client has it. */
interface ClientCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** A choice as a client has it when the answer is over. */
export interface ClientChoice {
  content: string;
  reasoning: string;
  calls: ClientCall[];
  finishReason: string | null;
  findings: string[];
}

/** What a client has read of a stream. */
export interface ClientReply {
  readonly choices: readonly ClientChoice[];
  readonly usage: unknown;
  readonly error: unknown;
  /** How many comments came. */
  readonly comments: number;
  readonly isDone: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is looked into by the tests
type Wire = any;

/** The JSON of an answer. */
export async function jsonOf(response: Promise<Response>): Promise<Wire> {
  return (await response).json();
}

/** Reads the bytes of a streamed completion as clients do. */
export async function readReply(response: Response): Promise<ClientReply> {
  const text = await response.text();
  const choices: ClientChoice[] = [];
  let usage: unknown;
  let error: unknown;
  let comments = 0;
  let isDone = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.startsWith(':')) comments++;
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') {
      isDone = true;
      continue;
    }
    if (isDone) throw new Error(`behind the end: ${data}`);
    const chunk: Wire = JSON.parse(data);
    if (chunk.error !== undefined) error = chunk.error;
    if (chunk.usage !== undefined && chunk.usage !== null) usage = chunk.usage;
    for (const choice of chunk.choices ?? []) take(choices, choice);
  }
  return { choices, usage, error, comments, isDone };
}

function take(choices: ClientChoice[], { index, delta, finish_reason: reason, peglot }: Wire): void {
  choices[index] ??= { content: '', reasoning: '', calls: [], finishReason: null, findings: [] };
  const choice = choices[index];
  if (choice.finishReason !== null) throw new Error(`choice ${index} goes on behind its finish reason`);
  choice.content += delta.content ?? '';
  choice.reasoning += delta.reasoning_content ?? '';
  for (const { index: at, id, function: said } of delta.tool_calls ?? []) {
    const before = choice.calls[at];
    if (before === undefined && (id === undefined || said.name === undefined)) throw new Error('a call without a name');
    choice.calls[at] = {
      id: before?.id ?? id,
      name: before?.name ?? said.name,
      arguments: (before?.arguments ?? '') + (said.arguments ?? ''),
    };
  }
  if (reason !== null && reason !== undefined) choice.finishReason = reason;
  choice.findings.push(...(peglot?.findings ?? []).map((finding: Wire) => finding.code));
}

const CUT_OFF = 'cut off';

/** A choice as `parse` would give it. */
export function readOf({ content, reasoning, calls }: ClientChoice): object {
  return {
    text: content,
    reasoning,
    calls: calls.map((call) => ({
      name: call.name,
      arguments: isJson(call.arguments) ? JSON.parse(call.arguments) : CUT_OFF,
    })),
  };
}

/** What a client is to have of what `parse` gives. */
export function expectedOf({ text, reasoning, calls }: ToolReply): object {
  return {
    text,
    reasoning,
    calls: calls.map(({ name, arguments: given, complete }) => ({ name, arguments: complete ? given : CUT_OFF })),
  };
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The chunk of a streamed completion. */
export function chunkOf(delta: object, more: object = {}, reason: string | null = null): object {
  return {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: reason, ...more }],
  };
}

/** A whole completion. */
export function completionOf(content: string, reason = 'stop'): object {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reason, logprobs: null }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

/** Chunks as the text of a stream. */
export function eventsOf(chunks: readonly (object | string)[], newline = '\n'): string {
  return chunks
    .map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}${newline}${newline}`)
    .join('');
}

/** A text as the chunks of a whole stream, a piece in each. */
export function chunksOf(pieces: readonly string[], reason = 'stop'): object[] {
  return [
    chunkOf({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunkOf({ content })),
    chunkOf({}, {}, reason),
  ];
}

/** A body that comes in these pieces. */
export function bodyOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[at++];
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
  });
}

/** A streamed answer of a server. */
export function streamed(pieces: readonly Uint8Array[]): Response {
  return new Response(bodyOf(pieces), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** Text or bytes in pieces, cut anywhere. */
export function cut<Whole extends string | Uint8Array>(whole: Whole, places: readonly number[]): Whole[] {
  const ends = [...new Set(places.map((place) => place % (whole.length + 1)))].sort((a, b) => a - b);
  const pieces: Whole[] = [];
  let from = 0;
  for (const end of [...ends, whole.length]) {
    pieces.push(slice(whole, from, end));
    from = end;
  }
  return pieces;
}

function slice<Whole extends string | Uint8Array>(whole: Whole, from: number, to: number): Whole;
function slice(whole: string | Uint8Array, from: number, to: number): string | Uint8Array {
  return whole.slice(from, to);
}

/** Where to cut: seldom, or between all. */
export const places: fc.Arbitrary<number[]> = fc.array(fc.nat(100_000), { maxLength: 40 });

/** A request for a completion that offers tools. */
export function request(tools: object = {}, more: object = {}): RequestInit & { body: string } {
  const offered = Object.entries(tools).map(([name, about]) => ({ type: 'function', function: { name, ...about } }));
  const other = { type: 'function', function: { name: 'none', parameters: {} } };
  return {
    method: 'POST',
    body: JSON.stringify({
      model: 'm',
      messages: [{ role: 'user', content: 'x' }],
      tools: offered.length === 0 ? [other] : offered,
      stream: true,
      ...more,
    }),
  };
}

export const URL_OF_CHAT = 'http://127.0.0.1:1/v1/chat/completions';
