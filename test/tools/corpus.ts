import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { readCase } from '../corpus-file.ts';

const Call = v.strictObject({
  id: v.optional(v.string()),
  name: v.string(),
  arguments: v.unknown(),
  complete: v.boolean(),
});

const Calls = v.strictObject({ text: v.string(), reasoning: v.string(), calls: v.array(Call) });

const Edit = v.union([
  v.strictObject({ path: v.nullable(v.string()), search: v.string(), replace: v.string() }),
  v.strictObject({ path: v.nullable(v.string()), hunks: v.array(v.array(v.pipe(v.string(), v.regex(/^[-+ ]/)))) }),
  v.strictObject({
    search: v.string(),
    replace: v.string(),
    start_line: v.optional(v.number()),
    end_line: v.optional(v.number()),
  }),
  v.strictObject({ type: v.literal('add'), path: v.nullable(v.string()), content: v.string() }),
  v.strictObject({ type: v.literal('delete'), path: v.nullable(v.string()) }),
  v.strictObject({
    type: v.literal('update'),
    path: v.nullable(v.string()),
    move_to: v.optional(v.string()),
    chunks: v.array(
      v.strictObject({
        context: v.array(v.string()),
        old: v.array(v.string()),
        new: v.array(v.string()),
        end_of_file: v.boolean(),
      }),
    ),
  }),
  v.strictObject({
    artifact: v.strictObject({ id: v.string(), title: v.string(), type: v.optional(v.string()) }),
    actions: v.array(v.strictObject({ type: v.string(), filePath: v.optional(v.string()), content: v.string() })),
  }),
]);

const Edits = v.strictObject({ text: v.string(), edits: v.array(Edit) });

const Options = v.strictObject({
  tools: v.optional(v.array(v.string())),
  startsInside: v.optional(v.picklist(['reasoning', 'recipient'])),
});

const Verdict = v.pipe(
  v.string(),
  v.regex(/^ok=(true|false) complete=(true|false)(\n[a-z]+(-[a-z]+)*)*$/, 'a verdict is ok=… complete=… and codes'),
);

const ToolTable = v.record(
  v.string(),
  v.strictObject({ description: v.string(), parameters: v.looseObject({ type: v.literal('object') }) }),
);

/** What a dialect of tool calls gives, without the calls' `raw`. */
export type CallsValue = v.InferOutput<typeof Calls>;
/** What a dialect of edit blocks gives. */
export type EditsValue = v.InferOutput<typeof Edits>;

/** What all cases have; the files are described in CODES.md. */
export interface Case<Value> {
  readonly title: string;
  readonly options: v.InferOutput<typeof Options>;
  readonly input: string;
  readonly value: Value;
  readonly ok: boolean;
  readonly complete: boolean;
  /** The diagnostic codes without prefix, each as often as it is expected, sorted. */
  readonly codes: readonly string[];
}

const folder = new URL('./corpus/', import.meta.url);
const SEPARATOR = `${'═'.repeat(40)}\n`;
const EDIT_DIALECTS: readonly string[] = [
  'aider-search-replace',
  'aider-udiff',
  'apply-patch',
  'bolt',
  'cline-diff',
  'roo-diff',
];

const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));

/** The dialects of tool calls that have a file. */
export const callDialects: readonly string[] = names.filter((name) => name !== 'detect' && !EDIT_DIALECTS.includes(name));

/** The dialects of edit blocks that have a file. */
export const editDialects: readonly string[] = names.filter((name) => EDIT_DIALECTS.includes(name));

/** The made-up tools whose names the cases give, in the shape of `toolCalls({ tools })`. */
export const tools: Readonly<v.InferOutput<typeof ToolTable>> = v.parse(
  ToolTable,
  JSON.parse(readFileSync(new URL('./tools.json', import.meta.url), 'utf8')),
);

/** The severity of each code, as CODES.md has them. */
export const severities: ReadonlyMap<string, 'error' | 'warning'> = new Map(
  [...readFileSync(new URL('./CODES.md', import.meta.url), 'utf8').matchAll(/^\| `([a-z-]+)` \| (error|warning) \|/gm)].map(
    ([, code = '', severity]) => [code, severity === 'error' ? 'error' : 'warning'],
  ),
);

/** The cases of a dialect of tool calls. */
export function callCases(dialect: string): Case<CallsValue>[] {
  return readCases(dialect, Calls);
}

/** The cases of a dialect of edit blocks. */
export function editCases(dialect: string): Case<EditsValue>[] {
  return readCases(dialect, Edits);
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
  const [first = '', ...codes] = v.parse(Verdict, verdict).split('\n');
  return {
    title,
    options: v.parse(Options, JSON.parse(options)),
    input: sample.input,
    value: v.parse(schema, JSON.parse(value)),
    ok: first.includes('ok=true'),
    complete: first.includes('complete=true'),
    codes: codes.sort(),
  };
}
