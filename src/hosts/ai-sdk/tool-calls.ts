import type { LanguageModelMiddleware } from 'ai';
import { requireToolFormat, type ToolDialect, type ToolFormat } from '../tool-format.ts';
import { type ToolPart, ToolParts } from './tool-parts.ts';
import { toPlainRequest } from './tool-prompt.ts';
import type { Content, GenerateResult, ProviderMetadata, StreamPart } from './types.ts';

/**
 * Lets a model that writes its tool calls as text be used like one that has tools: the prompt for the tools goes into the
 * system's message, calls and results of earlier steps go back as text, and what the model writes comes out as text,
 * reasoning and tool calls, in `generateText` and `streamText`.
 *
 * A call that was cut off is never made: what is there of it comes as text, and the finish reason is not `stop`. Findings
 * on the text are in `providerMetadata.peglot.findings`.
 *
 * @param dialect - how the model writes calls: a format, or a function that makes one for the tools of a request
 *
 * @example
 * const dialect = (tools) => toolCalls({ dialect: 'hermes', tools });
 * const model = wrapLanguageModel({ model: local('qwen3'), middleware: toolCallMiddleware(dialect) });
 * await generateText({ model, tools, prompt, stopWhen: stepCountIs(5) });
 */
export function toolCallMiddleware(dialect: ToolDialect): LanguageModelMiddleware {
  if (typeof dialect !== 'function') requireToolFormat(dialect);
  /** The dialect of each request, by the parameters that the SDK hands back to the wrappers. */
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
      return format === undefined ? result : withToolCalls(result, new ToolParts(format));
    },
    async wrapStream({ doStream, params }) {
      const result = await doStream();
      const format = formats.get(params);
      if (format === undefined) return result;
      return { ...result, stream: result.stream.pipeThrough(toolCallStream(new ToolParts(format))) };
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

/** Puts parts of a stream together. */
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

function toolCallStream(reader: ToolParts): TransformStream<StreamPart, StreamPart> {
  let ended = false;
  return new TransformStream<StreamPart, StreamPart>({
    transform(part, controller) {
      switch (part.type) {
        case 'text-start':
        case 'text-end':
          break;
        case 'text-delta':
          for (const made of reader.push(part.delta)) controller.enqueue(made);
          break;
        case 'finish': {
          ended = true;
          const { parts, finishReason, metadata } = reader.end(part.finishReason);
          for (const made of parts) controller.enqueue(made);
          controller.enqueue({ ...part, finishReason, ...joined(part.providerMetadata, metadata) });
          break;
        }
        default:
          controller.enqueue(part);
      }
    },
    flush(controller) {
      // A provider's stream that breaks off has no finish: what was read of it still comes out.
      if (!ended) for (const made of reader.end({ unified: 'error', raw: undefined }).parts) controller.enqueue(made);
    },
  });
}

function joined(
  before: ProviderMetadata | undefined,
  added: ProviderMetadata | undefined,
): { providerMetadata?: ProviderMetadata } {
  return before === undefined && added === undefined ? {} : { providerMetadata: { ...before, ...added } };
}
