import { isRecord } from '../../../../core/record.ts';
import { jsonIn, written } from '../../../../hosts/openai/json-text.ts';
import type { ServerEvent, Wire } from '../../../../hosts/openai/stream.ts';
import type { Api, Fields } from '../api.ts';
import { given, recordsOf } from '../parts.ts';
import { LineWriter } from './writer.ts';

const shared = {
  streamType: 'application/x-ndjson',
  streams: ({ stream }: Fields) => stream !== false,
  errorBody: (_: number, code: string, message: string) => ({ error: `${message} (${code})` }),
  isAssumed: true,
} as const;

/** Ollama's chat API. */
export const ollamaChat: Api = {
  ...shared,
  path: '/api/chat',
  toCompletion: (request, leaveOut) => toCompletion(request, recordsOf(request.messages), leaveOut),
  writer: (request) =>
    new LineWriter(request, (message) => ({ message: { role: 'assistant', content: '', ...message } })),
  server: {
    wire: () => wire,
    completionOf,
    withMessages: ({ tools: _, ...request }, { messages }) => ({ ...request, messages }),
    goOn: (request, more) => ({ ...request, messages: [...recordsOf(request.messages), ...more] }),
  },
};

/** Ollama's completion API. */
export const ollamaGenerate: Api = {
  ...shared,
  path: '/api/generate',
  toCompletion: (request, leaveOut) => toCompletion(request, conversationOf(request), leaveOut),
  writer: (request) => new LineWriter(request, ({ content = '', ...message }) => ({ response: content, ...message })),
  server: { wire: () => wire, completionOf, withMessages: withPrompt, goOn: () => undefined },
};

function conversationOf({ system, prompt, images }: Fields): Fields[] {
  const told = typeof system === 'string' && system !== '' ? [{ role: 'system', content: system }] : [];
  return [...told, { role: 'user', content: prompt, images }];
}

function withPrompt({ tools: _, ...request }: Fields, { messages }: Fields): Fields {
  const system = recordsOf(messages).find(({ role }) => role === 'system');
  return isRecord(system) ? { ...request, system: system.content } : request;
}

/** The names of options in chat completions; the others configure how Ollama runs the model. */
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

/** Results name their tool at most: each belongs to the first call without a result. */
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

/** Ollama's streaming protocol: a JSON object on each line. */
export const wire: Wire = {
  splitter: () => new LineSplitter(),
  chunkOf: (line) => {
    const answer = jsonIn(line);
    return isRecord(answer) ? { ...chunkOf(answer) } : undefined;
  },
};

/** A whole answer as a chat completion. */
export function completionOf(answer: Fields): Fields {
  const { choices, ...head } = chunkOf(answer);
  const [{ delta = {}, ...choice } = {}] = choices ?? [];
  return { ...head, choices: [{ ...choice, message: delta }] };
}

function chunkOf(answer: Fields): Fields & { choices?: Fields[] } {
  const { message, response, thinking, tool_calls, done, done_reason, error, ...head } = answer;
  if (error !== undefined) return { error: isRecord(error) ? error : { message: String(error) } };
  const said = isRecord(message) ? message : { content: response, thinking, tool_calls };
  const delta = {
    role: 'assistant',
    content: said.content,
    reasoning_content: said.thinking,
    tool_calls: said.tool_calls,
  };
  const reason = typeof done_reason === 'string' ? done_reason : 'stop';
  return {
    ...head,
    choices: [{ index: 0, delta, finish_reason: done === true ? reason : null }],
    usage: { prompt_tokens: answer.prompt_eval_count, completion_tokens: answer.eval_count },
  };
}

class LineSplitter {
  #line = '';

  get waiting(): number {
    return this.#line.length;
  }

  push(text: string): ServerEvent[] {
    const [first = '', ...others] = text.split('\n');
    this.#line += first;
    const lines: string[] = [];
    for (const other of others) {
      lines.push(this.#line);
      this.#line = other;
    }
    return lines.map((line) => ({ raw: `${line}\n`, data: line.trim() === '' ? undefined : line }));
  }

  end(): ServerEvent {
    const line = this.#line;
    this.#line = '';
    return { raw: line, data: line.trim() === '' ? undefined : line };
  }
}
