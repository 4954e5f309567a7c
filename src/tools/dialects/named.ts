import { listed } from './call-object.ts';
import type { Dialect, Words } from './dialect.ts';

/**
 * Variants of one of DeepSeek's markers by models, given its words, such as `tool calls begin`: with other bars and
 * blanks.
 */
function lookAlikes(words: string): Words {
  const bars = ['｜', '|'];
  const mixed = ['▁', '_'].flatMap((blank) =>
    bars.flatMap((open) => bars.map((close) => `<${open}${words.replaceAll(' ', blank)}${close}>`)),
  );
  return [...mixed.slice(1), `<｜${words}｜>`, `<｜${words.replaceAll(' ', '\\_')}｜>`];
}

const DEEPSEEK_BLOCK: NonNullable<Dialect['block']> = {
  open: ['<｜tool▁calls▁begin｜>'],
  close: ['<｜tool▁calls▁end｜>'],
  wrongOpen: lookAlikes('tool calls begin'),
  wrongClose: lookAlikes('tool calls end'),
};
const DEEPSEEK_CALL = '<｜tool▁call▁begin｜>';
const DEEPSEEK_TYPED = `${DEEPSEEK_CALL}function<｜tool▁sep｜>`;

/** Dialects that write the name of a tool, and its arguments as JSON or in a similar notation. */
export const named: Readonly<
  Record<'mistral' | 'kimi-k2' | 'deepseek-v3.1' | 'deepseek-v3' | 'functionary' | 'gemma4' | 'functiongemma', Dialect>
> = {
  mistral: {
    who: 'Mistral, Devstral, Magistral, Ministral',
    think: [['[THINK]'], ['[/THINK]']],
    tokens: ['</s>', '[TOOL_RESULTS]'],
    block: {
      open: ['[TOOL_CALLS]'],
      close: ['[/TOOL_CALLS]'],
      wrongOpen: ['[tool_calls]', '[Tool_Calls]', '[TOOL_CALL]'],
      wrongClose: ['[/tool_calls]', '[/Tool_Calls]', '[/TOOL_CALL]'],
      mayStayOpen: true,
    },
    object: { ...listed, idKey: 'id' },
    bare: 'marked list',
    call: {
      open: [''],
      nameEnd: ['[ARGS]'],
      wrongNameEnd: ['[args]', '[Args]'],
      id: ['[CALL_ID]'],
      close: [],
      loose: true,
      json: 'right',
    },
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
      mayLackNameEnd: true,
      close: ['<|tool_call_end|>'],
      isId: true,
      json: 'right',
    },
  },
  'deepseek-v3.1': {
    who: 'DeepSeek V3.1, Terminus, V3.2-Exp',
    tokens: ['<｜end▁of▁sentence｜>'],
    block: DEEPSEEK_BLOCK,
    call: {
      open: [DEEPSEEK_CALL],
      wrongOpen: lookAlikes('tool call begin'),
      nameEnd: ['<｜tool▁sep｜>'],
      wrongNameEnd: lookAlikes('tool sep'),
      other: { open: [DEEPSEEK_TYPED], nameEnd: ['```json'] },
      close: ['<｜tool▁call▁end｜>'],
      wrongClose: lookAlikes('tool call end'),
      json: 'right',
    },
  },
  'deepseek-v3': {
    who: 'DeepSeek V3 and R1',
    tokens: ['<｜end▁of▁sentence｜>'],
    block: DEEPSEEK_BLOCK,
    call: {
      open: [DEEPSEEK_TYPED],
      wrongOpen: lookAlikes('tool call begin').map((begin, at) => `${begin}function${lookAlikes('tool sep')[at]}`),
      nameEnd: ['```json'],
      wrongNameEnd: ['```'],
      mayLackNameEnd: true,
      other: { open: [DEEPSEEK_CALL], nameEnd: ['<｜tool▁sep｜>'] },
      close: ['```<｜tool▁call▁end｜>', '<｜tool▁call▁end｜>'],
      wrongClose: lookAlikes('tool call end').flatMap((end) => [`\`\`\`${end}`, end]),
      json: 'right',
    },
  },
  functionary: {
    who: 'Functionary v3.1 and v3.2',
    recipient: ['>>>'],
    code: ['<|python_tag|>'],
    tokens: ['<|eom_id|>', '<|eot_id|>'],
    call: { open: ['<function='], nameEnd: ['>'], close: ['</function>'], wrongClose: ['</tool_call>'], json: 'right' },
  },
  gemma4: {
    who: 'Gemma 4',
    think: [['<|channel>thought\n', '<|channel>'], ['<channel|>']],
    tokens: ['<turn|>', '<eos>', '<|tool_response>'],
    quote: ['<|"|>'],
    call: {
      open: ['<|tool_call>call:'],
      wrongOpen: ['<|tool_call>'],
      loneOpen: ['call:'],
      nameEnd: [],
      close: ['<tool_call|>'],
      wrongClose: ['<|tool_call|>', '<|/tool_call|>', '</tool_call>', '</tool_call|>'],
      loose: true,
      json: 'right',
    },
  },
  functiongemma: {
    who: 'FunctionGemma',
    tokens: ['<end_of_turn>', '<eos>', '<start_function_response>'],
    quote: ['<escape>'],
    call: {
      open: ['<start_function_call>call:'],
      loneOpen: ['call:'],
      nameEnd: [],
      close: ['<end_function_call>'],
      loose: true,
      json: 'right',
    },
  },
};
