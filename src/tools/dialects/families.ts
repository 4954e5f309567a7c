import { callObject } from './call-object.ts';
import type { Dialect } from './dialect.ts';
import { dsml, invokes } from './invokes.ts';

/** Arguments written as a key and a value. */
const KEY_AND_VALUE: Pick<NonNullable<Dialect['parameter']>, 'layout' | 'python'> = { layout: false, python: true };

/** A token of PLaMo. */
const plamo = (word: string): string => `<|plamo:${word}:plamo|>`;
const PLAMO_TYPE = '<|plamo:constrain|>json<|plamo:msg|>';
const PLAMO_ARGUMENTS = plamo('end_tool_name') + plamo('begin_tool_arguments');
const PLAMO_END = plamo('end_tool_arguments') + plamo('end_tool_request');

/** Dialects of single model families with their own markers for a common structure. */
export const families: Readonly<
  Record<
    | 'deepseek-v4.1'
    | 'gigachat-3.5'
    | 'gigachat-3.0'
    | 'hy3'
    | 'k2-horizon'
    | 'longcat'
    | 'dots'
    | 'solar-open-2'
    | 'minicpm5'
    | 'inkling'
    | 'plamo-3',
    Dialect
  >
> = {
  'deepseek-v4.1': { who: 'DeepSeek V4.1', ...dsml('DSML', ' ', ['calls']) },
  'gigachat-3.5': { who: 'GigaChat 3.5', ...dsml('GCML', '', ['tool_calls']), tokens: ['<|message_sep|>'] },
  'gigachat-3.0': {
    who: 'GigaChat 3.0 and 3.1',
    tokens: ['<|message_sep|>'],
    block: {
      open: ['<|message_sep|>\n\nfunction call<|role_sep|>\n', 'function call<|role_sep|>\n'],
      close: [],
      wrongOpen: ['<|message_sep|>function call<|role_sep|>', 'function call<|role_sep|>'],
    },
    object: callObject,
  },
  hy3: {
    who: 'Hunyuan 3',
    tokens: ['<|eos|>'],
    block: { open: ['<tool_calls>'], close: ['</tool_calls>'] },
    call: {
      open: ['<tool_call>'],
      nameEnd: ['<tool_sep>'],
      mayLackNameEnd: true,
      close: ['</tool_call>'],
      json: 'wrong',
    },
    parameter: {
      open: ['<arg_key>'],
      keyEnd: ['</arg_key>'],
      valueOpen: ['<arg_value>'],
      close: ['</arg_value>'],
      ...KEY_AND_VALUE,
    },
  },
  'k2-horizon': {
    who: 'K2 Horizon',
    think: [['<ifm|think>'], ['</ifm|think>']],
    tokens: [],
    region: [['<ifm|tool_calls>'], ['</ifm|tool_calls>']],
    block: {
      open: ['<ifm|tool_call>'],
      close: ['</ifm|tool_call>'],
      wrongClose: ['</tool_call>'],
      holdsOne: true,
    },
    object: callObject,
    call: { open: [''], nameEnd: [], close: [], loose: true, json: 'wrong' },
    parameter: {
      open: ['<ifm|arg_key>'],
      keyEnd: ['</ifm|arg_key>'],
      type: ['<ifm|arg_type>', '</ifm|arg_type>'],
      valueOpen: ['<ifm|arg_value>'],
      close: ['</ifm|arg_value>'],
      otherClose: ['</arg_value>'],
      ...KEY_AND_VALUE,
    },
  },
  longcat: {
    who: 'LongCat',
    think: [['<longcat_think>'], ['</longcat_think>']],
    tokens: ['</longcat_s>'],
    block: {
      open: ['<longcat_tool_call>'],
      close: ['</longcat_tool_call>'],
      wrongOpen: ['<tool_call>'],
      wrongClose: ['</tool_call>'],
    },
    object: callObject,
  },
  dots: {
    who: 'dots',
    tokens: ['<|endofresponse|>'],
    block: { open: ['<dots_function_call>'], close: ['</dots_function_call>'] },
    object: callObject,
    ...invokes('', { python: true }),
  },
  'solar-open-2': {
    who: 'Solar Open 2',
    think: [['<|think:start|>'], ['<|think:end|>']],
    tokens: ['<|end|>'],
    call: {
      open: ['<|tool_call:start|>'],
      nameEnd: [],
      close: ['<|tool_call:end|>'],
      loose: true,
      json: 'wrong',
    },
    parameter: {
      open: ['<|tool_arg:start|>'],
      keyEnd: ['<|tool_arg:value|>'],
      close: ['<|tool_arg:end|>'],
      ...KEY_AND_VALUE,
    },
  },
  minicpm5: {
    who: 'MiniCPM 5',
    tokens: ['<|im_end|>'],
    call: {
      open: ['<function name="'],
      wrongOpen: ["<function name='", '<function name=', '<function='],
      nameEnd: ['">'],
      close: ['</function>'],
      json: 'wrong',
    },
    parameter: {
      open: ['<param name="'],
      wrongOpen: ["<param name='", '<param name=', '<param=', '<parameter name="', '<parameter='],
      keyEnd: ['">'],
      close: ['</param>', '</parameter>'],
      closeStart: ['</param'],
      verbatim: ['<![CDATA[', ']]>'],
      ...KEY_AND_VALUE,
    },
  },
  inkling: {
    who: 'Inkling',
    tokens: ['<|end_message|>'],
    block: {
      open: ['<|content_invoke_tool_json|>'],
      close: ['<|end_message|>'],
      title: ['<|message_model|>'],
    },
    object: { ...callObject, argumentsKey: 'args' },
  },
  'plamo-3': {
    who: 'PLaMo 3',
    isTight: true,
    think: [[plamo('begin_think')], [plamo('end_think')]],
    tokens: [],
    block: { open: [plamo('begin_tool_requests')], close: [plamo('end_tool_requests')] },
    call: {
      open: [plamo('begin_tool_request') + plamo('begin_tool_name')],
      wrongOpen: [plamo('begin_tool_name')],
      nameEnd: [PLAMO_ARGUMENTS + PLAMO_TYPE],
      wrongNameEnd: [`${PLAMO_ARGUMENTS}<|plamo:msg|>`, PLAMO_ARGUMENTS, plamo('end_tool_name')],
      close: [PLAMO_END],
      wrongClose: [plamo('end_tool_request'), plamo('end_tool_arguments')],
      json: 'right',
    },
  },
};
