import { BaseMessage } from '@langchain/core/messages';
import { BaseTransformOutputParser, OutputParserException } from '@langchain/core/output_parsers';
import type { ChatGeneration, Generation } from '@langchain/core/outputs';
import { requireFormat } from '../../core/argument.ts';
import type { Format } from '../../core/format.ts';
import type { Parsed } from '../../core/parsed.ts';
import { stoppedEarly } from '../../core/stopped-early.ts';
import { Cursor } from '../cursor.ts';
import { FindingsError, isClean } from '../findings-error.ts';

/** The part of a format that the parser needs. */
export type ParserFormat<Model> = Pick<Format<Model>, 'name' | 'parse' | 'createStream' | 'prompt'>;

/** Options of the parser. */
export interface ParserOptions {
  /** Count every warning as an error. */
  readonly strict?: boolean;
}

/**
 * A format as an output parser. `invoke` returns the value; `stream` yields the value as it grows, reading each piece
 * of the text once, and ends with the whole value.
 *
 * A text with errors, or one that was cut off, throws LangChain's `OutputParserException`; its observation is the
 * message that tells the model what to fix, and it is marked to be sent to the model.
 *
 * @example
 * const chain = prompt.pipe(model).pipe(new FormatOutputParser(duckflow));
 * const reply = await chain.invoke({ instructions: duckflow.prompt(), task });
 */
export class FormatOutputParser<Model> extends BaseTransformOutputParser<Model> {
  override lc_namespace: string[] = ['peglot', 'langchain'];
  readonly #format: ParserFormat<Model>;
  readonly #strict: boolean;

  constructor(format: ParserFormat<Model>, options: ParserOptions = {}) {
    super();
    requireFormat(format);
    this.#format = format;
    this.#strict = options.strict ?? false;
  }

  static override lc_name(): string {
    return 'FormatOutputParser';
  }

  override async parse(text: string): Promise<Model> {
    return cleanValue(this.#format.parse(text, { strict: this.#strict }), text, true);
  }

  override async parseResult(generations: Generation[] | ChatGeneration[]): Promise<Model> {
    const [first] = generations;
    const text = first?.text ?? '';
    const finished = !(first !== undefined && 'message' in first && isStoppedEarly(first.message));
    return cleanValue(this.#format.parse(text, { strict: this.#strict, finished }), text, finished);
  }

  /** The state belongs to the stream: one parser serves many streams at once. */
  override async *_transform(input: AsyncGenerator<string | BaseMessage>): AsyncGenerator<Model> {
    const cursor = new Cursor(this.#format, this.#strict);
    const pieces: string[] = [];
    let finished = true;
    for await (const chunk of input) {
      const piece = typeof chunk === 'string' ? chunk : chunk.text;
      if (isStoppedEarly(chunk)) finished = false;
      pieces.push(piece);
      const before = cursor.value;
      const value = cursor.push(piece);
      if (value !== before) yield value;
    }
    const text = pieces.join('');
    const parsed = finished ? cursor.end() : this.#format.parse(text, { strict: this.#strict, finished });
    yield cleanValue(parsed, text, finished);
  }

  override getFormatInstructions(): string {
    return this.#format.prompt();
  }
}

function cleanValue<Model>(parsed: Parsed<Model>, text: string, finished: boolean): Model {
  if (isClean(parsed, finished)) return parsed.value;
  const cause = new FindingsError(parsed, text, finished);
  const error = new OutputParserException(cause.message, text, cause.feedback, true);
  error.cause = cause;
  throw error;
}

/** The fields in which provider packages say why a model stopped. */
const FIELDS = ['finish_reason', 'finishReason', 'stop_reason', 'stopReason', 'done_reason'];

/** Whether a message says that the model stopped before its end. */
export function isStoppedEarly(message: unknown): boolean {
  if (!BaseMessage.isInstance(message)) return false;
  const about = { ...message.additional_kwargs, ...message.response_metadata };
  return FIELDS.some((field) => stoppedEarly(String(about[field])));
}
