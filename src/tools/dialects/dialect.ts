import type { ToolSchema } from '../schema.ts';
import type { ObjectShape } from './call-object.ts';

/** Words that can be in one place; none where the dialect has no such place. */
export type Words = readonly string[];

/** What one dialect writes: the words of its markers, and what of the grammars it uses. */
export interface Dialect {
  /** Which models write it. */
  readonly who: string;
  /** The markers of a thought, besides `<think>`. */
  readonly think?: readonly [open: Words, close: Words];
  /** A marker of a call ends a thought that is open: at once, or unless the thought is closed after it. */
  readonly breaksThought?: boolean | 'at once';
  /** A reply is text with calls in it, if not said otherwise. */
  readonly shape?: 'messages' | 'steps';
  readonly messages?: {
    /** What ends a message. */
    readonly close: Words;
    /** Only recipients are in their heads; what a tool is sent are calls in tags. */
    readonly addressed?: boolean;
    /** A blank is beside each marker, and the recipient before the channel. */
    readonly padded?: boolean;
  };
  /** What is before a recipient: text, code, or a tool. */
  readonly recipient?: Words;
  /** What is before code for an interpreter. */
  readonly code?: Words;
  /** The end-of-turn tokens of its models. */
  readonly tokens: Words;
  /** The block of calls. Without a closing marker the block ends with its calls. */
  readonly block?: {
    readonly open: Words;
    readonly close: Words;
    readonly wrongOpen?: Words;
    readonly wrongClose?: Words;
    /** The opening marker without its token: it counts where a call follows. */
    readonly otherOpen?: Words;
    /** The closing marker may be missing. */
    readonly mayStayOpen?: boolean;
    /** The block is a fence below these words. */
    readonly below?: Words;
    /** Each call has a block of its own. */
    readonly holdsOne?: boolean;
    /** What is before the name of a tool that is before the block again. */
    readonly title?: Words;
    /** The opening marker is a word of prose too: it counts where a list of calls follows. */
    readonly isWord?: boolean;
    /** Where a list is the rule: the markers of a block of one call, and whether it closes. */
    readonly ofOne?: ReadonlyMap<string, 'closes' | 'stays open'>;
  };
  /** Other words that make a list of calls after them a block. */
  readonly listWord?: Words;
  /** The language of a fence that is the dialect's own wrapping. */
  readonly fence?: string;
  /** Call objects of JSON. */
  readonly object?: ObjectShape;
  /** Where call objects, or lists of them, may be without a marker. */
  readonly bare?: 'object' | 'list' | 'marked list';
  /** Call objects are read, and are another dialect's. */
  readonly objectIsWrong?: boolean;
  /** In a fence that opens the reply, an object that names a known tool is a call. */
  readonly mayBeFenced?: boolean;
  /** Tags in the place of call objects are read, and are this other dialect's. */
  readonly tagged?: Pick<Dialect, 'call' | 'parameter'>;
  readonly separator?: Words;
  /** Calls in Python: in lists, or each in its line. */
  readonly python?: 'list' | 'lines';
  /** A name, and what it takes: JSON, or parameters. */
  readonly call?: {
    readonly open: Words;
    readonly wrongOpen?: Words;
    readonly nameless?: Words;
    readonly nameEnd: Words;
    readonly headEnd?: Words;
    readonly id?: Words;
    /** None: the call ends with its arguments, or with its block. */
    readonly close: Words;
    readonly wrongClose?: Words;
    readonly wrongNameEnd?: Words;
    /** The end of the name may be missing before an object. */
    readonly mayLackNameEnd?: boolean;
    /** A call as another dialect of the family writes it. */
    readonly other?: { readonly open: Words; readonly nameEnd: Words };
    /** What is left of the opening marker when it was taken for a special token. */
    readonly loneOpen?: Words;
    readonly isId?: boolean;
    /** The calls are numbered, from 1. */
    readonly isNumbered?: boolean;
    /** Names, of parameters as well, are written as attributes of XML: with entities. */
    readonly isEscaped?: boolean;
    /** The name ends where what it takes begins. */
    readonly loose?: boolean;
    /** It may be written in elements alone, after the marker that is nameless. */
    readonly inElements?: boolean;
    /** Why JSON in it needs a word: it is another dialect's. */
    readonly json: 'right' | 'wrong';
  };
  readonly parameter?: {
    readonly open: Words;
    readonly wrongOpen?: Words;
    readonly keyEnd: Words;
    readonly headEnd?: Words;
    readonly valueOpen?: Words;
    /** What an attribute says of the value: whether it is a string, or its type. */
    readonly says?: 'string' | 'type';
    readonly close: Words;
    readonly closeStart?: Words;
    /** Its markers without their token: they count where no marker with it closes the value. */
    readonly otherOpen?: Words;
    readonly otherClose?: Words;
    /** What may be around the type of the value, after its key. */
    readonly type?: readonly [open: string, close: string];
    /** What may be around a value so that it is taken as it is. */
    readonly verbatim?: readonly [open: string, close: string];
    /** A newline beside its markers is layout. */
    readonly layout: boolean;
    /** Words of Python are values too, where nothing is known of the parameter. */
    readonly python?: boolean;
    /** A closing marker counts only where another marker follows. */
    readonly guarded?: boolean;
    /** One that a known tool takes may be written in a tag of its name. */
    readonly mayBeTag?: boolean;
  };
  /** Parameters whose tags are named after them. */
  readonly elements?: {
    readonly open: Words;
    readonly close: Words;
    /** The tags of a tool are named after it, and nothing is a call that is not among the tools. */
    readonly ofTools?: boolean;
    /** The tools that are meant where nobody names any. */
    readonly usual?: ReadonlyMap<string, ToolSchema>;
    /** Names of tags that are no parameters, in a dialect that knows parameters by their markers alone. */
    readonly noKeys?: Words;
  };
  /** Its models write no line breaks around calls. */
  readonly isTight?: boolean;
  /** Markers around the text itself. */
  readonly region?: readonly [open: Words, close: Words];
  /** What begins a turn, and says nothing in a reply. */
  readonly turn?: Words;
  readonly citation?: readonly [open: Words, close: Words];
  /** The quote of strings. */
  readonly quote?: Words;
}
