import { quote } from '../core/diagnostic.ts';
import type { Find } from '../engine/index.ts';
import type { ToolReply } from './model.ts';

/** What a reply has to call: nothing, any tool, or one by its name. */
export type ToolChoice = 'auto' | 'required' | { readonly tool: string };

/** The sentence of a prompt that asks a model for a call; none if it is optional. */
export function demandOf(choice: ToolChoice): string[] {
  if (choice === 'auto') return [];
  if (choice === 'required') return ['Your answer must call one of the tools.'];
  return [`Your answer must call the tool ${JSON.stringify(choice.tool)}, and no other.`];
}

/** Reports a reply without the required call. */
export function requiredCall(choice: ToolChoice): ((reply: ToolReply, find: Find) => void)[] {
  if (choice === 'auto') return [];
  const tool = choice === 'required' ? undefined : choice.tool;
  return [
    ({ calls }, find) => {
      for (const [at, { name }] of calls.entries())
        if (tool !== undefined && name !== tool)
          find('other-call', ['calls', at, 'name'], { message: `${quote(tool)} is to be called, and nothing else` });
      if (!calls.some(({ name, complete }) => complete && (tool === undefined || name === tool)))
        find('no-required-call', ['calls'], {
          message: tool === undefined ? 'The reply calls no tool' : `The reply does not call ${quote(tool)}`,
        });
    },
  ];
}
