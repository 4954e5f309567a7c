/**
 * Calls of tools in the text of models: every dialect, one format for each.
 *
 * @packageDocumentation
 */

import { type Codes, grammar } from '../../generated/tools.ts';
import { requireObject } from '../core/argument.ts';
import type { Chunks } from '../core/event-stream.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import { didYouMean } from '../core/nearest.ts';
import { partialsOf } from '../core/partials.ts';
import { isRecord } from '../core/record.ts';
import type { FormatCode } from '../engine/codes.ts';
import { defineFormat, type Options } from '../engine/index.ts';
import { type ExportNotation, exportReplies } from '../extras/export/calls/index.ts';
import { adaptCalls } from './adapt.ts';
import { applying } from './apply.ts';
import { adaptAny } from './auto.ts';
import { type OwnCode, toolCodes } from './codes.ts';
import {
  anyDialect,
  type DialectName,
  dialectNames,
  dialects,
  isDialect,
  startOf,
  type ThoughtEnd,
  thoughtEndNames,
  withThoughts,
  wordsOf,
  wordsOfTools,
} from './dialects/index.ts';
import { trained } from './dialects/trained.ts';
import { type ToolReply, toolReplySchema } from './model.ts';
import type { GrowingReplyOf, ReplyOf } from './of-tools.ts';
import { printReply } from './print/reply.ts';
import { promptFor } from './prompt.ts';
import { quickReader } from './quick.ts';
import { printResults, type ToolResult } from './results.ts';
import { ToolSchema, type Tools } from './schema.ts';
import { requiredCall, type ToolChoice } from './tool-choice.ts';

export * from '../extras/edits/index.ts';
export type { ExportNotation } from '../extras/export/calls/index.ts';
export * from '../extras/template/index.ts';
export { detect } from './detect.ts';
export type { DialectName, ThoughtEnd } from './dialects/index.ts';
export type { ToolCall, ToolReply } from './model.ts';
export { dialectFor } from './models.ts';
export type { CallOf, GrowingReplyOf, ReplyOf } from './of-tools.ts';
export type { ToolResult } from './results.ts';
export type { ToolDescription, Tools } from './schema.ts';
export type { ToolChoice } from './tool-choice.ts';

/** Which replies are read, and how. */
export interface ToolCallOptions<Given extends Tools = Tools> {
  /** A dialect by name; `auto` reads each call in the dialect that its marker tells. */
  readonly dialect: DialectName | 'auto';
  /**
   * What is known of the tools: names and types are checked, and raw values typed by it.
   *
   * @defaultValue none; in `xml-tools`, which tells calls from other tags by their names, the usual tools of Cline and Roo
   */
  readonly tools?: Given;
  /**
   * Give the arguments as the schemas make them: with defaults, coercions and transforms. Events tell what the text says in
   * either case.
   *
   * @defaultValue false
   */
  readonly apply?: boolean;
  /** What the prompt opened: the reply begins inside. */
  readonly startsInside?: 'reasoning' | 'recipient';
  /**
   * What a reply must call: any tool, or one by its name. The prompt asks for it, `export` holds a model to it, and a reply
   * without such a call has an error.
   *
   * @defaultValue 'auto': nothing
   */
  readonly toolChoice?: ToolChoice;
  /**
   * What ends a thought that its own marker does not close, in dialects whose models forget that marker.
   *
   * - `'end-at-calls'`: the opening marker of a call, unless the thought is closed after it. Whether it is shows at the end
   *   of the text, so a stream keeps such a call until then. It is complete where the model is known to have stopped by
   *   itself (`finished: true`): else the text may be cut off behind a draft.
   * - `'end-at-once'`: that marker, whatever follows. A stream hands the call out as it comes.
   * - `'closed-only'`: nothing. A call in a thought is never one.
   *
   * @defaultValue 'end-at-calls'
   */
  readonly thoughts?: ThoughtEnd;
}

/** The codes of what is found in calls. */
export type ToolCode = FormatCode<'tools', Codes | OwnCode>;

