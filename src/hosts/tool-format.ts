import { requireFormat } from '../core/argument.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import type { ToolResult } from '../tools/results.ts';
import type { ToolChoice } from '../tools/tool-choice.ts';

/** A tool call in a model's text. */
export interface ToolCall {
  /** The model's own id; most dialects have none. */
  readonly id?: string;
  readonly name: string;
  /** An object, unless the dialect passes plain text, or the model wrote something else. */
  readonly arguments: unknown;
  /** False when the call was cut off. */
  readonly complete: boolean;
  /** The call as written in the text. */
  readonly raw: string;
}

/** A model's text, split into its parts. */
export interface ToolReply {
  /** The text around the calls. */
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly ToolCall[];
}

/** A tool, as model APIs describe it. */
export interface ToolOffer {
  readonly description?: string;
  /** The JSON Schema of the arguments. */
  readonly parameters: object;
}

/** Tools by name. */
export type ToolOffers = Readonly<Record<string, ToolOffer>>;

/** The part of a format of tool calls that hosts need. */
export type ToolFormat = Pick<Format<ToolReply, ParseOptions>, 'name' | 'createStream' | 'print' | 'prompt'> & {
  /** A grammar of its replies. */
  readonly export?: (notation: 'gbnf' | 'lark' | 'structural-tag') => string;
  /** Writes tool results as the models of the dialect expect them; if missing, each becomes a line of JSON. */
  readonly printResults?: (results: readonly ToolResult[]) => string;
};

/**
 * A dialect of tool calls: a format, or a function that makes one for the tools and the tool choice of a request. Such
 * a format can describe the tools to the model, type their arguments, and report a missing call.
 */
export type ToolDialect = ToolFormat | ((tools: ToolOffers, toolChoice: ToolChoice) => ToolFormat);

/**
 * Rejects a value that is no format of tool calls.
 *
 * @throws {TypeError} saying what to pass
 */
export function requireToolFormat(value: unknown): void {
  requireFormat(value, "toolCalls({ dialect: 'hermes' })");
}

/** The format of a dialect for these tools. */
export function formatFor(dialect: ToolDialect, tools: ToolOffers, choice: ToolChoice): ToolFormat {
  return typeof dialect === 'function' ? dialect(tools, choice) : dialect;
}
