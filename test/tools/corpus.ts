import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ThoughtEnd } from '../../src/tools/index.ts';
import { readCase } from '../corpus-file.ts';

/** A call as the cases expect it: without its `raw`. */
export interface Call {
  readonly id?: string;
  readonly name: string;
  readonly arguments: unknown;
  readonly complete: boolean;
}

/** What a dialect of tool calls gives. */
export interface CallsValue {
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly Call[];
}

/** What a dialect of edit blocks gives: one of the shapes by dialect. */
export interface EditsValue {
  readonly text: string;
  readonly edits: readonly object[];
}

/** With which options of `toolCalls` a case is read. */
export interface CaseOptions {
  /** Names of schemas in tools.json. */
  readonly tools?: readonly string[];
  readonly startsInside?: 'reasoning' | 'recipient';
  /** With which option of `parse`. */
  readonly finished?: boolean;
  readonly thoughts?: ThoughtEnd;
}

const callsSchema: v.GenericSchema<unknown, CallsValue> = v.strictObject({
  text: v.optional(v.string(), ''),
  reasoning: v.optional(v.string(), ''),
  calls: v.array(
    v.strictObject({
      id: v.exactOptional(v.string()),
      name: v.string(),
      arguments: v.unknown(),
      complete: v.boolean(),
    }),
  ),
});

const path: v.GenericSchema<unknown, string | null> = v.nullable(v.string());
const lines: v.GenericSchema<unknown, string[]> = v.array(v.pipe(v.string(), v.regex(/^[^\r\n]*$/)));

const editShapes: Readonly<Record<string, v.GenericSchema<unknown, object>>> = {
  'aider-search-replace': v.strictObject({ path, search: v.string(), replace: v.string() }),
  'aider-udiff': v.strictObject({
    path,
    hunks: v.array(
      v.pipe(
        lines,
        v.everyItem((line) => /^[-+ ]/.test(line)),
      ),
    ),
  }),
  'aider-whole': v.strictObject({ path, content: v.string() }),
  'cline-diff': v.strictObject({ search: v.string(), replace: v.string() }),
  'roo-diff': v.strictObject({
    search: v.string(),
    replace: v.string(),
    start_line: v.exactOptional(v.number()),
    end_line: v.exactOptional(v.number()),
  }),
  'apply-patch': v.variant('type', [
    v.strictObject({ type: v.literal('add'), path, content: v.string() }),
    v.strictObject({ type: v.literal('delete'), path }),
    v.strictObject({
      type: v.literal('update'),
      path,
      move_to: v.exactOptional(v.string()),
      chunks: v.array(v.strictObject({ context: lines, old: lines, new: lines, end_of_file: v.boolean() })),
    }),
  ]),
  bolt: v.strictObject({
    artifact: v.strictObject({ id: v.string(), title: v.string(), type: v.exactOptional(v.string()) }),
    actions: v.array(v.strictObject({ type: v.string(), filePath: v.exactOptional(v.string()), content: v.string() })),
  }),
  artifact: v.strictObject({ identifier: v.string(), type: v.string(), title: v.string(), content: v.string() }),
  smolagents: v.strictObject({ code: v.string() }),
};

const optionsSchema: v.GenericSchema<unknown, CaseOptions> = v.strictObject({
  tools: v.exactOptional(v.array(v.string())),
  startsInside: v.exactOptional(v.picklist(['reasoning', 'recipient'])),
  finished: v.exactOptional(v.boolean()),
  thoughts: v.exactOptional(v.picklist(['end-at-calls', 'end-at-once', 'closed-only'])),
});

const verdictSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.regex(/^ok=(true|false) complete=(true|false)(\n[a-z]+(-[a-z]+)*)*$/, 'a verdict is ok=… complete=… and codes'),
);

/** A tool in the shape that `toolCalls({ tools })` takes. */
export interface ToolSchema {
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const toolsSchema: v.GenericSchema<unknown, Record<string, ToolSchema>> = v.record(
  v.string(),
  v.strictObject({ description: v.string(), parameters: v.record(v.string(), v.unknown()) }),
);

/** What all cases have; the files are described in CODES.md. */
export interface Case<Value> {
  readonly title: string;
  readonly options: CaseOptions;
  readonly input: string;
  readonly value: Value;
  readonly ok: boolean;
  readonly complete: boolean;
  /** The diagnostic codes without prefix, each as often as it is expected, sorted. */
  readonly codes: readonly string[];
}

const folder = new URL('./corpus/', import.meta.url);
const SEPARATOR = `${'═'.repeat(40)}\n`;
const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));

/** The dialects of tool calls that have a file. */
export const callDialects: readonly string[] = names.filter(
  (name) => name !== 'detect' && !Object.hasOwn(editShapes, name),
);

/** The dialects of edit blocks that have a file. */
export const editDialects: readonly string[] = names.filter((name) => Object.hasOwn(editShapes, name));

/** The made-up tools whose names the cases give, in the shape of `toolCalls({ tools })`. */
export const tools: Readonly<Record<string, ToolSchema>> = v.parse(
  toolsSchema,
  JSON.parse(readFileSync(new URL('./tools.json', import.meta.url), 'utf8')),
);

/** The severity of each code, as CODES.md has them. */
export const severities: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(new URL('./CODES.md', import.meta.url), 'utf8').matchAll(
      /^\| `([a-z-]+)` \| (error|warning|info) \|/gm,
    ),
  ].map(([, code = '', severity = '']) => [code, severity]),
);

/** The cases of a dialect of tool calls. */
export function callCases(dialect: string): Case<CallsValue>[] {
  return readCases(dialect, callsSchema);
}

/** The cases of a dialect of edit blocks. */
export function editCases(dialect: string): Case<EditsValue>[] {
  const shape = editShapes[dialect];
  if (shape === undefined) throw new Error(`${dialect} is no dialect of edit blocks`);
  return readCases(dialect, v.strictObject({ text: v.string(), edits: v.array(shape) }));
}

/** The texts whose dialect is to be found, or `null` where there is none. */
export function detectCases(): Case<string | null>[] {
  return readCases('detect', v.nullable(v.string()));
}

function readCases<Value>(dialect: string, schema: v.GenericSchema<unknown, Value>): Case<Value>[] {
  const file = readFileSync(new URL(`${dialect}.txt`, folder), 'utf8');
  return file.split(SEPARATOR).map((block) => {
    try {
      return readBlock(block, schema);
    } catch (error) {
      throw new Error(`${dialect}.txt, ${block.slice(0, block.indexOf('\n'))}`, { cause: error });
    }
  });
}

function readBlock<Value>(block: string, schema: v.GenericSchema<unknown, Value>): Case<Value> {
  const sample = readCase(block);
  const [, title = '', options = '{}'] = /^(.*?)(?: (\{.*\}))?$/.exec(sample.title) ?? [];
  const [value = '', verdict] = (sample.expected ?? '').split('\n---\n');
  const [first = '', ...codes] = v.parse(verdictSchema, verdict).split('\n');
  return {
    title,
    options: v.parse(optionsSchema, JSON.parse(options)),
    input: sample.input,
    value: v.parse(schema, JSON.parse(value)),
    ok: first.includes('ok=true'),
    complete: first.includes('complete=true'),
    codes: codes.sort(),
  };
}