/** A format of calls in text; `Reply` says which calls there are, and `Part` what has come of one. */
export interface ToolCallFormat<Reply extends ToolReply = ToolReply, Part extends ToolReply = ToolReply>
  extends Format<Reply, ParseOptions, object, object, ToolCode> {
  /**
   * What is certain of a reply, each time that more is, as the text says it; its text comes in chunks. No state changes
   * any more once it is given.
   *
   * @example for await (const { calls } of format.partials(chunks)) for (const call of calls) show(call.arguments);
   */
  partials(chunks: Chunks, options?: ParseOptions): AsyncGenerator<Part>;
  /**
   * What tools gave, as the message that answers their calls: in the structure that the models of the dialect were trained
   * on, where it is known; else a line of JSON for each.
   *
   * @example hermes.printResults([{ id: '1', name: 'ping', result: 'pong' }]) // '<tool_response>\npong\n</tool_response>\n'
   */
  printResults(results: readonly ToolResult[]): string;
  /**
   * A grammar for an engine that holds a model to it: text, then calls of the tools with arguments that fit their JSON
   * Schemas, in the dialect's canonical form and without thoughts. `'structural-tag'` leaves the text free.
   *
   * @throws {TypeError} for `auto`, which is no dialect that a model writes
   * @example toolCalls({ dialect: 'hermes', tools }).export('gbnf')
   */
  export(notation: ExportNotation): string;
}

/**
 * A format that reads the replies of models that call tools in their text.
 *
 * @throws {TypeError} when there is no such dialect, or an option is none of its values
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
  // Added to it: a copy takes as long as all the rest.
  return Object.assign(apply && schemas !== null ? applying(format, schemas) : format, {
    printResults: (results: readonly ToolResult[]) => printResults(results, known?.results),
    partials: (chunks: Chunks, reading?: ParseOptions) => partialsOf(format.createStream(reading), chunks, empty()),
    export: (notation: ExportNotation) => {
      if (isAuto) throw new TypeError('auto has no grammar to export: name the dialect that the model writes');
      return exportReplies(dialect, schemas, notation, toolChoice);
    },
  });
}

function schemasOf(tools: Tools): ReadonlyMap<string, ToolSchema> {
  return new Map(Object.entries(tools).map(([tool, schema]) => [tool, new ToolSchema(schema)]));
}

/** Refuses what is no option, before it fails somewhere inside. */
function requireUsable(options: { readonly [Key in keyof ToolCallOptions]: unknown }): void {
  requireObject(options, 'options');
  const { dialect: name, tools, startsInside, thoughts } = options;
  if (name !== 'auto' && (typeof name !== 'string' || !isDialect(name))) {
    const hint = didYouMean(String(name), dialectNames) || `: it is auto, or one of ${dialectNames.join(', ')}`;
    throw new TypeError(`there are no calls in the dialect ${String(name)}${hint}`);
  }
  if (startsInside !== undefined && startsInside !== 'reasoning' && startsInside !== 'recipient')
    throw new TypeError(`startsInside is 'reasoning' or 'recipient', not ${String(startsInside)}`);
  if (thoughts !== undefined && !thoughtEndNames.includes(String(thoughts)))
    throw new TypeError(`thoughts is '${thoughtEndNames.join("' or '")}', not ${String(thoughts)}`);
  requireChoice(options.toolChoice, tools);
  if (tools === undefined) return;
  if (!isRecord(tools)) throw new TypeError('tools is an object of schemas by the names of the tools');
  for (const [tool, schema] of Object.entries(tools)) {
    if (typeof schema !== 'function' && !isRecord(schema))
      throw new TypeError(
        `the tool ${tool} needs a Standard Schema, or { description?, parameters } with a JSON Schema`,
      );
    const other = otherPlace(schema);
    if (other !== undefined)
      throw new TypeError(`the tool ${tool} has ${other}: give its JSON Schema as { description?, parameters }`);
  }
}

function requireChoice(choice: unknown, tools: unknown): void {
  if (choice === undefined || choice === 'auto' || choice === 'required') return;
  if (!isRecord(choice) || typeof choice.tool !== 'string')
    throw new TypeError("toolChoice is 'auto', 'required' or { tool: its name }");
  if (isRecord(tools) && !Object.hasOwn(tools, choice.tool))
    throw new TypeError(
      `toolChoice names ${choice.tool}${didYouMean(choice.tool, Object.keys(tools)) || ', which is none of the tools'}`,
    );
}

/** Where a description without parameters seems to have them: other APIs, and JSON Schemas alone, are shaped otherwise. */
function otherPlace(schema: object): string | undefined {
  if ('parameters' in schema || '~standard' in schema) return undefined;
  return ['inputSchema', 'input_schema', 'function', 'properties'].find((key) => key in schema);
}
