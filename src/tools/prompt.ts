import type { Dialect } from './dialects/index.ts';
import type { ToolReply } from './model.ts';
import { printReply } from './print/reply.ts';
import type { ToolSchema } from './schema.ts';

/** Explains a dialect to a model that was not trained on it, and lists the tools. */
export function promptFor(dialect: Dialect, tools: ReadonlyMap<string, ToolSchema> | null): string {
  const call = (name: string, given: object): ToolReply['calls'][number] => ({
    name,
    arguments: given,
    complete: true,
    raw: '',
  });
  const example: ToolReply = {
    text: 'I will look at both.',
    reasoning: '',
    calls: [call('tool_name', { city: 'Emden', days: 2 }), call('other_tool', {})],
  };
  const list = [...(tools ?? [])].map(([name, tool]) =>
    JSON.stringify({
      name,
      description: tool.description,
      ...(tool.parameters !== undefined && { parameters: tool.parameters }),
    }),
  );
  return [
    'You can call tools. To call one, or several in one reply, write the calls exactly so, with the name of the tool and its arguments:',
    printReply(dialect, example),
    'Write text only before the calls, no fence around them, and every argument with the type that the tool asks for. Stop after the calls: the results come in the next message.',
    ...(list.length === 0 ? [] : [`The tools:\n${list.join('\n')}`]),
  ].join('\n\n');
}
