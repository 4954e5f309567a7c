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
    /** The closing marker may be missing. */
    readonly mayStayOpen?: boolean;
  };
  /** Call objects of JSON. */
  readonly object?: ObjectShape;
  /** Where call objects, or lists of them, may stand without a marker. */
  readonly bare?: 'object' | 'list' | 'marked list';
  /** Call objects are read, and are another dialect's. */
  readonly objectIsWrong?: boolean;
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
    /** The name ends where what it takes begins. */
    readonly loose?: boolean;
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
  /** Markers around the text itself. */
  readonly plain?: Words;
  readonly citation?: readonly [open: Words, close: Words];
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

const NAMESPACE = 'antml:';

/** `<invoke name="x"><parameter name="k">v</parameter></invoke>`, with a namespace or without. */
function invokes(namespace: string): Pick<Dialect, 'call' | 'parameter'> {
  const both = (before: string, after: string): Words => [...new Set([before + after, before + namespace + after])];
  return {
    call: {
      open: both('<', 'invoke name="'),
      wrongOpen: [...both('<', "invoke name='"), ...both('<', 'invoke name=')],
      nameless: both('<', 'invoke>'),
      nameEnd: ['">'],
      close: both('</', 'invoke>'),
      json: 'wrong',
    },
    parameter: {
      open: both('<', 'parameter name="'),
      keyEnd: ['">'],
      close: both('</', 'parameter>'),
      closeStart: both('</', 'parameter'),
      layout: true,
    },
  };
}

/** What models write for DeepSeek's outer markers. */
function lookAlikes(word: 'begin' | 'end'): Words {
  return [
    `<|tool_calls_${word}|>`,
    `<｜tool_calls_${word}｜>`,
    `<｜tool calls ${word}｜>`,
    `<｜tool\\_calls\\_${word}｜>`,
  ];
}

/** The dialects of calls that are read. */
export type DialectName =
  | 'hermes'
  | 'nemotron-toolcall'
  | 'apriel'
  | 'jamba'
  | 'hunyuan'
  | 'firefunction'
  | 'phi4'
  | 'granite'
  | 'internlm2'
  | 'gigachat'
  | 'xlam'
  | 'apertus'
  | 'command-r'
  | 'llama3-json'
  | 'mistral'
  | 'kimi-k2'
  | 'deepseek-v3.1'
  | 'deepseek-v3'
  | 'functionary'
  | 'qwen3-coder'
  | 'seed-oss'
  | 'minimax-m2'
  | 'anthropic'
  | 'deepseek-dsml'
  | 'glm'
  | 'step3'
  | 'pythonic'
  | 'olmo3'
  | 'gemma4'
  | 'functiongemma';

