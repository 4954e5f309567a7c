import { callObject } from './call-object.ts';
import type { Dialect, Words } from './dialect.ts';
import { dsml, invokes } from './invokes.ts';
import { tagTools } from './tag-tools.ts';

/** The prefix of each MiniMax M3 tag. */
const MINIMAX = ']<]minimax[>[';

const STEP_CALL = '<｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name=';
const STEP_LOOK_ALIKES: Words = [
  '<｜tool_call_begin｜>',
  '<|tool_call_begin|>function<|tool_sep|>',
  '<|tool_call_begin|>',
].map((begin) => `${begin}<steptml:invoke name=`);

/** Without the prefix of its tags, or without the text before the first one. */
const STEP_LOOSE: Words = [STEP_CALL.replace('steptml:', ''), '<steptml:invoke name=', '<invoke name='].map(
  (open) => `${open}"`,
);

const NAMESPACE = 'antml:';

/** The common markers of Seed's models. */
const SEED: Omit<Dialect, 'who'> = {
  think: [['<seed:think>'], ['</seed:think>']],
  tokens: ['<seed:eos>'],
  block: {
    open: ['<seed:tool_call>'],
    close: ['</seed:tool_call>'],
    holdsOne: true,
    wrongOpen: ['<tool_call>'],
    wrongClose: ['</tool_call>'],
  },
};

/** Dialects that write each argument between tags. */
export const tagged: Readonly<
  Record<
    | 'qwen3-coder'
    | 'seed-oss'
    | 'seed-2'
    | 'minimax-m2'
    | 'anthropic'
    | 'deepseek-dsml'
    | 'glm'
    | 'iquest'
    | 'step3'
    | 'kimi-k3'
    | 'minimax-m3'
    | 'xml-tools',
    Dialect
  >
