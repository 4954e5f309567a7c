import { requireObject } from '../core/argument.ts';
import { didYouMean } from '../core/nearest.ts';
import { isRecord } from '../core/record.ts';
import { type DialectName, dialectNames, isDialect, type ThoughtEnd, thoughtEndNames } from './dialects/index.ts';
import { ToolSchema, type Tools } from './schema.ts';
import type { ToolChoice } from './tool-choice.ts';

/** Which replies are read, and how. */
export interface ToolCallOptions<Given extends Tools = Tools> {
  /** A dialect by name; `auto` reads each call in the dialect that its marker tells. */
  readonly dialect: DialectName | 'auto';
  /**
   * What is known of the tools: names and types are checked, and raw values typed by it.
   *
   * @defaultValue none; in `xml-tools`, which tells calls from other tags by their names, the usual tools of Cline and Roo
   */
  readonly tools?: Given;
  /**
   * Give the arguments as the schemas make them: with defaults, coercions and transforms. Events tell what the text says in
   * either case.
   *
   * @defaultValue false
   */
  readonly apply?: boolean;
  /** What the prompt opened: the reply begins inside. */
  readonly startsInside?: 'reasoning' | 'recipient';
  /**
   * What a reply must call: any tool, or one by its name. The prompt asks for it, `exportCalls` holds a model to it, and a reply
   * without such a call has an error.
   *
   * @defaultValue 'auto': nothing
   */
  readonly toolChoice?: ToolChoice;
  /**
   * What ends a thought that its own marker does not close, in dialects whose models forget that marker.
   *
   * - `'end-at-calls'`: the opening marker of a call, unless the thought is closed after it. Whether it is shows at the end
   *   of the text, so a stream keeps such a call until then. It is complete where the model is known to have stopped by
   *   itself (`finished: true`): else the text may be cut off behind a draft.
   * - `'end-at-once'`: that marker, whatever follows. A stream hands the call out as it comes.
   * - `'closed-only'`: nothing. A call in a thought is never one.
   *
   * @defaultValue 'end-at-calls'
   */
  readonly thoughts?: ThoughtEnd;
}

/** What is known of each tool, by its name. */
export function schemasOf(tools: Tools): ReadonlyMap<string, ToolSchema> {
  return new Map(Object.entries(tools).map(([tool, schema]) => [tool, new ToolSchema(schema)]));
}

/** Refuses what is no option, before it fails somewhere inside. */
export function requireUsable(options: { readonly [Key in keyof ToolCallOptions]: unknown }): void {
  requireObject(options, 'options');
  const { dialect: name, tools, startsInside, thoughts } = options;
  if (name !== 'auto' && (typeof name !== 'string' || !isDialect(name))) {
    const hint = didYouMean(String(name), dialectNames) || `: it is auto, or one of ${dialectNames.join(', ')}`;
    throw new TypeError(`there are no calls in the dialect ${String(name)}${hint}`);
  }
  if (startsInside !== undefined && startsInside !== 'reasoning' && startsInside !== 'recipient')
    throw new TypeError(`startsInside is 'reasoning' or 'recipient', not ${String(startsInside)}`);
  if (thoughts !== undefined && !thoughtEndNames.includes(String(thoughts)))
    throw new TypeError(`thoughts is '${thoughtEndNames.join("' or '")}', not ${String(thoughts)}`);
  requireChoice(options.toolChoice, tools);
  if (tools === undefined) return;
  if (!isRecord(tools)) throw new TypeError('tools is an object of schemas by the names of the tools');
  for (const [tool, schema] of Object.entries(tools)) {
    if (typeof schema !== 'function' && !isRecord(schema))
      throw new TypeError(
        `the tool ${tool} needs a Standard Schema, or { description?, parameters } with a JSON Schema`,
      );
    const other = otherPlace(schema);
    if (other !== undefined)
      throw new TypeError(`the tool ${tool} has ${other}: give its JSON Schema as { description?, parameters }`);
  }
}

function requireChoice(choice: unknown, tools: unknown): void {
  if (choice === undefined || choice === 'auto' || choice === 'required') return;
  if (!isRecord(choice) || typeof choice.tool !== 'string')
    throw new TypeError("toolChoice is 'auto', 'required' or { tool: its name }");
  if (isRecord(tools) && !Object.hasOwn(tools, choice.tool))
    throw new TypeError(
      `toolChoice names ${choice.tool}${didYouMean(choice.tool, Object.keys(tools)) || ', which is none of the tools'}`,
    );
}

/** Where a description without parameters seems to have them: other APIs, and JSON Schemas alone, are shaped otherwise. */
function otherPlace(schema: object): string | undefined {
  if ('parameters' in schema || '~standard' in schema) return undefined;
  return ['inputSchema', 'input_schema', 'function', 'properties'].find((key) => key in schema);
}
