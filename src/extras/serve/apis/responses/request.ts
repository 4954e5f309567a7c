import { isRecord } from '../../../../core/record.ts';
import { jsonIn, written } from '../../../../hosts/openai/json-text.ts';
import type { Fields } from '../api.ts';
import { callOf, given, recordsOf, textOf } from '../parts.ts';

/** A request of OpenAI's Responses API as one for a chat completion. */
export function toCompletion(request: Fields, leaveOut: (what: string) => void): Fields {
  const { model, instructions, input, stream, temperature, top_p, max_output_tokens, reasoning } = request;
  const items = typeof input === 'string' ? [{ role: 'user', content: input }] : recordsOf(input);
  const told = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
  for (const name of ['previous_response_id', 'conversation'])
    if (request[name] !== undefined && request[name] !== null) leaveOut(name);
  return {
    model,
    messages: [...told, ...messagesOf(items, leaveOut)],
    ...given({ temperature, top_p, max_tokens: max_output_tokens, reasoning_effort: Object(reasoning).effort }),
    ...(stream === true && { stream, stream_options: { include_usage: true } }),
    ...toolsOf(request, leaveOut),
    ...formatOf(Object(request.text).format),
  };
}

/** The names of tools that take a text. They are offered as functions with one argument. */
export function customTools({ tools }: Fields): ReadonlySet<unknown> {
  return new Set(
    recordsOf(tools)
      .filter(({ type }) => type === 'custom')
      .map(({ name }) => name),
  );
}

/** The text in a call of such a tool; undefined when its arguments are incomplete. */
export function customInput(argumentsJson: string): string | undefined {
  const read = jsonIn(argumentsJson);
  if (!isRecord(read)) return undefined;
  return typeof read.input === 'string' ? read.input : argumentsJson;
}

const TEXT_ARGUMENT = {
  type: 'object',
  properties: { input: { type: 'string' } },
  required: ['input'],
  additionalProperties: false,
};

function toolsOf(
  { tools, tool_choice: choice, parallel_tool_calls: isParallel }: Fields,
  leaveOut: (what: string) => void,
): Fields {
  const offered = recordsOf(tools).flatMap((tool): Fields[] => {
    const { type, name, description, parameters, format } = tool;
    if (type === 'function') return [{ type, function: given({ name, description, parameters }) }];
    if (type !== 'custom') {
      leaveOut(`tools of the type ${String(type)}`);
      return [];
    }
    const { syntax, definition } = Object(format);
    const rules = typeof definition === 'string' ? `Its input is in this grammar (${syntax}):\n${definition}` : '';
    const about = [description, rules].filter(Boolean).join('\n\n');
    return [{ type: 'function', function: { name, description: about, parameters: TEXT_ARGUMENT } }];
  });
  if (offered.length === 0) return {};
  const named = isRecord(choice) && typeof choice.name === 'string';
  return {
    tools: offered,
    ...given({
      tool_choice: named ? { type: 'function', function: { name: choice.name } } : stringOf(choice),
      parallel_tool_calls: typeof isParallel === 'boolean' ? isParallel : undefined,
    }),
  };
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function formatOf(format: unknown): Fields {
  if (!isRecord(format) || format.type === 'text') return {};
  const { type, ...about } = format;
  return { response_format: type === 'json_schema' ? { type, json_schema: about } : { type } };
}

/** An answer of the model is one message, while its thoughts, its text and its calls are consecutive items. */
function messagesOf(items: readonly Fields[], leaveOut: (what: string) => void): Fields[] {
  const messages: Fields[] = [];
  let answer: Answer | undefined;
  const tell = (): void => {
    if (answer !== undefined) messages.push(messageOf(answer));
    answer = undefined;
  };
  for (const item of items) {
    const { type = 'message', role } = item;
    const isResult = type === 'function_call_output' || type === 'custom_tool_call_output';
    if (isResult || (type === 'message' && role !== 'assistant')) {
      tell();
      messages.push(...(isResult ? resultOf(item, leaveOut) : [{ role, content: contentOf(item.content, leaveOut) }]));
    } else {
      // A thought or a text after a call begins the next answer.
      if (answer !== undefined && answer.calls.length > 0 && !isCall(type)) tell();
      answer ??= { text: '', thought: '', calls: [] };
      addTo(answer, item, leaveOut);
    }
  }
  tell();
  return messages;
}

interface Answer {
  text: string;
  thought: string;
  readonly calls: Fields[];
}

function isCall(type: unknown): boolean {
  return type === 'function_call' || type === 'custom_tool_call';
}

function addTo(answer: Answer, item: Fields, leaveOut: (what: string) => void): void {
  const { type = 'message', name, call_id: id } = item;
  if (type === 'message') answer.text += textOf(item.content);
  else if (type === 'reasoning') answer.thought += textOf(item.content) || textOf(item.summary);
  else if (isCall(type)) {
    const json = type === 'function_call' ? item.arguments : written({ input: item.input });
    answer.calls.push(callOf(id, name, json));
  } else leaveOut(`items of the type ${String(type)}`);
}

function messageOf({ text, thought, calls }: Answer): Fields {
  return {
    role: 'assistant',
    content: text,
    ...(thought !== '' && { reasoning_content: thought }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
}

function resultOf({ call_id: id, output }: Fields, leaveOut: (what: string) => void): Fields[] {
  const content = contentOf(output, leaveOut);
  if (typeof content === 'string') return [{ role: 'tool', tool_call_id: id, content }];
  // A tool message is text only, so images follow it.
  const parts = recordsOf(content);
  return [
    { role: 'tool', tool_call_id: id, content: textOf(parts) },
    { role: 'user', content: parts.filter(({ type }) => type !== 'text') },
  ];
}

/** If there are only texts, they are joined: some templates accept no parts. */
function contentOf(content: unknown, leaveOut: (what: string) => void): unknown {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : written(content ?? '');
  const parts = recordsOf(content).flatMap((part): Fields[] => {
    const { type, text, image_url: url, detail } = part;
    if (typeof text === 'string') return [{ type: 'text', text }];
    if (type === 'input_image' && typeof url === 'string')
      return [{ type: 'image_url', image_url: given({ url, detail }) }];
    leaveOut(`content of the type ${String(type)}`);
    return [];
  });
  return parts.every(({ type }) => type === 'text') ? textOf(parts) : parts;
}