> = {
  'qwen3-coder': {
    who: 'Qwen3-Coder, Qwen3.5 to 3.8, Nemotron 3 Nano, Step 3.5 to 3.7',
    breaksThought: true,
    tokens: ['<|im_end|>'],
    block: { open: ['<tool_call>'], close: ['</tool_call>'], holdsOne: true },
    ...functions({ layout: true, mayBeTag: true }),
  },
  'seed-oss': {
    who: 'Seed-OSS',
    ...SEED,
    ...functions({ layout: false }),
  },
  'seed-2': {
    who: 'Doubao Seed 2.0',
    ...SEED,
    call: {
      open: ['<function name="'],
      wrongOpen: ["<function name='", '<function name=', '<function='],
      nameEnd: ['">'],
      close: ['</function>'],
      json: 'wrong',
    },
    parameter: {
      open: ['<parameter name="'],
      wrongOpen: ["<parameter name='", '<parameter name=', '<parameter='],
      keyEnd: ['"'],
      headEnd: ['>'],
      says: 'string',
      close: ['</parameter>'],
      closeStart: ['</parameter'],
      layout: false,
    },
  },
  'minimax-m2': {
    who: 'MiniMax M2',
    breaksThought: true,
    tokens: ['[e~['],
    block: {
      open: ['<minimax:tool_call>'],
      close: ['</minimax:tool_call>'],
      wrongOpen: ['<minimax:tool_calls>', '<minimax:toolcall>'],
      wrongClose: ['</minimax:tool_calls>', '</minimax:toolcall>', '</tool_call>'],
    },
    ...invokes('', { python: true }),
  },
  anthropic: {
    who: 'Claude under prompt tools, and models trained on its output',
    think: [['<thinking>'], ['</thinking>']],
    tokens: [],
    block: {
      open: ['<function_calls>', `<${NAMESPACE}function_calls>`, '<tool_calls>'],
      close: ['</function_calls>', `</${NAMESPACE}function_calls>`, '</tool_calls>'],
    },
    ...invokes(NAMESPACE, { call: { inElements: true } }),
  },
  'deepseek-dsml': { who: 'DeepSeek V3.2 and V4', ...dsml('DSML', '', ['function_calls', 'tool_calls']) },
  glm: {
    who: 'GLM-4.5 to 5',
    ...glm(['<tool_call>'], ['</tool_call>']),
  },
  iquest: { who: 'IQuest Q1', ...glm(['<iquest_tool_call>'], ['</iquest_tool_call>']) },
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
      open: [`${STEP_CALL}"`],
      wrongOpen: [STEP_CALL, ...STEP_LOOK_ALIKES.flatMap((begin) => [`${begin}"`, begin]), ...STEP_LOOSE],
      nameEnd: ['">'],
      close: ['</steptml:invoke><｜tool_call_end｜>'],
      wrongClose: [
        '</steptml:invoke><|tool_call_end|>',
        '</steptml:invoke>\n<｜tool_call_end｜>',
        '</invoke><｜tool_call_end｜>',
        '</invoke>\n<｜tool_call_end｜>',
        '</steptml:invoke>',
        '</invoke>',
        '<｜tool_call_end｜>',
        '<|tool_call_end|>',
      ],
      json: 'wrong',
    },
    parameter: {
      open: ['<steptml:parameter name="'],
      wrongOpen: ["<steptml:parameter name='", '<steptml:parameter name='],
      otherOpen: ['<parameter name="'],
      otherClose: ['</parameter>'],
      keyEnd: ['">'],
      close: ['</steptml:parameter>'],
      layout: false,
    },
  },
  'kimi-k3': {
    who: 'Kimi K3',
    isTight: true,
    tokens: ['<|close|>message<|sep|>'],
    region: [['<|open|>response<|sep|>'], ['<|close|>response<|sep|>']],
    block: { open: ['<|open|>tools<|sep|>'], close: ['<|close|>tools<|sep|>'] },
    call: {
      open: ['<|open|>call tool="'],
      nameEnd: ['"'],
      headEnd: ['<|sep|>'],
      isNumbered: true,
      isEscaped: true,
      close: ['<|close|>call<|sep|>'],
      json: 'wrong',
    },
    parameter: {
      open: ['<|open|>argument key="'],
      keyEnd: ['"'],
      headEnd: ['<|sep|>'],
      says: 'type',
      close: ['<|close|>argument<|sep|>'],
      closeStart: ['<|close|>'],
      layout: false,
    },
  },
  'minimax-m3': {
    who: 'MiniMax M3',
    think: [['<mm:think>'], ['</mm:think>']],
    breaksThought: true,
    tokens: ['[e~['],
    block: {
      open: [`${MINIMAX}<tool_call>`],
      close: [`${MINIMAX}</tool_call>`],
      wrongClose: ['</tool_call>'],
      otherOpen: ['<tool_call>'],
    },
    call: {
      open: [`${MINIMAX}<invoke name="`],
      wrongOpen: ['<invoke name="'],
      nameless: [`${MINIMAX}<invoke>`],
      nameEnd: ['">'],
      close: [`${MINIMAX}</invoke>`],
      wrongClose: ['</invoke>'],
      json: 'wrong',
    },
    elements: { open: [`${MINIMAX}<`], close: [`${MINIMAX}</`], noKeys: ['tool_call', 'invoke'] },
  },
  'xml-tools': {
    who: 'The classic tags of Cline and Roo: any model that is prompted so',
    think: [['<thinking>'], ['</thinking>']],
    tokens: [],
    elements: { open: ['<'], close: ['</'], ofTools: true, usual: tagTools },
  },
};

/** `<function=x><parameter=k>v</parameter></function>` */
function functions(
  style: Pick<NonNullable<Dialect['parameter']>, 'layout' | 'mayBeTag'>,
): Pick<Dialect, 'object' | 'objectIsWrong' | 'call' | 'parameter'> {
  return {
    object: callObject,
    objectIsWrong: true,
    call: {
      open: ['<function='],
      wrongOpen: ['<function="', "<function='", '<function name="', "<function name='", '<function name='],
      nameless: ['<function>'],
      nameEnd: ['>'],
      close: ['</function>'],
      json: 'wrong',
    },
    parameter: {
      open: ['<parameter='],
      wrongOpen: ['<parameter="', "<parameter='", '<parameter name="', "<parameter name='", '<parameter name='],
      keyEnd: ['>'],
      close: ['</parameter>'],
      closeStart: ['</parameter'],
      ...style,
    },
  };
}

/** A name, and each argument as a key and a value. */
function glm(open: Words, close: Words): Omit<Dialect, 'who'> {
  return {
    breaksThought: true,
    tokens: ['<|observation|>', '<|user|>'],
    block: { open, close, holdsOne: true },
    object: callObject,
    objectIsWrong: true,
    call: { open: [''], nameEnd: [], wrongNameEnd: ['>'], close: [], loose: true, json: 'wrong' },
    parameter: {
      open: ['<arg_key>'],
      keyEnd: ['</arg_key>'],
      valueOpen: ['<arg_value>'],
      close: ['</arg_value>'],
      layout: false,
      python: true,
      mayBeTag: true,
    },
  };
}
