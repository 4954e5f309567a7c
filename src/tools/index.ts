/**
 * Tool calls in the text of models: every dialect, one format for each.
 *
 * @packageDocumentation
 */

import { type Codes, grammar } from '../../generated/tools.ts';
import type { Chunks } from '../core/event-stream.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import { partialsOf } from '../core/partials.ts';
import type { FormatCode } from '../engine/codes.ts';
import { defineFormat, type Options } from '../engine/index.ts';
import { adaptCalls } from './adapt.ts';
import { applying } from './apply.ts';
import { adaptAny } from './auto.ts';
import { type OwnCode, toolCodes } from './codes.ts';
import { anyDialect, dialects, startOf, withThoughts, wordsOf, wordsOfTools } from './dialects/index.ts';
import { trained } from './dialects/trained.ts';
import { type ToolReply, toolReplySchema } from './model.ts';
import type { GrowingReplyOf, ReplyOf } from './of-tools.ts';
import { requireUsable, schemasOf, type ToolCallOptions } from './options.ts';
import { printReply } from './print/reply.ts';
import { promptFor } from './prompt.ts';
import { quickReader } from './quick.ts';
import { printResults, type ToolResult } from './results.ts';
import type { Tools } from './schema.ts';
import { requiredCall } from './tool-choice.ts';

export { detect } from './detect.ts';
export type { DialectName, ThoughtEnd } from './dialects/index.ts';
export type { ToolCall, ToolReply } from './model.ts';
export { dialectFor } from './models.ts';
export type { CallOf, GrowingReplyOf, ReplyOf } from './of-tools.ts';
export type { ToolCallOptions } from './options.ts';
export type { ToolResult } from './results.ts';
export type { ToolDescription, Tools } from './schema.ts';
export type { ToolChoice } from './tool-choice.ts';

/** The codes of findings about calls. */
export type ToolCode = FormatCode<'tools', Codes | OwnCode>;

/** A format of calls in text; `Reply` is the type of its results, and `Part` that of incomplete ones. */
export interface ToolCallFormat<Reply extends ToolReply = ToolReply, Part extends ToolReply = ToolReply>
  extends Format<Reply, ParseOptions, object, object, ToolCode> {
  /**
   * The certain part of a reply, each time that it grows, with the text's own values; the text arrives in chunks. A
   * state never changes.
   *
   * @example for await (const { calls } of format.partials(chunks)) for (const call of calls) show(call.arguments);
   */
  partials(chunks: Chunks, options?: ParseOptions): AsyncGenerator<Part>;
  /**
   * Writes tool results as the message that answers their calls: in the structure that the models of the dialect were
   * trained on, if known; otherwise as a line of JSON for each.
   *
   * @example hermes.printResults([{ id: '1', name: 'ping', result: 'pong' }]) // '<tool_response>\npong\n</tool_response>\n'
   */
  printResults(results: readonly ToolResult[]): string;
}

/**
 * A format that reads the replies of models that call tools in their text.
 *
 * @throws {TypeError} when there is no such dialect, or an option has an unknown value
 * @example
 * const hermes = toolCalls({ dialect: 'hermes' });
 * hermes.parse('<tool_call>{"name": "ping", "arguments": {}}</tool_call>').value.calls[0].name // 'ping'
 */
export function toolCalls<const Given extends Tools>(
  options: ToolCallOptions<Given> & { readonly apply: true },
): ToolCallFormat<ReplyOf<Given, true>, GrowingReplyOf<Given>>;
export function toolCalls<const Given extends Tools>(
  options: ToolCallOptions<Given>,
): ToolCallFormat<ReplyOf<Given>, GrowingReplyOf<Given>>;
export function toolCalls(options: ToolCallOptions): ToolCallFormat {
  requireUsable(options);
  const { dialect: name, tools, startsInside, thoughts = 'end-at-calls', apply = false, toolChoice = 'auto' } = options;
  const isAuto = name === 'auto';
  const dialect = withThoughts(isAuto ? anyDialect : dialects[name], thoughts);
  const written = isAuto ? dialects.hermes : dialect;
  const schemas = tools === undefined ? (dialect.elements?.usual ?? null) : schemasOf(tools);
  let toolWords: Options | undefined;
  const known = trained[isAuto ? 'hermes' : name];
  const quick = startsInside === undefined ? quickReader(written, schemas) : undefined;
  const empty = (): ToolReply => ({ text: '', reasoning: '', calls: [] });
  const format = defineFormat({
    name: 'tools',
    grammar,
    schema: toolReplySchema,
    isOfSchema: true,
    empty,
    adapt: isAuto ? adaptAny(schemas, thoughts) : (to, reading) => adaptCalls(to, reading, dialect, schemas),
    codes: toolCodes,
    keepsSource: true,
    endsAnywhere: true,
    via: name,
    start: () => startOf(dialect, startsInside),
    ...(quick && {
      quick: (text: string) => {
        const read = quick(text);
        return read && { ...read, ...(read.value.calls.length > 0 && isAuto && { via: 'hermes' }) };
      },
    }),
    fixedWords: wordsOf(dialect, isAuto),
    words: () => (toolWords ??= wordsOfTools(dialect, schemas)),
    print: (value) => printReply(written, value, startsInside),
    rules: requiredCall(toolChoice),
    prompt: () => promptFor(written, { tools: schemas, choice: toolChoice, trained: known?.tools }),
    meaning: ({ text, reasoning, calls }) => ({
      text,
      reasoning,
      calls: calls.map(({ name: called, arguments: given }) => ({ name: called, arguments: given })),
    }),
  });
  // Added in place: a copy takes as long as all the rest.
  return Object.assign(apply && schemas !== null ? applying(format, schemas) : format, {
    printResults: (results: readonly ToolResult[]) => printResults(results, known?.results),
    partials: (chunks: Chunks, reading?: ParseOptions) => partialsOf(format.createStream(reading), chunks, empty()),
  });
}
