import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { formatNamed } from '../../cli/choose-format.ts';
import { safeJson } from '../../cli/output.ts';
import { formats, knownNames } from '../../cli/registry.ts';
import { packageVersion } from '../../cli/version.ts';
import type { Workshop } from '../../cli/workshop.ts';
import { resourcesOf } from './resources.ts';
import type { Outcome, Task, TaskName } from './work.ts';

const names = knownNames();
const format = v.pipe(
  v.picklist(names),
  v.description('The format of the text, or the dialect of its tool calls or edits; without it, it is detected.'),
);
const text = v.pipe(v.string(), v.description('The text, as the model wrote it.'));
const strict = v.pipe(v.boolean(), v.description('Count every warning as an error.'));

const schema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description('A JSON Schema, in the place of a format: the text is a JSON answer of this type.'),
);

const readArguments = toStandardJsonSchema(
  v.strictObject({ text, format: v.optional(format), strict: v.optional(strict), schema: v.optional(schema) }),
);
const textArguments = toStandardJsonSchema(v.strictObject({ text }));
const formatArguments = toStandardJsonSchema(v.strictObject({ format: v.picklist(names) }));

/** The tools that read a text, with their descriptions for a model. */
const READERS: readonly (readonly [Exclude<TaskName, 'detect'>, string])[] = [
  ['parse', 'Reads a text and gives its value as JSON, with all findings. Never fails on a text, however damaged.'],
  ['check', 'Tells what is wrong with a text: codes, places, and what to write instead.'],
  ['fix', 'Applies the fixes of the findings, and reports what is still wrong.'],
  ['format', 'Gives the canonical text. Refuses a text with errors, since something of it would be lost.'],
];

/** Creates a server for one connection; all of them share the workshop. */
export function makeServer(workshop: Pick<Workshop<Task, Outcome>, 'perform'>): McpServer {
  const server = new McpServer(
    { name: 'peglot', version: packageVersion() },
    {
      instructions: `Reads and checks the texts that agents write: ${formats.map(({ name }) => name).join(', ')}, tool calls and edits in the dialects of models.`,
    },
  );
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  const about = <Schema>(description: string, inputSchema: Schema) => ({ description, inputSchema, annotations });
  for (const [tool, description] of READERS)
    server.registerTool(tool, about(description, readArguments), async (task) =>
      resultOf(await workshop.perform({ tool, ...task })),
    );
  server.registerTool(
    'detect',
    about('Names the format of a text; null when it is none.', textArguments),
    async (task) => resultOf(await workshop.perform({ tool: 'detect', ...task })),
  );
  server.registerTool(
    'prompt',
    about('Gives the instructions that make a model write a format.', formatArguments),
    async (task) => ({ content: [{ type: 'text', text: formatNamed(task.format).prompt() }] }),
  );
  for (const { name, uri, text: read, ...known } of formats.flatMap(resourcesOf))
    server.registerResource(name, uri, known, async () => ({
      contents: [{ uri, mimeType: known.mimeType, text: read() }],
    }));
  return server;
}

function resultOf(outcome: Outcome): CallToolResult {
  if (!outcome.ok) return { content: [{ type: 'text', text: outcome.problem }], isError: true };
  return { content: [{ type: 'text', text: safeJson(outcome.result, 2) }], structuredContent: outcome.result };
}
