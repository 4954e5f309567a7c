import type { StandardSchema } from '../core/standard-schema.ts';
import { Validator } from '../formats/json/typed/fitting.ts';

/** One call of a tool. */
export interface ToolCall {
  /** Only where the dialect writes ids. */
  id?: string;
  name: string;
  /** An object; a string where the dialect hands over plain text, and whatever was written where that is no object. */
  arguments: unknown;
  /** The text shows the call's end. */
  complete: boolean;
  /** The call as it was written. */
  raw: string;
}

/** A reply of a model that may call tools. */
export interface ToolReply {
  /** What stands outside of calls and thoughts. */
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
/** What holds arguments against their schemas is here anyway. */
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
