import type { Range } from '../../core/range.ts';
import type { StandardSchema } from '../../core/standard-schema.ts';
import type { ToolOffers } from '../../formats/dml/inside.ts';
import type { SchemaOutput } from './schema.ts';

/**
 * A checked call of one of the tools: `tool` determines the type of `args`.
 *
 * @example ToolCall<{ read_file: { params: ['path'] } }> // { tool: 'read_file', args: { path: string }, range: Range }
 */
export type ToolCall<Offers extends ToolOffers> = {
  [Name in keyof Offers & string]: {
    readonly tool: Name;
    readonly args: ToolArguments<Offers[Name]>;
    /** The macro's range in the text. */
    readonly range: Range;
  };
}[keyof Offers & string];

/** The arguments of a tool by name: the output of its schema, or strings. */
export type ToolArguments<Offer> = Offer extends StandardSchema
  ? SchemaOutput<Offer>
  : Offer extends { readonly schema: infer Schema extends StandardSchema }
    ? SchemaOutput<Schema>
    : Offer extends { readonly params: infer Params extends readonly string[] }
      ? Simplify<
          Strings<Params, Offer extends { readonly required: infer Count extends number } ? Count : Params['length']>
        >
      : never;

/** The first `Count` names are required, the others optional. */
type Strings<
  Params extends readonly string[],
  Count extends number,
  Seen extends readonly unknown[] = [],
> = Params extends readonly [infer Name extends string, ...infer Rest extends readonly string[]]
  ? Seen['length'] extends Count
    ? { readonly [Key in Params[number]]?: string }
    : { readonly [Key in Name]: string } & Strings<Rest, Count, [...Seen, Name]>
  : Params extends readonly []
    ? unknown
    : Readonly<Record<string, string>>;

type Simplify<Type> = { [Key in keyof Type]: Type[Key] };
