import type { Adapting, Part, SharedHandlers } from '../engine/index.ts';
import { argumentHandlers } from './adapt/arguments.ts';
import { callHandlers } from './adapt/calls.ts';
import { elementHandlers } from './adapt/elements.ts';
import { messageHandlers } from './adapt/messages.ts';
import { stepHandlers } from './adapt/steps.ts';
import { textHandlers } from './adapt/text.ts';
import type { Dialect } from './dialects/index.ts';
import type { ToolReply } from './model.ts';
import { Page, type ToolHandlers } from './reply/page.ts';
import type { Turn } from './reply/reply.ts';
import type { ToolSchema } from './schema.ts';

const handlers: ToolHandlers = {
  ...textHandlers,
  ...callHandlers,
  ...argumentHandlers,
  ...elementHandlers,
  ...messageHandlers,
  ...stepHandlers,
};

/** The adapter: builds a reply from the nodes of the grammar. */
export function adaptCalls(
  to: Part<ToolReply>,
  reading: Adapting<object>,
  dialect: Dialect,
  tools: ReadonlyMap<string, ToolSchema> | null,
  turn: Turn | null = null,
): SharedHandlers<ToolHandlers> {
  return { handlers, model: new Page(to, reading, dialect, tools, turn) };
}
