import { AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import { BaseTransformOutputParser } from '@langchain/core/output_parsers';
import type { ChatGeneration, Generation } from '@langchain/core/outputs';
import type { Ending } from '../../core/stream.ts';
import { CallIds } from '../call-ids.ts';
import { type HandedOut, requireHandedOut } from '../handed-out.ts';
import { requireToolFormat, type ToolFormat } from '../tool-format.ts';
import { notJson, type ToolPiece, ToolReader } from '../tool-reader.ts';
import { isStoppedEarly } from './parser.ts';

/** Options of the parser. */
export interface ToolCallParserOptions {
  /**
   * Which calls are handed out, in `tool_calls`.
   *
   * @defaultValue 'ok': those that are whole and without an error
   */
  readonly calls?: HandedOut;
}

/**
 * Turns a model's text into a message with `tool_calls`, like that of a model with native tools: text stays `content`,
 * reasoning goes to `additional_kwargs.reasoning_content`. In a stream the calls grow as `tool_call_chunks`.
 *
 * A call that was cut off or has an error is in `invalid_tool_calls`, never in `tool_calls`; `calls` decides which are.
 *
 * @example
 * const dialect = toolCalls({ dialect: 'hermes', tools });
 * const agent = prompt.pipe(model).pipe(new ToolCallOutputParser(dialect));
 * const { tool_calls } = await agent.invoke({ instructions: dialect.prompt(), task });
 */
export class ToolCallOutputParser extends BaseTransformOutputParser<AIMessageChunk> {
  override lc_namespace: string[] = ['peglot', 'langchain'];
  readonly #format: ToolFormat;
  readonly #calls: HandedOut;

  /** @throws {TypeError} when `format` is not a format, or an option has an unknown value */
  constructor(format: ToolFormat, { calls = 'ok' }: ToolCallParserOptions = {}) {
    super();
    requireToolFormat(format);
    requireHandedOut(calls);
    this.#format = format;
    this.#calls = calls;
  }

  static override lc_name(): string {
    return 'ToolCallOutputParser';
  }

  override async parse(text: string): Promise<AIMessageChunk> {
    return this.#whole(text, undefined);
  }

  override async parseResult(generations: Generation[] | ChatGeneration[]): Promise<AIMessageChunk> {
    const [first] = generations;
    return this.#whole(first?.text ?? '', first !== undefined && 'message' in first ? first.message : undefined);
  }

  override async *_transform(input: AsyncGenerator<string | BaseMessage>): AsyncGenerator<AIMessageChunk> {
    const reader = new ToolReader(this.#format, this.#calls);
    const calls = new CallChunks();
    let ending: Ending = {};
    for await (const chunk of input) {
      const pieces = reader.push(typeof chunk === 'string' ? chunk : chunk.text);
      const source = typeof chunk === 'string' ? undefined : chunk;
      if (source !== undefined) ending = { finished: ending.finished !== false && !isStoppedEarly(source) };
      if (pieces.length > 0 || source !== undefined) yield calls.message(pieces, source);
    }
    const { pieces } = reader.end(ending);
    if (pieces.length > 0) yield calls.message(pieces, undefined);
  }

  override getFormatInstructions(): string {
    return this.#format.prompt();
  }

  #whole(text: string, source: BaseMessage | undefined): AIMessageChunk {
    const reader = new ToolReader(this.#format, this.#calls);
    const pieces = reader.push(text);
    return new CallChunks().message([...pieces, ...reader.end(endingOf(source)).pieces], source);
  }
}

/** How the text ended, according to the model's message. */
function endingOf(message: BaseMessage | undefined): Ending {
  return message === undefined ? {} : { finished: !isStoppedEarly(message) };
}

type CallChunk = NonNullable<AIMessageChunk['tool_call_chunks']>[number];

/** Writes pieces as message chunks. */
class CallChunks {
  readonly #ids = new CallIds();

  /** @param source - the model's own message, whose metadata is kept */
  message(pieces: readonly ToolPiece[], source: BaseMessage | undefined): AIMessageChunk {
    const textOf = (type: 'text' | 'reasoning'): string =>
      pieces.map((piece) => (piece.type === type ? piece.text : '')).join('');
    const reasoning = textOf('reasoning');
    return new AIMessageChunk({
      content: textOf('text'),
      tool_call_chunks: joined(pieces.flatMap((piece) => this.#chunkOf(piece))),
      additional_kwargs: {
        ...source?.additional_kwargs,
        ...(reasoning === '' ? {} : { reasoning_content: reasoning }),
      },
      response_metadata: { ...source?.response_metadata },
      ...(source?.id === undefined ? {} : { id: source.id }),
      ...(AIMessageChunk.isInstance(source) && source.usage_metadata !== undefined
        ? { usage_metadata: source.usage_metadata }
        : {}),
    });
  }

  #chunkOf(piece: ToolPiece): CallChunk[] {
    switch (piece.type) {
      case 'call': {
        const { at, name } = piece;
        return [{ type: 'tool_call_chunk', index: at, id: this.#ids.add(at, piece.id), name, args: '' }];
      }
      case 'input':
        return [{ type: 'tool_call_chunk', index: piece.at, args: piece.text }];
      case 'call-end':
        return piece.handedOut && piece.whole
          ? []
          : [{ type: 'tool_call_chunk', index: piece.at, args: notJson(piece.call) }];
      default:
        return [];
    }
  }
}

/** Merges chunks of the same call: LangChain merges them by number only between messages. */
function joined(chunks: readonly CallChunk[]): CallChunk[] {
  const byCall = new Map<number | undefined, CallChunk>();
  for (const chunk of chunks) {
    const before = byCall.get(chunk.index);
    byCall.set(
      chunk.index,
      before === undefined ? chunk : { ...before, args: (before.args ?? '') + (chunk.args ?? '') },
    );
  }
  return [...byCall.values()];
}
