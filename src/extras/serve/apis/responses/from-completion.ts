import { isRecord } from '../../../../core/record.ts';
import type { Fields } from '../api.ts';
import { given, leftOver, recordsOf, textOf } from '../parts.ts';

/** The fields of a request that are converted. */
const TOLD = [
  ...['model', 'messages', 'stream', 'stream_options', 'temperature', 'top_p', 'user', 'store', 'metadata'],
  ...['max_tokens', 'max_completion_tokens', 'tools', 'tool_choice', 'parallel_tool_calls'],
  ...['response_format', 'reasoning_effort'],
];

/** A request for a chat completion as one of OpenAI's Responses API. */
export function fromCompletion(request: Fields, leaveOut: (what: string) => void): Fields {
  const { model, stream, temperature, top_p, user, metadata, reasoning_effort: effort } = request;
  for (const name of leftOver(request, TOLD)) leaveOut(name);
  return {
    model,
    input: itemsOf(request.messages, leaveOut),
    store: request.store ?? false,
    ...given({ stream, temperature, top_p, user, metadata }),
    ...given({ max_output_tokens: request.max_tokens ?? request.max_completion_tokens }),
    ...(effort !== undefined && { reasoning: { effort } }),
    ...toolsOf(request),
    ...formatOf(request.response_format),
  };
}

/** The items of a conversation. Thoughts are left out: only the server that wrote one can sign it. */
export function itemsOf(messages: unknown, leaveOut: (what: string) => void): Fields[] {
  return recordsOf(messages).flatMap((message): Fields[] => {
    const { role, content, tool_calls: calls, tool_call_id: id } = message;
    if (role === 'tool') return [{ type: 'function_call_output', call_id: id, output: textOf(content) }];
    if (role !== 'assistant') return [{ role, content: contentOf(content, leaveOut) }];
    const text = textOf(content);
    const made = recordsOf(calls).map(({ id: call_id, function: said }) => {
      const { name, arguments: json } = Object(said);
      return { type: 'function_call', call_id, name, arguments: json };
    });
    return [...(text === '' ? [] : [{ role, content: text }]), ...made];
  });
}

function contentOf(content: unknown, leaveOut: (what: string) => void): unknown {
  if (!Array.isArray(content)) return textOf(content);
  return recordsOf(content).flatMap(({ type, text, image_url: image }): Fields[] => {
    const { url, detail } = Object(image);
    if (type === 'text') return [{ type: 'input_text', text }];
    if (type === 'image_url') return [{ type: 'input_image', ...given({ image_url: url, detail }) }];
    leaveOut(`content of the type ${String(type)}`);
    return [];
  });
}

function toolsOf({ tools, tool_choice: choice, parallel_tool_calls }: Fields): Fields {
  const offered = recordsOf(tools).flatMap(({ function: said }): Fields[] => {
    if (!isRecord(said)) return [];
    const { name, description, parameters, strict = false } = said;
    return [{ type: 'function', ...given({ name, description, parameters, strict }) }];
  });
  if (offered.length === 0) return {};
  const { name } = Object(isRecord(choice) ? choice.function : undefined);
  const tool_choice = name === undefined ? choice : { type: 'function', name };
  return { tools: offered, ...given({ tool_choice, parallel_tool_calls }) };
}

function formatOf(format: unknown): Fields {
  if (!isRecord(format)) return {};
  const { type, json_schema: about } = format;
  return { text: { format: type === 'json_schema' ? { type, ...Object(about) } : { type } } };
}
