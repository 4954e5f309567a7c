import type { LanguageModelMiddleware } from 'ai';
import type { ToolResult } from '../../tools/results.ts';
import type { ToolChoice } from '../../tools/tool-choice.ts';
import { type HandedOut, requireHandedOut } from '../handed-out.ts';
import { formatFor, requireToolFormat, type ToolDialect, type ToolFormat, type ToolOffers } from '../tool-format.ts';
import { instructionsOf, printTurn, writeResults } from '../tool-message.ts';
import { type ToolPart, ToolParts } from './tool-parts.ts';
import type {
  CallOptions,
  Content,
  FinishReason,
  GenerateResult,
  Message,
  ProviderMetadata,
  StreamPart,
} from './types.ts';

/** Options of the middleware. */
export interface ToolCallMiddlewareOptions {
  /**
   * Which calls are handed out.
   *
   * @defaultValue 'ok': those that are whole and without an error
   */
  readonly calls?: HandedOut;
}

/**
 * Makes a model that writes its tool calls as text usable like one with tools: the tool prompt goes into the system
 * message, earlier calls and results go back as text, and the model's text comes out as text, reasoning and tool calls,
 * in `generateText` and `streamText`.
 *
 * A call that was cut off or has an error is not handed out: it stays as text, and the finish reason is not `stop`.
 * Findings on the text are in `providerMetadata.peglot.findings`.
 *
 * @param dialect - how the model writes calls: a format, or a function that makes one for the tools and the tool
 *   choice of a request
 * @param options - which calls are handed out
 * @throws {TypeError} when `dialect` is not a format, or an option has an unknown value
 *
 * @example
 * const dialect = (tools, toolChoice) => toolCalls({ dialect: 'hermes', tools, toolChoice });
 * const model = wrapLanguageModel({ model: local('qwen3'), middleware: toolCallMiddleware(dialect) });
 * await generateText({ model, tools, prompt, stopWhen: stepCountIs(5) });
 */
export function toolCallMiddleware(
  dialect: ToolDialect,
  { calls = 'ok' }: ToolCallMiddlewareOptions = {},
): LanguageModelMiddleware {
  requireHandedOut(calls);
  if (typeof dialect !== 'function') requireToolFormat(dialect);
  /** The dialect of each request, keyed by the parameters that the SDK passes to the wrappers. */
  const formats = new WeakMap<object, ToolFormat>();
  return {
    specificationVersion: 'v3',
    async transformParams({ params }) {
      const plain = toPlainRequest(params, dialect);
      if (plain.format !== undefined) formats.set(plain.params, plain.format);
      return plain.params;
    },
    async wrapGenerate({ doGenerate, params }) {
      const result = await doGenerate();
      const format = formats.get(params);
      return format === undefined ? result : withToolCalls(result, new ToolParts(format, calls));
    },
    async wrapStream({ doStream, params }) {
      const result = await doStream();
      const format = formats.get(params);
      if (format === undefined) return result;
      return { ...result, stream: toolCallStream(result.stream, new ToolParts(format, calls)) };
    },
  };
}

function withToolCalls(result: GenerateResult, reader: ToolParts): GenerateResult {
  const content = new ContentList();
  for (const part of result.content) {
    if (part.type === 'text') content.addAll(reader.push(part.text));
    else content.items.push(part);
  }
  const { parts, finishReason, metadata } = reader.end(result.finishReason);
  content.addAll(parts);
  const providerMetadata = joined(result.providerMetadata, metadata);
  return { ...result, content: content.items, finishReason, ...providerMetadata };
}

/** Merges the parts of a stream into content. */
class ContentList {
  readonly items: Content[] = [];
  #open: { type: 'text' | 'reasoning'; text: string } | undefined;

  addAll(parts: readonly ToolPart[]): void {
    for (const part of parts) this.#add(part);
  }

  #add(part: ToolPart): void {
    switch (part.type) {
      case 'text-start':
      case 'reasoning-start':
        this.#open = { type: part.type === 'text-start' ? 'text' : 'reasoning', text: '' };
        this.items.push(this.#open);
        break;
      case 'text-delta':
      case 'reasoning-delta':
        if (this.#open !== undefined) this.#open.text += part.delta;
        break;
      case 'tool-call':
        this.items.push(part);
    }
  }
}

/**
 * The parts of a stream, with the calls taken out of its text. Piping through a `TransformStream` would take longer
 * than all the reading.
 */
function toolCallStream(source: ReadableStream<StreamPart>, reader: ToolParts): ReadableStream<StreamPart> {
  const given = source.getReader();
  let isFinished = false;
  const read = (part: StreamPart): readonly StreamPart[] => {
    switch (part.type) {
      case 'text-start':
      case 'text-end':
        return NOTHING;
      case 'text-delta':
        return reader.push(part.delta);
      case 'finish': {
        isFinished = true;
        const { parts, finishReason, metadata } = reader.end(part.finishReason);
        return [...parts, { ...part, finishReason, ...joined(part.providerMetadata, metadata) }];
      }
      default:
        return [part];
    }
  };
  // A provider's stream that breaks off has no finish part: what was read of it still comes out.
  const rest = (): readonly StreamPart[] => (isFinished ? NOTHING : reader.end(BROKEN_OFF).parts);
  return new ReadableStream<StreamPart>({
    // Loops until a part is queued: one call for each part would take as long as reading it. The queue is empty while
    // the source is awaited, so nothing is lost when that fails.
    async pull(controller) {
      while ((controller.desiredSize ?? 0) > 0) {
        const { done, value } = await given.read();
        for (const part of done ? rest() : read(value)) controller.enqueue(part);
        if (!done) continue;
        controller.close();
        return;
      }
    },
    cancel: (reason) => given.cancel(reason),
  });
}

const NOTHING: readonly StreamPart[] = [];
const BROKEN_OFF: FinishReason = { unified: 'error', raw: undefined };

function joined(
  before: ProviderMetadata | undefined,
  added: ProviderMetadata | undefined,
): { providerMetadata?: ProviderMetadata } {
  return before === undefined && added === undefined ? {} : { providerMetadata: { ...before, ...added } };
}

/**
 * A request for a model without tool support, and the dialect that reads its answer; no dialect when no tools are
 * offered.
 */
export interface PlainRequest {
  readonly params: CallOptions;
  readonly format: ToolFormat | undefined;
}

/** Rewrites a request as text: the tools, the earlier calls, and their results. */
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

/** Text and calls become one text in the dialect; other parts stay before it. */
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
