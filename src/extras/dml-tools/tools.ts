import type { Event } from '../../core/event.ts';
import { setOwn } from '../../core/record.ts';
import type { Stream } from '../../core/stream.ts';
import { OuterStream } from '../../core/stream.ts';
import {
  type AliasTable,
  type Code,
  createStream,
  type DmlParsed,
  type Document,
  knownTools,
  type ParseOptions,
  type PromptOptions,
  parse,
  prompt,
  type ToolOffers,
  type Tools,
  ViewedResult,
} from '../../formats/dml/inside.ts';
import { type CheckedCalls, checkCalls } from './calls.ts';
import type { ToolCall } from './types.ts';

/** The options of `withTools(…).parse`. */
export interface ToolParseOptions extends Omit<ParseOptions, 'tools' | 'aliases'> {
  /**
   * The files that have short names. An argument that is just a reference is replaced by the path; a reference to an
   * unknown alias makes the call unusable. References inside longer arguments stay: `aliases.resolve` replaces them.
   */
  readonly aliases?: AliasTable;
}

/** A parsed answer with checked calls. */
export interface ToolReply<Offers extends ToolOffers> extends Omit<DmlParsed, 'calls'> {
  /** The calls that can be carried out, in text order. Problems of the others are in `diagnostics`, as errors. */
  readonly calls: readonly ToolCall<Offers>[];
}

/** A stream whose result has checked calls. */
export interface ToolStream<Offers extends ToolOffers> extends Omit<Stream<Document, Code>, 'end'> {
  end(): ToolReply<Offers> & { readonly events: readonly Event<Document, Code>[] };
}

/** A set of tools: reads answers that call them, and describes them to the model. */
export interface TypedTools<Offers extends ToolOffers> {
  parse(text: string, options?: ToolParseOptions): ToolReply<Offers>;
  /** `parse` for an answer that arrives in pieces. */
  createStream(options?: ToolParseOptions): ToolStream<Offers>;
  prompt(options?: Omit<PromptOptions, 'tools'>): string;
}

/**
 * Reads calls of these tools as typed values. The parameters decide which pipes are separators; a schema checks and
 * converts the arguments: `'true'` becomes a boolean where the schema wants one. Any synchronous Standard Schema works.
 *
 * A call is in `calls` only when its tool is known, its number of arguments is right, no required one is empty, and its
 * schema accepts them.
 *
 * @throws {RangeError} when a name cannot be in a macro, or a schema does not reveal the order of its fields
 *
 * @example
 * const tools = withTools({
 *   read_file: { params: ['path'] },
 *   list_files: z.object({ path: z.string(), recursive: z.boolean() }),
 * });
 * for (const call of tools.parse(answer).calls) {
 *   if (call.tool === 'list_files') walk(call.args.path, call.args.recursive);
 * }
 */
export function withTools<const Offers extends ToolOffers>(offers: Offers): TypedTools<Offers> {
  const tools = knownTools(offers);
  const shapes: Record<string, Tools[string]> = {};
  for (const tool of tools.values()) setOwn(shapes, tool.name, tool);
  const settings = ({ aliases, ...others }: ToolParseOptions): ParseOptions => {
    const root = others.root ?? aliases?.root;
    return {
      ...others,
      tools: shapes,
      ...(aliases === undefined ? {} : { aliases }),
      ...(root === undefined ? {} : { root }),
    };
  };
  const check = (parsed: DmlParsed, { aliases, root }: ToolParseOptions): CheckedCalls<Offers> =>
    checkCalls<Offers>(parsed, tools, aliases, root ?? aliases?.root);
  return {
    parse(text, options = {}) {
      const parsed = parse(text, settings(options));
      return new CheckedReply(parsed, check(parsed, options));
    },
    createStream(options = {}) {
      return new OuterStream(createStream(settings(options)), (end) => {
        const checked = check(end, options);
        const events = checked.found.map((diagnostic): Event<Document, Code> => ({ type: 'diagnostic', diagnostic }));
        return Object.assign(new CheckedReply(end, checked), { events: [...end.events, ...events] });
      });
    },
    prompt: (options = {}) => prompt({ ...options, tools: offers }),
  };
}

class CheckedReply<Offers extends ToolOffers> extends ViewedResult implements ToolReply<Offers> {
  readonly calls: readonly ToolCall<Offers>[];

  constructor(parsed: DmlParsed, { calls, found }: CheckedCalls<Offers>) {
    const diagnostics = [...parsed.diagnostics, ...found].sort((a, b) => a.range.start - b.range.start);
    super({ ...parsed, diagnostics, ok: parsed.ok && found.length === 0 });
    this.calls = calls;
  }
}
