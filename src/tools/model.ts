import type { StandardSchema } from '../core/standard-schema.ts';
import { Validator } from '../formats/json/typed/fitting.ts';

/** One call of a tool. */
export interface ToolCall {
  /** Only where the dialect has ids. */
  id?: string;
  name: string;
  /** An object; a string where the dialect passes plain text; otherwise whatever was written instead. */
  arguments: unknown;
  /** The text contains the call's end. */
  complete: boolean;
  /** The call as written. */
  raw: string;
}

/** A reply of a model that may call tools. */
export interface ToolReply {
  /** The text outside of calls and thoughts. */
  text: string;
  reasoning: string;
  calls: readonly ToolCall[];
}

const REPLY = {
  type: 'object',
  required: ['text', 'reasoning', 'calls'],
  properties: {
    text: { type: 'string' },
    reasoning: { type: 'string' },
    calls: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'arguments', 'complete', 'raw'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          complete: { type: 'boolean' },
          raw: { type: 'string' },
        },
      },
    },
  },
} as const;
/** The validator is part of the bundle anyway. */
const reply = new Validator(REPLY);

/** @internal */
export const toolReplySchema: StandardSchema<unknown, ToolReply> = {
  '~standard': {
    version: 1,
    vendor: 'peglot',
    validate: (value) => (isReply(value) ? { value } : { issues: reply.issues(value) }),
    jsonSchema: { input: () => REPLY },
  },
};

function isReply(value: unknown): value is ToolReply {
  return reply.issues(value).length === 0;
}
