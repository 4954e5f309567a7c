import type { Dialect } from './dialects/index.ts';
import type { TrainedTools } from './dialects/trained.ts';
import type { ToolReply } from './model.ts';
import { printReply } from './print/reply.ts';
import type { ToolSchema } from './schema.ts';
import { demandOf, type ToolChoice } from './tool-choice.ts';

type Schemas = ReadonlyMap<string, ToolSchema>;

/** What a prompt depends on besides the dialect. */
export interface PromptNeeds {
  readonly tools: Schemas | null;
  readonly choice: ToolChoice;
  /** How the dialect's models expect a list of tools. */
  readonly trained: TrainedTools | undefined;
}

/** Explains a dialect to a model, and lists the tools as its models expect them. */
export function promptFor(dialect: Dialect, { tools, choice, trained }: PromptNeeds): string {
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
  return [
    'You can call tools. To call one, or several in one reply, write the calls exactly so, with the name of the tool and its arguments:',
    printReply(dialect, example),
    'Write text only before the calls, no fence around them, and every argument with the type that the tool asks for. Stop after the calls: the results come in the next message.',
    ...(tools === null || tools.size === 0 ? [] : [`The tools:\n${listOf(tools, trained)}`]),
    ...demandOf(choice),
  ].join('\n\n');
}

function listOf(tools: Schemas, trained: TrainedTools | undefined): string {
  const described = [...tools].map(([name, { description, parameters }]) => ({
    name,
    description,
    ...(parameters !== undefined && { parameters }),
  }));
  if (trained === undefined) return described.map((one) => JSON.stringify(one)).join('\n');
  const { open, close, as, each: [before, after] = ['', ''], isTyped } = trained;
  const lines = described.map((one) => JSON.stringify(isTyped ? { type: 'function', function: one } : one));
  const list = as === 'list' ? `[${lines.join(', ')}]` : lines.map((line) => before + line + after).join('\n');
  return open + list + close;
}
