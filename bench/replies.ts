import type { Action } from '../src/formats/duckflow/index.ts';
import { flat, type Shape, twoByte } from './shapes.ts';

const CODE = [
  "import { readFile } from 'node:fs/promises';",
  '',
  '/** Counts the words of a file, without the numbers. */',
  'export async function countWords(path: string): Promise<Map<string, number>> {',
  '  const counts = new Map<string, number>();',
  "  for (const word of (await readFile(path, 'utf8')).split(/\\s+/)) {",
  "    if (word === '' || /^[0-9]+$/.test(word)) continue;",
  '    counts.set(word, (counts.get(word) ?? 0) + 1);',
  '  }',
  '  return counts;',
  '}',
  '',
];

const HEAD = `[REASONING]
The words are counted once per file, so one map for each file is enough.
Numbers are left out: they say nothing about the text.

[CONFIDENCE] 0.9
[MOOD] 0.7
[FOCUS] 0.8
[STAMINA] 0.6

`;

/** About `length` characters of code in whole lines, without a line end after the last. */
export function code(length: number): string {
  const lines: string[] = [];
  for (let at = 0, size = 0; size < length; at++) {
    const line = `${CODE[at % CODE.length] ?? ''}${at % 5 === 0 ? ` // line ${at}` : ''}`;
    lines.push(line);
    size += line.length + 1;
  }
  return lines.join('\n');
}

/** A clean reply of about `length` characters: blocks of up to `largest` and, between them, small actions. */
export function reply(length: number, largest = 24_000): string {
  const parts = [HEAD];
  let size = HEAD.length;
  for (let index = 0; size < length; index += 2) {
    const room = Math.min(length - size, largest);
    const small = `[ACTION_${index + 1}_TYPE] run_command\n[ACTION_${index + 1}_COMMAND] npx tsc --noEmit\n\n`;
    const block = createFile(index, `src/words-${index}.ts`, code(Math.max(room - small.length - 120, 20)));
    parts.push(block, small);
    size += block.length + small.length;
  }
  return parts.join('');
}

/** What replies look like. */
export const replyShapes: readonly Shape[] = [
  { name: 'few large blocks', make: (length) => flat(reply(length, 150_000)) },
  { name: 'many small actions', make: (length) => flat(smallActions(length)) },
  { name: 'prose only', make: (length) => flat(proseReply(length)) },
  { name: 'two-byte text', make: (length) => twoByte(reply(length), /^\[/) },
  { name: 'every marker damaged', make: (length) => flat(damaged(smallActions(length))) },
];

function smallActions(length: number): string {
  const parts = [HEAD];
  for (let index = 0, size = HEAD.length; size < length; index++) {
    const part =
      index % 3 === 0
        ? createFile(index, `src/part-${index}.ts`, `export const part${index} = ${index};`)
        : `[ACTION_${index}_TYPE] run_command\n[ACTION_${index}_COMMAND] npm run part-${index}\n\n`;
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
}

function proseReply(length: number): string {
  const line = 'The words are counted once per file, so that nobody reads a file twice: one map is enough.\n';
  return HEAD.replace(
    '\n\n[CONFIDENCE]',
    `\n${line.repeat(Math.ceil(Math.max(length - HEAD.length, 0) / line.length))}\n[CONFIDENCE]`,
  );
}

/** Each line with a marker has one mistake, another one than the line before it. */
function damaged(text: string): string {
  let at = 0;
  return text.replace(
    /^\[(\w+)\](.*)$/gm,
    (_, name: string, value: string) => DAMAGE[at++ % DAMAGE.length]?.(name, value) ?? '',
  );
}

const DAMAGE: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `[${name.toLowerCase()}]${value}`,
  (name, value) => `**[${name}]**${value}`,
  (name, value) => `- [${name}]${value}`,
  (name, value) => `[${name}]:${value}`,
  (name, value) => `## [${name}]${value}`,
];

/** A reply with one block, whose text is `payload`. */
export function replyWith(payload: string): string {
  return HEAD + createFile(0, 'src/words.ts', payload);
}

/** Text that shows the markup of every format which the benchmark knows, as documentation of them would. */
export function markupSample(length: number): string {
  const lines = [
    'A block ends at [ACTION_0_CONTENT_END], as soon as that stands alone on its line.',
    '<create_file><path>a.txt</path><content>text</content></create_file>',
    '<tool_call>{"name": "create_file", "arguments": {"path": "a.txt"}}</tool_call>',
    '  [ACTION_1_TYPE] finish',
    'if (a < b && c > d) return "&amp;";',
  ];
  const block = `${lines.join('\n')}\n${code(2000)}\n`;
  return block.repeat(Math.ceil(length / block.length)).slice(0, -1);
}

/** The only action of `replyWith(payload)`. */
export function actionWith(payload: string): Action {
  return { index: 0, type: 'create_file', params: { path: 'src/words.ts' }, content: payload };
}

function createFile(index: number, path: string, content: string): string {
  const action = `[ACTION_${index}_`;
  return `${action}TYPE] create_file\n${action}PATH] ${path}\n${action}CONTENT_START]\n${content}\n${action}CONTENT_END]\n\n`;
}
