import { quote } from '../core/diagnostic.ts';
import type { Find } from '../engine/index.ts';
import type { ToolReply } from './model.ts';

/** What a reply must call: nothing, any tool, or one by its name. */
export type ToolChoice = 'auto' | 'required' | { readonly tool: string };

/** The sentence that asks a model for a call, for a prompt; none where it may do without. */
export function demandOf(choice: ToolChoice): string[] {
  if (choice === 'auto') return [];
  if (choice === 'required') return ['Your answer must call one of the tools.'];
  return [`Your answer must call the tool ${JSON.stringify(choice.tool)}, and no other.`];
}

/** Finds that a reply does not call what it must. */
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
