import { requireObject } from '../core/argument.ts';
import { didYouMean } from '../core/nearest.ts';
import { isRecord } from '../core/record.ts';
import { type DialectName, dialectNames, isDialect, type ThoughtEnd, thoughtEndNames } from './dialects/index.ts';
import { ToolSchema, type Tools } from './schema.ts';
import type { ToolChoice } from './tool-choice.ts';

/** The options of {@link toolCalls}. */
export interface ToolCallOptions<Given extends Tools = Tools> {
  /** The name of a dialect; `auto` reads each call in the dialect of its marker. */
  readonly dialect: DialectName | 'auto';
  /**
   * The known tools: used to check names and types, and to type raw values.
   *
   * @defaultValue none; in `xml-tools`, which recognises calls by the names of their tags, the usual tools of Cline
   *   and Roo
   */
  readonly tools?: Given;
  /**
   * Return the schemas' output as arguments, with defaults, coercions and transforms. Events have the text's own values
   * in either case.
   *
   * @defaultValue false
   */
  readonly apply?: boolean;
  /** What the prompt opened: the reply begins inside it. */
  readonly startsInside?: 'reasoning' | 'recipient';
  /**
   * What a reply has to call: any tool, or one by its name. The prompt asks for it, `exportCalls` enforces it, and a
   * reply without such a call has an error.
   *
   * @defaultValue 'auto': nothing
   */
  readonly toolChoice?: ToolChoice;
  /**
   * What ends a thought that its own marker does not close, in dialects whose models forget that marker.
   *
   * - `'end-at-calls'`: the opening marker of a call, unless the thought is closed after it. Only the end of the text
   *   shows whether it is, so a stream holds such a call back until then. The call is complete if the model is known to
   *   have stopped by itself (`finished: true`): otherwise the text may be cut off after a draft.
   * - `'end-at-once'`: that marker, whatever follows. A stream hands the call out as it arrives.
   * - `'closed-only'`: nothing. A call in a thought never counts.
   *
   * @defaultValue 'end-at-calls'
   */
  readonly thoughts?: ThoughtEnd;
}

export function schemasOf(tools: Tools): ReadonlyMap<string, ToolSchema> {
  return new Map(Object.entries(tools).map(([tool, schema]) => [tool, new ToolSchema(schema)]));
}

/** Refuses wrong options, before they fail somewhere inside. */
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

/** Where a description without `parameters` seems to have them, as in other APIs and plain JSON Schemas. */
function otherPlace(schema: object): string | undefined {
  if ('parameters' in schema || '~standard' in schema) return undefined;
  return ['inputSchema', 'input_schema', 'function', 'properties'].find((key) => key in schema);
}
