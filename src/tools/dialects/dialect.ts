import type { ToolSchema } from '../schema.ts';
import type { ObjectShape } from './call-object.ts';

/** The possible words at one place; empty if the dialect has no such place. */
export type Words = readonly string[];

/** The description of a dialect: the words of its markers, and the parts of the grammar that it uses. */
export interface Dialect {
  /** The models that write it. */
  readonly who: string;
  /** The markers of a thought, besides `<think>`. */
  readonly think?: readonly [open: Words, close: Words];
  /** Whether a marker of a call ends an open thought: at once, or unless the thought is closed later. */
  readonly breaksThought?: boolean | 'at once';
  /** By default, a reply is text with calls in it. */
  readonly shape?: 'messages' | 'steps';
  readonly messages?: {
    /** The end of a message. */
    readonly close: Words;
    /** Heads only contain recipients; messages to a tool contain calls in tags. */
    readonly addressed?: boolean;
    /** Markers are surrounded by blanks, and the recipient comes before the channel. */
    readonly padded?: boolean;
  };
  /** The marker before a recipient: text, code, or a tool. */
  readonly recipient?: Words;
  /** The marker before code for an interpreter. */
  readonly code?: Words;
  /** The end-of-turn tokens of its models. */
  readonly tokens: Words;
  /** The block of calls. Without a closing marker it ends with its calls. */
  readonly block?: {
    readonly open: Words;
    readonly close: Words;
    readonly wrongOpen?: Words;
    readonly wrongClose?: Words;
    /** Opening markers without their token: they count if a call follows. */
    readonly otherOpen?: Words;
    /** The closing marker is optional. */
    readonly mayStayOpen?: boolean;
    /** The block is a fence below these words. */
    readonly below?: Words;
    /** Each call has a separate block. */
    readonly holdsOne?: boolean;
    /** The marker before a tool name that is repeated before the block. */
    readonly title?: Words;
    /** The opening marker is also a word of prose: it counts if a list of calls follows. */
    readonly isWord?: boolean;
    /** If a list is usual: the markers of a block with one call, and whether it is closed. */
    readonly ofOne?: ReadonlyMap<string, 'closes' | 'stays open'>;
  };
  /** Other words that turn a following list of calls into a block. */
  readonly listWord?: Words;
  /** The language of a fence that models of the dialect put around calls. */
  readonly fence?: string;
  /** JSON call objects. */
  readonly object?: ObjectShape;
  /** Call objects, or lists of them, that may have no marker. */
  readonly bare?: 'object' | 'list' | 'marked list';
  /** Call objects are read, but belong to another dialect. */
  readonly objectIsWrong?: boolean;
  /** In a fence at the beginning of the reply, an object that names a known tool is a call. */
  readonly mayBeFenced?: boolean;
  /** Tags instead of call objects are read, but belong to this other dialect. */
  readonly tagged?: Pick<Dialect, 'call' | 'parameter'>;
  readonly separator?: Words;
  /** Calls in Python notation: in lists, or one on each line. */
  readonly python?: 'list' | 'lines';
  /** A name followed by JSON or parameters. */
  readonly call?: {
    readonly open: Words;
    readonly wrongOpen?: Words;
    readonly nameless?: Words;
    readonly nameEnd: Words;
    readonly headEnd?: Words;
    readonly id?: Words;
    /** Empty if the call ends with its arguments, or with its block. */
    readonly close: Words;
    readonly wrongClose?: Words;
    readonly wrongNameEnd?: Words;
    /** The marker after the name may be missing before an object. */
    readonly mayLackNameEnd?: boolean;
    /** The form of a call in another dialect of the family. */
    readonly other?: { readonly open: Words; readonly nameEnd: Words };
    /** The rest of an opening marker that was removed as a special token. */
    readonly loneOpen?: Words;
    readonly isId?: boolean;
    /** The calls are numbered from 1. */
    readonly isNumbered?: boolean;
    /** Names, including those of parameters, are XML attributes with entities. */
    readonly isEscaped?: boolean;
    /** The name ends where its arguments begin. */
    readonly loose?: boolean;
    /** It may consist of elements only, after a marker without a name. */
    readonly inElements?: boolean;
    /** Whether JSON arguments are reported, because they belong to another dialect. */
    readonly json: 'right' | 'wrong';
  };
  readonly parameter?: {
    readonly open: Words;
    readonly wrongOpen?: Words;
    readonly keyEnd: Words;
    readonly headEnd?: Words;
    readonly valueOpen?: Words;
    /** The meaning of an attribute: whether the value is a string, or its type. */
    readonly says?: 'string' | 'type';
    readonly close: Words;
    readonly closeStart?: Words;
    /** Markers without their token: they count if no complete marker closes the value. */
    readonly otherOpen?: Words;
    readonly otherClose?: Words;
    /** The optional markers around the value's type, after its key. */
    readonly type?: readonly [open: string, close: string];
    /** The optional markers around a value that is taken literally. */
    readonly verbatim?: readonly [open: string, close: string];
    /** A line end beside its markers is layout. */
    readonly layout: boolean;
    /** Python constants are values too, if the parameter is unknown. */
    readonly python?: boolean;
    /** A parameter of a known tool may be in a tag with its name. */
    readonly mayBeTag?: boolean;
  };
  /** Parameters in tags with their names. */
  readonly elements?: {
    readonly open: Words;
    readonly close: Words;
    /** Calls are in tags with the names of tools; only known tools are calls. */
    readonly ofTools?: boolean;
    /** The default tools. */
    readonly usual?: ReadonlyMap<string, ToolSchema>;
    /** Names of tags that are not parameters, in a dialect with separate markers for parameters. */
    readonly noKeys?: Words;
  };
  /** Its models write no line ends around calls. */
  readonly isTight?: boolean;
  /** Markers around the text itself. */
  readonly region?: readonly [open: Words, close: Words];
  /** The marker at the beginning of a turn, which means nothing in a reply. */
  readonly turn?: Words;
  readonly citation?: readonly [open: Words, close: Words];
  /** The quotes of strings. */
  readonly quote?: Words;
}
