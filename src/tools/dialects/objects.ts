import { callObject, listed } from './call-object.ts';
import type { Dialect, Words } from './dialect.ts';
import { tagged } from './tagged.ts';

/** A marker at the beginning of a line. */
function atLineStart(...markers: readonly string[]): Words {
  return markers.flatMap((marker) => [marker, `\n${marker}`]);
}

/** A fence below a label, or beside it. */
function fencesBelow(label: string): Words {
  return ['\n', ' ', ''].map((gap) => `${label}${gap}\`\`\``);
}
const bold = fencesBelow('**Action:**');

const TOOL_CALLS: Dialect['block'] = {
  open: ['<tool_calls>'],
  close: ['</tool_calls>'],
  wrongOpen: ['<tool_call>'],
  wrongClose: ['</tool_call>'],
};

/** Dialects that write calls as JSON objects between markers. */
export const objects: Readonly<
  Record<
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
    | 'command-r-plus'
    | 'llama3-json',
    Dialect
  >
> = {
  hermes: {
    who: 'Hermes 2 Pro and 3, Qwen 2.5 and 3, QwQ, Granite 4, SmolLM3, MiMo',
    breaksThought: true,
    tokens: [],
    block: {
      open: ['<tool_call>'],
      close: ['</tool_call>'],
      wrongOpen: ['<toolcall>', '<tools>', '<function_call>', '<tool_calls>'],
      wrongClose: ['</toolcall>', '</tools>', '</function_call>', '</tool_calls>', '</tool_call'],
    },
    object: callObject,
    mayBeFenced: true,
    tagged: tagged['qwen3-coder'],
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
    think: [['<think>'], ['</think>', '[BEGIN FINAL RESPONSE]']],
    tokens: ['<|end|>'],
    block: TOOL_CALLS,
    object: listed,
  },
  jamba: { who: 'Jamba', tokens: ['<|eom|>'], block: TOOL_CALLS, object: listed },
  hunyuan: {
    who: 'Hunyuan A13B',
    tokens: ['<|eos|>'],
    region: [
      ['<answer>\n', '<answer>'],
      ['\n</answer>', '</answer>'],
    ],
    block: TOOL_CALLS,
    object: listed,
  },
  firefunction: {
    who: 'FireFunction v2',
    tokens: ['<|eot_id|>'],
    block: { open: ['functools'], close: [], isWord: true },
    object: listed,
  },
  phi4: {
    who: 'Phi-4-mini',
    tokens: ['<|end|>'],
    block: { open: ['<|tool_call|>'], close: ['<|/tool_call|>'] },
    listWord: ['functools'],
    object: listed,
  },
  granite: {
    who: 'Granite 3.0 to 4, and 20b-functioncalling',
    tokens: ['<|end_of_text|>'],
    block: {
      open: ['<|tool_call|>', '<tool_call>', '<function_call>'],
      close: ['</tool_call>'],
      mayStayOpen: true,
      ofOne: new Map([
        ['<tool_call>', 'closes'],
        ['<function_call>', 'stays open'],
      ]),
    },
    object: { ...listed, list: 'any' },
    bare: 'list',
  },
  internlm2: {
    who: 'InternLM 2 and 2.5',
    tokens: ['<|im_end|>'],
    block: {
      open: ['<|action_start|><|plugin|>', '<|action_start|> <|plugin|>'],
      close: ['<|action_end|>'],
      wrongOpen: ['<|action_start|>'],
    },
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
    fence: 'json',
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
    region: [
      ['<|START_RESPONSE|>', '<|START_TEXT|>'],
      ['<|END_RESPONSE|>', '<|END_TEXT|>'],
    ],
    turn: ['<|CHATBOT_TOKEN|>'],
    citation: [['<co>'], ['</co']],
    block: { open: ['<|START_ACTION|>'], close: ['<|END_ACTION|>'] },
    object: { ...listed, nameKey: 'tool_name', argumentsKey: 'parameters', idKey: 'tool_call_id' },
  },
  'command-r-plus': {
    who: 'Command R and R+ of 2024',
    tokens: ['<|END_OF_TURN_TOKEN|>'],
    block: {
      open: atLineStart(...fencesBelow('Action:').map((fence) => `${fence}json`)),
      close: ['```'],
      wrongOpen: atLineStart(...fencesBelow('Action:'), ...bold.map((fence) => `${fence}json`), ...bold),
      below: atLineStart('Action:', '**Action:**'),
    },
    object: { ...listed, nameKey: 'tool_name', argumentsKey: 'parameters', pseudo: 'directly-answer' },
  },
  'llama3-json': {
    who: 'Llama 3.1, 3.2 and 3.3',
    tokens: ['<|eom_id|>', '<|eot_id|>'],
    block: { open: ['<|python_tag|>'], close: [] },
    object: { ...callObject, argumentsKey: 'parameters', alsoKeys: ['arguments'] },
    bare: 'object',
    code: ['<|python_tag|>'],
    separator: [';'],
  },
};
