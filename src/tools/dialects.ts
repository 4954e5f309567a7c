import type { ObjectShape } from './call-objects.ts';

/** Words that can stand in one place; none where the dialect has no such place. */
type Words = readonly string[];

/** What one dialect writes: the words of its markers, and what of the grammars it uses. */
export interface Dialect {
  /** Which models write it. */
  readonly who: string;
  /** The markers of a thought, besides `<think>`. */
  readonly think?: readonly [open: Words, close: Words];
  /** A marker of a call ends a thought that is open. */
  readonly breaksThought?: boolean;
  /** The end-of-turn tokens of its models. */
  readonly tokens: Words;
  /** The block of calls. Without a closing marker the block ends with its calls. */
  readonly block?: {
    readonly open: Words;
    readonly close: Words;
    readonly wrongOpen?: Words;
    readonly wrongClose?: Words;
  };
  /** Call objects of JSON. */
  readonly object?: ObjectShape;
  /** Where call objects, or lists of them, may stand without a marker. */
  readonly bare?: 'object' | 'list' | 'unmarked list';
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
    readonly isId?: boolean;
    /** Why JSON in it needs a word: it is another dialect's. */
    readonly json: 'right' | 'wrong';
  };
  readonly parameter?: {
    readonly open: Words;
    readonly wrongOpen?: Words;
    readonly keyEnd: Words;
    readonly headEnd?: Words;
    readonly valueOpen?: Words;
    readonly close: Words;
    readonly closeStart?: Words;
    /** A newline beside its markers is layout. */
    readonly layout: boolean;
    /** A closing marker counts only where another marker follows. */
    readonly guarded?: boolean;
  };
  /** The quote of strings. */
  readonly quote?: Words;
}

const THINK_OPEN = '<think>';
const THINK_CLOSE = '</think>';
const TOKENS: Words = ['<|im_end|>', '<|endoftext|>', '</s>'];
const NONE: Words = [];
const ON: Words = [''];

const callObject: ObjectShape = {
  nameKey: 'name',
  argumentsKey: 'arguments',
  idKey: null,
  alsoKeys: [],
  nameIsKey: false,
  list: 'one',
};
const listed: ObjectShape = { ...callObject, list: 'list' };

/** All dialects of calls, by name. */
export const dialects = {
  hermes: {
    who: 'Hermes 2 Pro and 3, Qwen 2.5 and 3, QwQ, Granite 4, SmolLM3, MiMo',
    tokens: [],
    block: {
      open: ['<tool_call>'],
      close: ['</tool_call>'],
      wrongOpen: ['<toolcall>', '<tools>', '<function_call>', '<tool_calls>'],
      wrongClose: ['</toolcall>', '</tools>', '</function_call>', '</tool_calls>', '</tool_call'],
    },
    object: callObject,
  },
} as const satisfies Readonly<Record<string, Dialect>>;

/** The name of a dialect. */
export type DialectName = keyof typeof dialects;

/** The options of the grammar that make it read a dialect. */
export function wordsOf(dialect: Dialect): Readonly<Record<string, Words>> {
  const { block, call, parameter, think, object } = dialect;
  const opens = [...(block?.open ?? NONE), ...(block?.wrongOpen ?? NONE)];
  const callOpens = [...(call?.open ?? NONE), ...(call?.wrongOpen ?? NONE)].filter((word) => word !== '');
  const closes = [...(block?.close ?? NONE), ...(call?.close ?? NONE)];
  const wrongCloses = [...(block?.wrongClose ?? NONE), ...(call?.wrongClose ?? NONE)];
  const endTokens = [...TOKENS, ...dialect.tokens];
  const thinkOpen = [THINK_OPEN, ...(think?.[0] ?? NONE)];
  const thinkClose = [THINK_CLOSE, ...(think?.[1] ?? NONE)];
  const bareStarts = [
    ...(dialect.bare === undefined ? NONE : dialect.bare === 'object' ? ['{'] : NONE),
    ...(dialect.python === 'list' ? ['['] : NONE),
  ];
  const on = (is: boolean): Words => (is ? ON : NONE);
  return {
    tupleOpen: dialect.python === undefined ? NONE : ['('],
    tupleClose: dialect.python === undefined ? NONE : [')'],
    markedQuote: dialect.quote ?? NONE,
    ends: [...opens, ...callOpens, ...closes, ...wrongCloses, ...endTokens],
    thinkOpen,
    thinkClose,
    thoughtBreak: dialect.breaksThought === true ? [...opens, ...callOpens] : NONE,
    thoughtCode: on(dialect.breaksThought === true),
    stop: [...opens, ...callOpens, ...closes, ...endTokens, ...thinkOpen, ...thinkClose, ...bareStarts],
    endToken: endTokens,
    sectionOpen: block?.open ?? NONE,
    wrongSectionOpen: block?.wrongOpen ?? NONE,
    sectionClose: block?.close ?? NONE,
    wrongSectionClose: block?.wrongClose ?? NONE,
    sectionOver: on(block !== undefined && block.close.length === 0),
    separator: dialect.separator ?? NONE,
    json: on(object !== undefined),
    bareJson: on(dialect.bare === 'object'),
    bareLists: on(dialect.bare === 'list' || dialect.bare === 'unmarked list'),
    python: on(dialect.python === 'list'),
    lines: on(dialect.python === 'lines'),
    bare: on(call !== undefined && callOpens.length > 0),
    callOpen: call?.open ?? NONE,
    wrongCallOpen: call?.wrongOpen ?? NONE,
    namelessOpen: call?.nameless ?? NONE,
    nameEnd: call?.nameEnd ?? NONE,
    headEnd: call?.headEnd ?? ON,
    idOpen: call?.id ?? NONE,
    callClose: call?.close ?? NONE,
    wrongCallClose: call?.wrongClose ?? NONE,
    callOver: on(call !== undefined && call.close.length === 0),
    parameterOpen: parameter?.open ?? NONE,
    wrongParameterOpen: parameter?.wrongOpen ?? NONE,
    keyEnd: parameter?.keyEnd ?? NONE,
    parameterHeadEnd: parameter?.headEnd ?? ON,
    valueOpen: parameter?.valueOpen ?? NONE,
    parameterClose: parameter?.close ?? NONE,
    parameterCloseStart: parameter?.closeStart ?? NONE,
    layout: on(parameter?.layout === true),
    lenient: on(parameter !== undefined && parameter.guarded !== true),
    guarded: on(parameter?.guarded === true),
  };
}
