import { requireFormat } from '../core/argument.ts';
import type { Format, ParseOptions } from '../core/format.ts';

/** A tool call that is in a model's text. */
export interface ToolCall {
  /** As the model wrote it; most dialects have none. */
  readonly id?: string;
  readonly name: string;
  /** An object, but where the dialect hands over plain text, or the model wrote something else. */
  readonly arguments: unknown;
  /** False when the call was cut off. */
  readonly complete: boolean;
  /** The call as it is in the text. */
  readonly raw: string;
}

/** A model's text taken apart. */
export interface ToolReply {
  /** What is around the calls. */
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly ToolCall[];
}

/** What a tool is, as model APIs take it. */
export interface ToolOffer {
  readonly description?: string;
  /** The JSON Schema of the arguments. */
  readonly parameters: object;
}

/** Tools by name. */
export type ToolOffers = Readonly<Record<string, ToolOffer>>;

/** What hosts need of a format whose value is a text with tool calls in it. */
export type ToolFormat = Pick<Format<ToolReply, ParseOptions>, 'name' | 'createStream' | 'print' | 'prompt'>;

/**
 * A dialect of tool calls: a format, or what makes one for the tools of a request, so that it can tell the model of them
 * and type their arguments.
 */
export type ToolDialect = ToolFormat | ((tools: ToolOffers) => ToolFormat);

/**
 * Refuses what is no format of tool calls.
 *
 * @throws {TypeError} saying what to give
 */
export function requireToolFormat(value: unknown): void {
  requireFormat(value, "toolCalls({ dialect: 'hermes' })");
}

/** The format of a dialect for some tools. */
export function formatFor(dialect: ToolDialect, tools: ToolOffers): ToolFormat {
  return typeof dialect === 'function' ? dialect(tools) : dialect;
}
