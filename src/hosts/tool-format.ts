import { requireFormat } from '../core/argument.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import type { ToolResult } from '../tools/results.ts';
import type { ToolChoice } from '../tools/tool-choice.ts';

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
export type ToolFormat = Pick<Format<ToolReply, ParseOptions>, 'name' | 'createStream' | 'print' | 'prompt'> & {
  /** A grammar of its replies. */
  readonly export?: (notation: 'gbnf' | 'lark' | 'structural-tag') => string;
  /** What tools gave, as the models of the dialect know it; a line of JSON for each where this is not there. */
  readonly printResults?: (results: readonly ToolResult[]) => string;
};

/**
 * A dialect of tool calls: a format, or what makes one for the tools of a request and what it must call, so that it can
 * tell the model of them, type their arguments, and say where a call that is demanded is not there.
 */
export type ToolDialect = ToolFormat | ((tools: ToolOffers, toolChoice: ToolChoice) => ToolFormat);

/**
 * Refuses what is no format of tool calls.
 *
 * @throws {TypeError} saying what to give
 */
export function requireToolFormat(value: unknown): void {
  requireFormat(value, "toolCalls({ dialect: 'hermes' })");
}

/** The format of a dialect for some tools. */
export function formatFor(dialect: ToolDialect, tools: ToolOffers, choice: ToolChoice): ToolFormat {
  return typeof dialect === 'function' ? dialect(tools, choice) : dialect;
}
