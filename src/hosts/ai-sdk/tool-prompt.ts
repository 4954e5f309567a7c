import type { ToolResult } from '../../tools/results.ts';
import type { ToolChoice } from '../../tools/tool-choice.ts';
import { formatFor, type ToolDialect, type ToolFormat, type ToolOffers } from '../tool-format.ts';
import { instructionsOf, writeResults } from '../tool-message.ts';
import { printTurn } from '../tool-turn.ts';
import type { CallOptions, Message } from './types.ts';

/** A request for a model that knows no tools, and the dialect that reads its answer; no dialect when no tools are offered. */
export interface PlainRequest {
  readonly params: CallOptions;
  readonly format: ToolFormat | undefined;
}

/** Says in text what a request says of tools: which there are, which calls were made, and what they gave. */
export function toPlainRequest(params: CallOptions, dialect: ToolDialect): PlainRequest {
  const { tools = [], toolChoice, ...others } = params;
  const offers = offersOf(tools);
  const choice = toChoice(toolChoice, offers);
  const format = formatFor(dialect, offers, choice);
  const prompt = params.prompt.map((message) => toPlainMessage(message, format));
  const kept = tools.filter((tool) => tool.type !== 'function');
  const rest: CallOptions = { ...others, prompt, ...(kept.length === 0 ? {} : { tools: kept }) };
  if (Object.keys(offers).length === 0 || toolChoice?.type === 'none') return { params: rest, format: undefined };
  return { params: { ...rest, prompt: withInstructions(prompt, instructionsOf(format, choice)) }, format };
}

function offersOf(tools: NonNullable<CallOptions['tools']>): ToolOffers {
  return Object.fromEntries(
    tools.flatMap((tool) => {
      if (tool.type !== 'function') return [];
      const { name, description, inputSchema } = tool;
      return [[name, { ...(description === undefined ? {} : { description }), parameters: Object(inputSchema) }]];
    }),
  );
}

function toChoice(choice: CallOptions['toolChoice'], offers: ToolOffers): ToolChoice {
  if (choice?.type === 'tool' && Object.hasOwn(offers, choice.toolName)) return { tool: choice.toolName };
  return choice?.type === 'required' ? 'required' : 'auto';
}

function withInstructions(prompt: readonly Message[], instructions: string): Message[] {
  const [first, ...others] = prompt;
  if (first?.role !== 'system') return [{ role: 'system', content: instructions }, ...prompt];
  return [{ ...first, content: `${first.content}\n\n${instructions}` }, ...others];
}

function toPlainMessage(message: Message, format: ToolFormat): Message {
  if (message.role === 'assistant') return { ...message, content: toPlainContent(message.content, format) };
  if (message.role !== 'tool') return message;
  const results = message.content.flatMap((part) => (part.type === 'tool-result' ? [resultOf(part)] : []));
  const { content: _, ...others } = message;
  return { ...others, role: 'user', content: [{ type: 'text', text: writeResults(format, results) }] };
}

type AssistantContent = Extract<Message, { role: 'assistant' }>['content'];

/** Text and calls become one text in the dialect; other parts stay in front of it. */
function toPlainContent(content: AssistantContent, format: ToolFormat): AssistantContent {
  const calls = content.flatMap((part) =>
    part.type === 'tool-call' && part.providerExecuted !== true
      ? [{ id: part.toolCallId, name: part.toolName, arguments: recordOf(part.input), complete: true, raw: '' }]
      : [],
  );
  if (calls.length === 0) return content;
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const others = content.filter(
    (part) => part.type !== 'text' && (part.type !== 'tool-call' || part.providerExecuted === true),
  );
  return [...others, { type: 'text', text: printTurn(format, text, calls) }];
}

function recordOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
}

type ResultPart = Extract<Extract<Message, { role: 'tool' }>['content'][number], { type: 'tool-result' }>;

function resultOf({ toolCallId, toolName, output }: ResultPart): ToolResult {
  const about = { id: toolCallId, name: toolName };
  switch (output.type) {
    case 'error-text':
    case 'error-json':
      return { ...about, error: output.value };
    case 'execution-denied':
      return { ...about, error: output.reason ?? 'the user did not allow this call' };
    case 'content':
      return { ...about, result: output.value.map((part) => (part.type === 'text' ? part.text : part)) };
    default:
      return { ...about, result: output.value };
  }
}
