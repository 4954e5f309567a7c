import { isRecord } from '../../core/record.ts';
import type { ExportNotation } from '../../export/calls/index.ts';
import type { ToolResult } from '../../tools/results.ts';
import type { ToolChoice } from '../../tools/tool-choice.ts';
import type { ToolCall, ToolFormat, ToolOffer, ToolOffers } from '../tool-format.ts';
import { instructionsOf, printTurn, writeResults } from '../tool-message.ts';
import { jsonIn } from './json-text.ts';

export type CompletionRequest = Readonly<Record<string, unknown>>;

/** The request in a text; undefined when there is none. */
export function requestIn(text: string): CompletionRequest | undefined {
  const body = jsonIn(text);
  return isRecord(body) ? body : undefined;
}

export function choiceOf({ tool_choice: choice }: CompletionRequest, offers: ToolOffers): ToolChoice {
  const named = isRecord(choice) && isRecord(choice.function) ? choice.function.name : undefined;
  if (typeof named === 'string' && Object.hasOwn(offers, named)) return { tool: named };
  return choice === 'required' ? 'required' : 'auto';
}

/** The maximum number of calls in an answer. */
export function mostCallsOf({ tool_choice: choice, parallel_tool_calls: isParallel }: CompletionRequest): number {
  if (choice === 'none') return 0;
  return isParallel === false ? 1 : Number.POSITIVE_INFINITY;
}

/** The tools that a request offers, by name; undefined when it offers none. */
export function offersOf({ tools }: CompletionRequest): ToolOffers | undefined {
  if (!Array.isArray(tools)) return undefined;
  const offers = tools.flatMap((tool: unknown): [string, ToolOffer][] => {
    const about = isRecord(tool) ? tool.function : undefined;
    if (!isRecord(about) || typeof about.name !== 'string') return [];
    const { name, description, parameters } = about;
    return [[name, { ...(typeof description === 'string' ? { description } : {}), parameters: Object(parameters) }]];
  });
  return offers.length === 0 ? undefined : Object.fromEntries(offers);
}

type Message = Readonly<Record<string, unknown>>;

/**
 * A request for a server without tool support: the dialect's prompt is in the system message, and earlier calls and
 * results are text.
 *
 * @param choice - the tool choice; undefined if the answer may not call tools
 */
export function toPlainRequest(
  request: CompletionRequest,
  format: ToolFormat,
  choice: ToolChoice | undefined,
): CompletionRequest {
  const { tools: _tools, tool_choice: _choice, parallel_tool_calls: _parallel, messages, ...others } = request;
  const list: Message[] = Array.isArray(messages) ? messages.filter(isRecord) : [];
  const plain = toPlainMessages(list, format);
  if (choice === undefined) return { ...others, messages: plain };
  return { ...others, messages: withInstructions(plain, instructionsOf(format, choice)) };
}

function withInstructions(messages: readonly Message[], instructions: string): Message[] {
  const [first, ...others] = messages;
  if (first?.role !== 'system' && first?.role !== 'developer')
    return [{ role: 'system', content: instructions }, ...messages];
  return [{ ...first, content: [textOf(first.content), instructions].filter(Boolean).join('\n\n') }, ...others];
}

/** Consecutive results become one message. */
function toPlainMessages(messages: readonly Message[], format: ToolFormat): Message[] {
  const names = new Map<string, string>();
  const plain: Message[] = [];
  let results: ToolResult[] = [];
  const tell = (): void => {
    if (results.length > 0) plain.push({ role: 'user', content: writeResults(format, results) });
    results = [];
  };
  for (const message of messages) {
    if (message.role === 'tool') {
      const id = String(message.tool_call_id);
      results.push({ id, name: names.get(id) ?? '', result: jsonOrText(textOf(message.content)) });
      continue;
    }
    tell();
    const calls = callsOf(message);
    for (const { id = '', name } of calls) names.set(id, name);
    plain.push(calls.length === 0 ? message : toPlainMessage(message, calls, format));
  }
  tell();
  return plain;
}

function toPlainMessage(message: Message, calls: readonly ToolCall[], format: ToolFormat): Message {
  const { tool_calls: _, content, ...others } = message;
  return { ...others, content: printTurn(format, textOf(content), calls) };
}

function callsOf({ role, tool_calls: calls }: Message): ToolCall[] {
  if (role !== 'assistant' || !Array.isArray(calls)) return [];
  return calls.flatMap((call: unknown) => {
    const said = isRecord(call) ? call.function : undefined;
    if (!isRecord(call) || !isRecord(said) || typeof said.name !== 'string') return [];
    const given = jsonOrText(textOf(said.arguments));
    return [{ id: String(call.id), name: said.name, arguments: given === '' ? {} : given, complete: true, raw: '' }];
  });
}

/** The text of a message, also when it is a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The servers that accept a grammar in a request. */
export type GrammarServer = 'llama.cpp' | 'vllm';

/** The field of a request that constrains its answer to the calls of a dialect; `write` writes the grammar. */
export function heldTo(write: (notation: ExportNotation) => string, server: GrammarServer): object {
  if (server === 'llama.cpp') return { grammar: write('gbnf') };
  return { structured_outputs: { structural_tag: write('structural-tag') } };
}
