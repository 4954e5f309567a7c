import { isRecord } from '../../../../core/record.ts';
import { written } from '../../../../hosts/openai/json-text.ts';
import type { Fields } from '../api.ts';
import { callOf, given, recordsOf, textOf } from '../parts.ts';

/** A request of Anthropic's Messages API as one for a chat completion. */
export function toCompletion(request: Fields, leaveOut: (what: string) => void): Fields {
  const { model, system, max_tokens, stop_sequences, temperature, top_p, top_k, stream, tool_choice: choice } = request;
  const messages = recordsOf(request.messages).flatMap((message) => messagesOf(message, leaveOut));
  const told = textsOf(system);
  return {
    model,
    messages: told === '' ? messages : [{ role: 'system', content: told }, ...messages],
    ...given({ max_tokens, stop: stop_sequences, temperature, top_p, top_k }),
    ...(stream === true && { stream, stream_options: { include_usage: true } }),
    ...toolsOf(request.tools, leaveOut),
    ...choiceOf(isRecord(choice) ? choice : {}),
    ...formatOf(request),
  };
}

function toolsOf(tools: unknown, leaveOut: (what: string) => void): Fields {
  const offered = recordsOf(tools).flatMap(({ type = 'custom', name, description, input_schema: parameters }) => {
    if (type === 'custom') return [{ type: 'function', function: given({ name, description, parameters }) }];
    leaveOut(`tools of the type ${String(type)}`);
    return [];
  });
  return offered.length === 0 ? {} : { tools: offered };
}

const CHOICES: Fields = { auto: 'auto', any: 'required', none: 'none' };

function choiceOf({ type, name, disable_parallel_tool_use: alone }: Fields): Fields {
  const choice = type === 'tool' ? { type: 'function', function: { name } } : CHOICES[String(type)];
  return given({ tool_choice: choice, parallel_tool_calls: alone === true ? false : undefined });
}

function formatOf({ output_config: config, output_format: older }: Fields): Fields {
  const format = Object(config).format ?? older;
  if (!isRecord(format) || format.type !== 'json_schema') return {};
  return {
    response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: format.schema, strict: true } },
  };
}

/** Separate texts stay separate. */
function textsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return recordsOf(content)
    .map(({ text }) => text)
    .filter((text) => typeof text === 'string')
    .join('\n\n');
}

function messagesOf({ role, content }: Fields, leaveOut: (what: string) => void): Fields[] {
  if (typeof content === 'string') return [{ role, content }];
  const blocks = recordsOf(content);
  if (role === 'assistant') return [answerOf(blocks)];
  const results = blocks.filter(({ type }) => type === 'tool_result').flatMap((block) => resultOf(block, leaveOut));
  const parts = [
    ...results.flatMap(({ images }) => images),
    ...blocks.filter(({ type }) => type !== 'tool_result').flatMap((block) => partOf(block, leaveOut)),
  ];
  const told = results.map(({ message }) => message);
  return parts.length === 0 ? told : [...told, { role, content: contentOf(parts) }];
}

/** If there are only texts, they are joined: some templates accept no parts. */
function contentOf(parts: readonly Fields[]): unknown {
  return parts.every(({ type }) => type === 'text') ? parts.map(({ text }) => text).join('\n\n') : parts;
}

function answerOf(blocks: readonly Fields[]): Fields {
  const textIn = (kind: string, field: string): string =>
    blocks
      .filter(({ type }) => type === kind)
      .map((block) => String(block[field] ?? ''))
      .join('');
  const thought = textIn('thinking', 'thinking');
  const calls = blocks
    .filter(({ type }) => type === 'tool_use')
    .map(({ id, name, input }) => callOf(id, name, written(input ?? {})));
  return {
    role: 'assistant',
    content: textIn('text', 'text'),
    ...(thought !== '' && { reasoning_content: thought }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
}

/** A tool's result: a tool message is text only, so images follow it. */
function resultOf(
  { tool_use_id: id, content, is_error: failed }: Fields,
  leaveOut: (what: string) => void,
): { message: Fields; images: Fields[] }[] {
  const parts = recordsOf(content).flatMap((block) => partOf(block, leaveOut));
  const text = typeof content === 'string' ? content : textOf(parts);
  return [
    {
      message: { role: 'tool', tool_call_id: id, content: failed === true ? `Error: ${text}` : text },
      images: parts.filter(({ type }) => type !== 'text'),
    },
  ];
}

function partOf(block: Fields, leaveOut: (what: string) => void): Fields[] {
  const { type, text, source, title } = block;
  if (type === 'text') return [{ type, text }];
  const { type: kind, media_type: media, data, url } = Object(source);
  if (type === 'image' && kind === 'base64')
    return [{ type: 'image_url', image_url: { url: `data:${media};base64,${data}` } }];
  if (type === 'image' && kind === 'url') return [{ type: 'image_url', image_url: { url } }];
  if (type === 'document' && kind === 'text') return [{ type: 'text', text: [title, data].filter(Boolean).join('\n') }];
  leaveOut(`content of the type ${String(type)}`);
  return [];
}
