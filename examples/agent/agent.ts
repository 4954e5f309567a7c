// An agent that reads files and edits them, with a local model behind `peglot serve`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';

const text = (description: string) => ({ type: 'string', description });
const tool = (name: string, description: string, properties: Record<string, object>) => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties, required: Object.keys(properties) } },
});

const TOOLS = [
  tool('list_files', 'The names of all files.', {}),
  tool('read_file', 'The text of a file.', { path: text('The name of the file') }),
  tool('edit_file', 'Replaces a piece of a file, which has to be in it once.', {
    path: text('The name of the file'),
    old: text('The piece as it is in the file'),
    new: text('What takes its place'),
  }),
];

interface Call {
  readonly id: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

type Finding = Readonly<Record<'code' | 'message', string>>;

interface Answer {
  readonly choices: [{ message: { content: string; tool_calls?: Call[] }; peglot?: { findings: Finding[] } }];
  readonly error?: { readonly message: string };
}

/** Where the model is, and what it may touch. */
export interface Work {
  /** The address that `peglot serve` says. */
  readonly baseURL: string;
  readonly model: string;
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** Works on a task until the model calls no more tools, 20 turns at most; its last words. */
export async function work(task: string, { baseURL, model, folder, say }: Work): Promise<string> {
  const messages: object[] = [{ role: 'user', content: task }];
  for (let turn = 0; turn < 20; turn++) {
    const body = JSON.stringify({ model, messages, tools: TOOLS });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${baseURL}/chat/completions`, { method: 'POST', headers, body });
    const { choices, error } = (await response.json()) as Answer;
    if (error !== undefined) throw new Error(error.message);
    const { message, peglot } = choices[0];
    // What was wrong with the model's markup, and was mended.
    for (const { code, message: what } of peglot?.findings ?? []) say(`  (${code}: ${what})`);
    if (message.content) say(message.content);
    if (!message.tool_calls) return message.content;
    messages.push(message);
    for (const { id, function: call } of message.tool_calls) {
      say(`> ${call.name} ${call.arguments}`);
      const content = await run(call, folder).catch((error: Error) => `Error: ${error.message}`);
      messages.push({ role: 'tool', tool_call_id: id, content });
    }
  }
  throw new Error('the model came to no end');
}

async function run({ name, arguments: json }: Call['function'], folder: string): Promise<string> {
  const given: Record<string, string> = JSON.parse(json);
  if (name === 'list_files') return (await readdir(folder)).join('\n');
  const file = join(folder, given.path ?? '');
  const inside = relative(folder, file);
  if (inside.startsWith('..') || isAbsolute(inside)) throw new Error('the file is outside of the folder');
  const before = await readFile(file, 'utf8');
  if (name === 'read_file') return before;
  if (name !== 'edit_file') throw new Error(`there is no tool ${name}`);
  const [head, tail, more] = before.split(given.old ?? '');
  if (tail === undefined || more !== undefined) throw new Error('the old piece is not in the file, or not once');
  await writeFile(file, `${head}${given.new}${tail}`);
  return 'done';
}
