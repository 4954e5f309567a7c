import { isRecord } from '../../../../core/record.ts';
import { written } from '../../../../hosts/openai/json-text.ts';
import type { Fields } from '../api.ts';
import { given, recordsOf } from '../parts.ts';

/** What options are called in chat completions; the others are about how Ollama runs the model. */
const OPTIONS: Readonly<Record<string, string>> = {
  temperature: 'temperature',
  top_p: 'top_p',
  top_k: 'top_k',
  min_p: 'min_p',
  seed: 'seed',
  stop: 'stop',
  num_predict: 'max_tokens',
  presence_penalty: 'presence_penalty',
  frequency_penalty: 'frequency_penalty',
};

/** A request of Ollama's API as one for a chat completion. */
export function toCompletion(
  { model, tools, stream, format, options }: Fields,
  messages: readonly Fields[],
  leaveOut: (what: string) => void,
): Fields {
  const set = Object.entries(isRecord(options) ? options : {}).flatMap(([name, value]): [string, unknown][] => {
    const known = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    if (known === undefined) leaveOut(`the option ${name}`);
    return known === undefined ? [] : [[known, value]];
  });
  return {
    model,
    messages: withIds(messages),
    ...given({ tools, response_format: formatOf(format) }),
    ...Object.fromEntries(set),
    ...(stream !== false && { stream: true, stream_options: { include_usage: true } }),
  };
}

function formatOf(format: unknown): unknown {
  if (format === 'json') return { type: 'json_object' };
  return isRecord(format) ? { type: 'json_schema', json_schema: { name: 'answer', schema: format } } : undefined;
}

/** Results say whose they are by the name of the tool, if at all: each belongs to the first call that has none yet. */
function withIds(messages: readonly Fields[]): Fields[] {
  let open: { id: unknown; name: unknown }[] = [];
  let count = 0;
  return messages.map(({ tool_calls: calls, tool_name: name, images, thinking, content, ...message }) => {
    if (message.role === 'tool') {
      const of = open.find((call) => call.name === name) ?? open[0];
      open = open.filter((call) => call !== of);
      return { tool_call_id: of?.id ?? '', ...message, content };
    }
    const made = recordsOf(calls).map(({ id, function: said }) => {
      const { name: called, arguments: values } = Object(said);
      const json = typeof values === 'string' ? values : written(values ?? {});
      return {
        id: typeof id === 'string' && id !== '' ? id : `call${String(count++).padStart(5, '0')}`,
        type: 'function',
        function: { name: called, arguments: json },
      };
    });
    if (made.length > 0) open = made.map((call) => ({ id: call.id, name: call.function.name }));
    return {
      ...message,
      content: withImages(content, images),
      ...given({ reasoning_content: thinking }),
      ...(made.length > 0 && { tool_calls: made }),
    };
  });
}

function withImages(content: unknown, images: unknown): unknown {
  if (!Array.isArray(images) || images.length === 0) return content;
  const shown = images.map((data) => ({ type: 'image_url', image_url: { url: `data:image/png;base64,${data}` } }));
  return [{ type: 'text', text: content }, ...shown];
}