/** All dialects of calls, by name. */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
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
  'nemotron-toolcall': {
    who: 'Llama-Nemotron, Nemotron Nano v2',
    tokens: ['<SPECIAL_12>'],
    block: {
      open: ['<TOOLCALL>'],
      close: ['</TOOLCALL>'],
      wrongOpen: ['<toolcall>'],
      wrongClose: ['</toolcall>', '</TOOL_CALL>', '</tool_call>'],
    },
    object: { ...listed, list: 'any' },
  },
  apriel: {
    who: 'Apriel',
    tokens: ['<|end|>'],
    block: {
      open: ['<tool_calls>'],
      close: ['</tool_calls>'],
      wrongOpen: ['<tool_call>'],
      wrongClose: ['</tool_call>'],
    },
    object: listed,
  },
  jamba: {
    who: 'Jamba',
    tokens: ['<|eom|>'],
    block: {
      open: ['<tool_calls>'],
      close: ['</tool_calls>'],
      wrongOpen: ['<tool_call>'],
      wrongClose: ['</tool_call>'],
    },
    object: listed,
  },
  hunyuan: {
    who: 'Hunyuan A13B',
    tokens: ['<|eos|>'],
    block: {
      open: ['<tool_calls>'],
      close: ['</tool_calls>'],
      wrongOpen: ['<tool_call>'],
      wrongClose: ['</tool_call>'],
    },
    object: listed,
  },
  firefunction: {
    who: 'FireFunction v2',
    tokens: ['<|eot_id|>'],
    block: { open: ['functools'], close: [] },
    object: listed,
  },
  phi4: {
    who: 'Phi-4-mini',
    tokens: ['<|end|>'],
    block: { open: ['<|tool_call|>', 'functools'], close: ['<|/tool_call|>'] },
    object: listed,
  },
  granite: {
    who: 'Granite 3.0 to 4, and 20b-functioncalling',
    tokens: ['<|end_of_text|>'],
    block: { open: ['<|tool_call|>', '<tool_call>', '<function_call>'], close: ['</tool_call>'], mayStayOpen: true },
    object: { ...listed, list: 'any' },
    bare: 'list',
  },
  internlm2: {
    who: 'InternLM 2 and 2.5',
    tokens: ['<|im_end|>'],
    block: { open: ['<|action_start|><|plugin|>', '<|action_start|> <|plugin|>'], close: ['<|action_end|>'] },
    object: { ...callObject, argumentsKey: 'parameters' },
  },
  gigachat: {
    who: 'GigaChat',
    tokens: ['<|message_sep|>'],
    block: { open: ['<|function_call|>'], close: [] },
    object: callObject,
  },
  xlam: {
    who: 'xLAM',
    tokens: ['<|eot_id|>'],
    block: { open: ['[TOOL_CALLS]'], close: [] },
    object: listed,
    bare: 'list',
  },
  apertus: {
    who: 'Apertus',
    tokens: ['<|assistant_end|>'],
    block: { open: ['<|tools_prefix|>'], close: ['<|tools_suffix|>'] },
    object: { ...listed, nameIsKey: true },
  },
  'command-r': {
    who: 'Command R7B, Command A',
    think: [['<|START_THINKING|>'], ['<|END_THINKING|>']],
    tokens: ['<|END_OF_TURN_TOKEN|>'],
    plain: ['<|START_RESPONSE|>', '<|END_RESPONSE|>', '<|START_TEXT|>', '<|END_TEXT|>'],
    citation: [['<co>'], ['</co']],
    block: { open: ['<|START_ACTION|>'], close: ['<|END_ACTION|>'] },
    object: { ...listed, nameKey: 'tool_name', argumentsKey: 'parameters', idKey: 'tool_call_id' },
  },
  'llama3-json': {
    who: 'Llama 3.1, 3.2 and 3.3',
    tokens: ['<|eot_id|>', '<|eom_id|>'],
    block: { open: ['<|python_tag|>'], close: [] },
    object: { ...callObject, argumentsKey: 'parameters', alsoKeys: ['arguments'] },
    bare: 'object',
    separator: [';'],
  },
  mistral: {
    who: 'Mistral, Devstral, Magistral, Ministral',
    think: [['[THINK]'], ['[/THINK]']],
    tokens: ['</s>'],
    block: { open: ['[TOOL_CALLS]'], close: ['[/TOOL_CALLS]'], mayStayOpen: true },
    object: { ...listed, idKey: 'id' },
    bare: 'marked list',
    call: { open: [''], nameEnd: ['[ARGS]'], id: ['[CALL_ID]'], close: [], loose: true, json: 'right' },
  },
  'kimi-k2': {
    who: 'Kimi K2',
    breaksThought: true,
    tokens: ['<|im_end|>'],
    block: {
      open: ['<|tool_calls_section_begin|>', '<|tool_call_section_begin|>'],
      close: ['<|tool_calls_section_end|>', '<|tool_call_section_end|>'],
    },
    call: {
      open: ['<|tool_call_begin|>'],
      nameEnd: ['<|tool_call_argument_begin|>'],
      close: ['<|tool_call_end|>'],
      isId: true,
      json: 'right',
    },
  },
  'deepseek-v3.1': {
    who: 'DeepSeek V3.1, Terminus, V3.2-Exp',
    tokens: ['<｜end▁of▁sentence｜>'],
    block: {
      open: ['<｜tool▁calls▁begin｜>'],
      close: ['<｜tool▁calls▁end｜>'],
      wrongOpen: lookAlikes('begin'),
      wrongClose: lookAlikes('end'),
    },
    call: {
      open: ['<｜tool▁call▁begin｜>'],
      nameEnd: ['<｜tool▁sep｜>'],
      close: ['<｜tool▁call▁end｜>'],
      json: 'right',
    },
  },
  'deepseek-v3': {
    who: 'DeepSeek V3 and R1',
    tokens: ['<｜end▁of▁sentence｜>'],
    block: {
      open: ['<｜tool▁calls▁begin｜>'],
      close: ['<｜tool▁calls▁end｜>'],
      wrongOpen: lookAlikes('begin'),
      wrongClose: lookAlikes('end'),
    },
    call: {
      open: ['<｜tool▁call▁begin｜>function<｜tool▁sep｜>'],
      nameEnd: ['```json'],
      close: ['```<｜tool▁call▁end｜>', '<｜tool▁call▁end｜>'],
      json: 'right',
    },
  },
  functionary: {
    who: 'Functionary v3.1',
    tokens: ['<|eot_id|>', '<|eom_id|>'],
    call: { open: ['<function='], nameEnd: ['>'], close: ['</function>'], wrongClose: ['</tool_call>'], json: 'right' },
  },
  'qwen3-coder': {
    who: 'Qwen3-Coder, Qwen3.5, Nemotron 3 Nano, Step 3.5',
    tokens: ['<|im_end|>'],
    block: { open: ['<tool_call>'], close: ['</tool_call>'] },
    object: callObject,
    objectIsWrong: true,
    call: {
      open: ['<function='],
      wrongOpen: ['<function="', '<function name="', '<function name='],
      nameless: ['<function>'],
      nameEnd: ['>'],
      close: ['</function>'],
      json: 'wrong',
    },
    parameter: {
      open: ['<parameter='],
      wrongOpen: ['<parameter="', '<parameter name="', '<parameter name='],
      keyEnd: ['>'],
      close: ['</parameter>'],
      closeStart: ['</parameter'],
      layout: true,
      guarded: true,
    },
  },
  'seed-oss': {
    who: 'Seed-OSS',
    think: [['<seed:think>'], ['</seed:think>']],
    tokens: ['<seed:eos>'],
    block: {
      open: ['<seed:tool_call>'],
      close: ['</seed:tool_call>'],
      wrongOpen: ['<tool_call>'],
      wrongClose: ['</tool_call>'],
    },
    call: { open: ['<function='], nameless: ['<function>'], nameEnd: ['>'], close: ['</function>'], json: 'wrong' },
    parameter: {
      open: ['<parameter='],
      keyEnd: ['>'],
      close: ['</parameter>'],
      closeStart: ['</parameter'],
      layout: false,
      guarded: true,
    },
  },
  'minimax-m2': {
    who: 'MiniMax M2',
    tokens: ['[e~['],
    block: { open: ['<minimax:tool_call>'], close: ['</minimax:tool_call>'] },
    ...invokes(''),
  },
  anthropic: {
    who: 'Claude under prompt tools, and models trained on its output',
    tokens: [],
    block: {
      open: ['<function_calls>', `<${NAMESPACE}function_calls>`, '<tool_calls>'],
      close: ['</function_calls>', `</${NAMESPACE}function_calls>`, '</tool_calls>'],
    },
    ...invokes(NAMESPACE),
  },
  'deepseek-dsml': {
    who: 'DeepSeek V3.2 and V4',
    breaksThought: true,
    tokens: ['<｜end▁of▁sentence｜>'],
    block: {
      open: ['<｜DSML｜function_calls>', '<｜DSML｜tool_calls>'],
      close: ['</｜DSML｜function_calls>', '</｜DSML｜tool_calls>'],
    },
    call: {
      open: ['<｜DSML｜invoke name="'],
      nameless: ['<｜DSML｜invoke>'],
      nameEnd: ['">'],
      close: ['</｜DSML｜invoke>'],
      json: 'right',
    },
    parameter: {
      open: ['<｜DSML｜parameter name="'],
      keyEnd: ['"'],
      headEnd: ['>'],
      close: ['</｜DSML｜parameter>'],
      layout: false,
    },
  },
  glm: {
    who: 'GLM-4.5 to 5',
    tokens: ['<|observation|>', '<|user|>'],
    block: { open: ['<tool_call>'], close: ['</tool_call>'] },
    object: callObject,
    objectIsWrong: true,
    call: { open: [''], nameEnd: [], close: [], loose: true, json: 'wrong' },
    parameter: {
      open: ['<arg_key>'],
      keyEnd: ['</arg_key>'],
      valueOpen: ['<arg_value>'],
      close: ['</arg_value>'],
      layout: true,
    },
  },
  step3: {
    who: 'Step 3',
    tokens: ['<｜end▁of▁sentence｜>'],
    block: {
      open: ['<｜tool_calls_begin｜>'],
      close: ['<｜tool_calls_end｜>'],
      wrongOpen: ['<|tool_calls_begin|>'],
      wrongClose: ['<|tool_calls_end|>'],
    },
    call: {
      open: ['<｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="'],
      wrongOpen: ['<｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name='],
      nameEnd: ['">'],
      close: ['</steptml:invoke><｜tool_call_end｜>'],
      json: 'wrong',
    },
    parameter: {
      open: ['<steptml:parameter name="'],
      keyEnd: ['">'],
      close: ['</steptml:parameter>'],
      layout: false,
    },
  },
  pythonic: {
    who: 'Llama 4, LFM2, Llama 3.2, ToolACE',
    tokens: ['<|eot|>'],
    block: { open: ['<|python_start|>', '<|tool_call_start|>'], close: ['<|python_end|>', '<|tool_call_end|>'] },
    object: { ...listed, list: 'any' },
    python: 'list',
  },
  olmo3: {
    who: 'Olmo 3',
    tokens: ['<|im_end|>'],
    block: { open: ['<function_calls>'], close: ['</function_calls>'] },
    python: 'lines',
  },
  gemma4: {
    who: 'Gemma 4',
    think: [['<|channel>thought\n', '<|channel>'], ['<channel|>']],
    tokens: ['<turn|>', '<eos>', '<|tool_response>'],
    quote: ['<|"|>'],
    call: { open: ['<|tool_call>call:'], nameEnd: [], close: ['<tool_call|>'], loose: true, json: 'right' },
  },
  functiongemma: {
    who: 'FunctionGemma',
    tokens: ['<end_of_turn>', '<eos>', '<start_function_response>'],
    quote: ['<escape>'],
    call: {
      open: ['<start_function_call>call:'],
      nameEnd: [],
      close: ['<end_function_call>'],
      loose: true,
      json: 'right',
    },
  },
};

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
  const bareStarts = [...(dialect.bare === 'object' ? ['{'] : NONE), ...(dialect.python === 'list' ? ['['] : NONE)];
  const on = (is: boolean): Words => (is ? ON : NONE);
  return {
    tupleOpen: dialect.python === undefined ? NONE : ['('],
    tupleClose: dialect.python === undefined ? NONE : [')'],
    markedQuote: dialect.quote ?? NONE,
    ends: [...opens, ...callOpens, ...closes, ...wrongCloses, ...endTokens, ...(parameter?.open ?? NONE)],
    thinkOpen,
    thinkClose,
    thoughtBreak: dialect.breaksThought === true ? [...opens, ...callOpens] : NONE,
    thoughtCode: on(dialect.breaksThought === true),
    stop: [
      ...opens,
      ...callOpens,
      ...closes,
      ...endTokens,
      ...thinkOpen,
      ...thinkClose,
      ...bareStarts,
      ...(dialect.plain ?? NONE),
      ...(dialect.citation ?? NONE).flat(),
    ],
    endToken: endTokens,
    plainMarker: dialect.plain ?? NONE,
    citationOpen: dialect.citation?.[0] ?? NONE,
    citationClose: dialect.citation?.[1] ?? NONE,
    sectionOpen: block?.open ?? NONE,
    wrongSectionOpen: block?.wrongOpen ?? NONE,
    sectionClose: block?.close ?? NONE,
    wrongSectionClose: block?.wrongClose ?? NONE,
    sectionOver: on(block !== undefined && (block.close.length === 0 || block.mayStayOpen === true)),
    sectionCloses: on(block !== undefined && block.close.length > 0 && block.mayStayOpen !== true),
    separator: dialect.separator ?? NONE,
    json: on(object !== undefined),
    bareJson: on(dialect.bare === 'object'),
    bareLists: on(dialect.bare === 'list' || dialect.bare === 'marked list'),
    python: on(dialect.python === 'list'),
    lines: on(dialect.python === 'lines'),
    bare: on(call !== undefined && callOpens.length > 0),
    callOpen: call?.open ?? NONE,
    visibleOpen: (call?.open ?? NONE).filter((word) => word !== ''),
    loose: on(call?.loose === true),
    wrongCallOpen: call?.wrongOpen ?? NONE,
    namelessOpen: call?.nameless ?? NONE,
    nameEnd: call?.nameEnd ?? NONE,
    headEnd: call?.headEnd ?? ON,
    idOpen: call?.id ?? NONE,
    callClose: call?.close ?? NONE,
    wrongCallClose: call?.wrongClose ?? NONE,
    valueFollows: on(parameter?.valueOpen === undefined),
    endsWithText: on(parameter === undefined),
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
