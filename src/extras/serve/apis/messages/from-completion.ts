import { isRecord } from '../../../../core/record.ts';
import { jsonIn } from '../../../../hosts/openai/json-text.ts';
import type { Fields } from '../api.ts';
import { given, leftOver, recordsOf, textOf } from '../parts.ts';

/** The length of an answer when the client sets no limit, since the API requires one. */
const MOST_TOKENS = 8192;

/** The fields of a request that are converted. */
const TOLD = [
  ...['model', 'messages', 'stream', 'stream_options', 'temperature', 'top_p', 'top_k', 'stop', 'user'],
  ...['max_tokens', 'max_completion_tokens', 'tools', 'tool_choice', 'parallel_tool_calls', 'response_format', 'store'],
];

/** A request for a chat completion as one of Anthropic's Messages API. */
export function fromCompletion(request: Fields, leaveOut: (what: string) => void): Fields {
  const { model, stream, temperature, top_p, top_k, stop, user, max_completion_tokens: newer } = request;
  for (const name of leftOver(request, TOLD)) leaveOut(name);
  return {
    model,
    max_tokens: request.max_tokens ?? newer ?? MOST_TOKENS,
    ...conversationOf(request.messages, leaveOut),
    ...given({ stream, temperature, top_p, top_k }),
    ...(stop !== undefined && stop !== null && { stop_sequences: Array.isArray(stop) ? stop : [stop] }),
    ...(typeof user === 'string' && { metadata: { user_id: user } }),
    ...toolsOf(request),
    ...formatOf(request.response_format, leaveOut),
  };
}

/** The messages of a conversation, and its system message. */
export function conversationOf(given: unknown, leaveOut: (what: string) => void): Fields {
  const all = recordsOf(given);
  const system = all.filter(({ role }) => isOfSystem(role)).map(({ content }) => textOf(content));
  const messages: { role: string; content: Fields[] }[] = [];
  for (const message of all.filter(({ role }) => !isOfSystem(role))) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const blocks = role === 'assistant' ? answerOf(message) : askedOf(message, leaveOut);
    const before = messages.at(-1);
    // Results of calls that were made together are one message.
    if (before?.role === role) before.content.push(...blocks);
    else if (blocks.length > 0) messages.push({ role, content: blocks });
  }
  return { ...(system.length > 0 && { system: system.join('\n\n') }), messages };
}

function isOfSystem(role: unknown): boolean {
  return role === 'system' || role === 'developer';
}

/** Thoughts are left out: only the server that wrote one can sign it. */
function answerOf({ content, tool_calls: calls }: Fields): Fields[] {
  const text = textOf(content);
  const made = recordsOf(calls).map(({ id, function: said }) => {
    const { name, arguments: json } = Object(said);
    const input = jsonIn(String(json));
    return { type: 'tool_use', id, name, input: isRecord(input) ? input : {} };
  });
  return [...(text.trim() === '' ? [] : [{ type: 'text', text }]), ...made];
}

function askedOf({ role, content, tool_call_id: id }: Fields, leaveOut: (what: string) => void): Fields[] {
  if (role === 'tool') return [{ type: 'tool_result', tool_use_id: id, content: textOf(content) }];
  if (typeof content === 'string') return content.trim() === '' ? [] : [{ type: 'text', text: content }];
  return recordsOf(content).flatMap((part) => partOf(part, leaveOut));
}

const DATA_URL = /^data:([^;,]+);base64,(.*)$/s;

function partOf({ type, text, image_url: image }: Fields, leaveOut: (what: string) => void): Fields[] {
  if (type === 'text') return [{ type, text }];
  const { url } = Object(image);
  if (type === 'image_url' && typeof url === 'string') {
    const [, media_type, data] = DATA_URL.exec(url) ?? [];
    const source = data === undefined ? { type: 'url', url } : { type: 'base64', media_type, data };
    return [{ type: 'image', source }];
  }
  leaveOut(`content of the type ${String(type)}`);
  return [];
}

const CHOICES: Fields = { auto: 'auto', required: 'any', none: 'none' };

function toolsOf({ tools, tool_choice: choice, parallel_tool_calls: isParallel }: Fields): Fields {
  const offered = recordsOf(tools).flatMap(({ function: said }) => {
    if (!isRecord(said)) return [];
    const { name, description, parameters = { type: 'object' } } = said;
    return [given({ name, description, input_schema: parameters })];
  });
  if (offered.length === 0) return {};
  const { name } = Object(isRecord(choice) ? choice.function : undefined);
  const type = name === undefined ? CHOICES[String(choice ?? 'auto')] : 'tool';
  const isAlone = isParallel === false;
  const isSaid = isAlone || (choice !== undefined && choice !== 'auto');
  return {
    tools: offered,
    ...(isSaid && {
      tool_choice: given({ type, name, disable_parallel_tool_use: isAlone && type !== 'none' ? true : undefined }),
    }),
  };
}

function formatOf(format: unknown, leaveOut: (what: string) => void): Fields {
  if (!isRecord(format) || format.type === 'text') return {};
  const { schema } = Object(format.json_schema);
  if (isRecord(schema)) return { output_config: { format: { type: 'json_schema', schema } } };
  leaveOut(`response_format of the type ${String(format.type)}`);
  return {};
}
