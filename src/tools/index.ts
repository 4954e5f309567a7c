/**
 * Calls of tools in the text of models: every dialect, one format for each.
 *
 * @packageDocumentation
 */

import { grammar } from '../../generated/tools.ts';
import type { Format, ParseOptions } from '../core/format.ts';
import { defineFormat } from '../engine/index.ts';
import { adaptCalls } from './adapt.ts';
import { autoFormat } from './auto.ts';
import { toolCodes } from './codes.ts';
import { type Dialect, type DialectName, dialects, wordsOf } from './dialects/index.ts';
import { type ToolReply, toolReplySchema } from './model.ts';
import { printReply } from './print/reply.ts';
import { promptFor } from './prompt.ts';
import { ToolSchema, type Tools } from './schema.ts';

export { detect } from './detect.ts';
export type { DialectName } from './dialects/index.ts';
export * from './edits/index.ts';
export type { ToolCall, ToolReply } from './model.ts';
export type { ToolDescription, Tools } from './schema.ts';
export * from './template/index.ts';

/** Which replies are read, and how. */
export interface ToolCallOptions {
  /** A dialect by name; `auto` reads any that is unmistakable, and hands nothing out before it is known. */
  readonly dialect: DialectName | 'auto';
  /** What is known of the tools: names and types are checked, and raw values typed by it. */
  readonly tools?: Tools;
  /** What the prompt opened: the reply begins inside. */
  readonly startsInside?: 'reasoning' | 'recipient';
}

/**
 * A format that reads the replies of models that call tools in their text.
 *
 * @example
 * const hermes = toolCalls({ dialect: 'hermes' });
 * hermes.parse('<tool_call>{"name": "ping", "arguments": {}}</tool_call>').value.calls[0].name // 'ping'
 */
export function toolCalls({ dialect: name, tools, startsInside }: ToolCallOptions): Format<ToolReply, ParseOptions> {
  if (name === 'auto')
    return autoFormat((dialect) =>
      toolCalls({ dialect, ...(tools && { tools }), ...(startsInside && { startsInside }) }),
    );
  const dialect: Dialect = dialects[name];
  const schemas =
    tools === undefined ? null : new Map(Object.entries(tools).map(([tool, schema]) => [tool, new ToolSchema(schema)]));
  const words = wordsOf(dialect, schemas);
  return defineFormat({
    name: 'tools',
    grammar,
    schema: toolReplySchema,
    empty: (): ToolReply => ({ text: '', reasoning: '', calls: [] }),
    adapt: (to, reading) => adaptCalls(to, reading, dialect, schemas),
    codes: toolCodes,
    keepsSource: true,
    endsAnywhere: true,
    via: name,
    start: () => startOf(dialect, startsInside),
    words: () => words,
    print: (value) => printReply(dialect, value),
    prompt: () => promptFor(dialect, schemas),
    meaning: ({ text, reasoning, calls }) => ({
      text,
      reasoning,
      calls: calls.map(({ name: called, arguments: given }) => ({ name: called, arguments: given })),
    }),
  });
}

/** The start rule for what the prompt opened. */
function startOf({ shape }: Dialect, inside: ToolCallOptions['startsInside']): string {
  const whole = shape === undefined ? 'Reply' : { messages: 'Messages', steps: 'Steps' }[shape];
  if (inside === undefined || (shape === 'steps' && inside === 'recipient')) return whole;
  return inside === 'reasoning' ? `${whole}Inside` : `${whole}ToRecipient`;
}
