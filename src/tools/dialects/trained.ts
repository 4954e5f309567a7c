import type { DialectName } from './index.ts';

/** A tool result in a message to the model. */
export interface Told {
  readonly id: string;
  readonly name: string;
  /** Text, or JSON. */
  readonly text: string;
}

/** A list of tools, between two markers. */
export interface TrainedTools {
  readonly open: string;
  readonly close: string;
  /** Each tool on its own line, or all in a JSON list. */
  readonly as: 'lines' | 'list';
  /** The text around each tool. */
  readonly each?: readonly [open: string, close: string];
  /** `{"type": "function", "function": {…}}`, as in APIs. */
  readonly isTyped: boolean;
}

/** The results of calls. */
export interface TrainedResults {
  /** The text around all of them. */
  readonly around?: readonly [open: string, close: string];
  each(told: Told): string;
  /** Markers that must not occur in a result. */
  readonly markers: readonly string[];
}

/** The structure of tools and results that the models of a dialect were trained on. */
export interface Trained {
  readonly tools?: TrainedTools;
  readonly results?: TrainedResults;
}

const TOOLS: TrainedTools = { open: '<tools>\n', close: '\n</tools>', as: 'lines', isTyped: true };
const TOOL_RESPONSE: TrainedResults = {
  each: ({ text }) => `<tool_response>\n${text}\n</tool_response>\n`,
  markers: ['<tool_response>', '</tool_response>'],
};
const HERMES: Trained = { tools: TOOLS, results: TOOL_RESPONSE };

/** Results between two markers. */
function between(open: string, close: string, around?: readonly [string, string]): TrainedResults {
  return {
    ...(around && { around }),
    each: ({ text }) => `${open}${text}${close}`,
    markers: [open, close, ...(around ?? [])].map((marker) => marker.trim()),
  };
}

/** The dialects with a known structure. */
export const trained: Readonly<Partial<Record<DialectName, Trained>>> = {
  hermes: HERMES,
  'qwen3-coder': HERMES,
  glm: HERMES,
  mistral: {
    tools: { open: '[AVAILABLE_TOOLS]', close: '[/AVAILABLE_TOOLS]', as: 'list', isTyped: true },
    results: between('[TOOL_RESULTS]', '[/TOOL_RESULTS]'),
  },
  'nemotron-toolcall': {
    tools: { open: '<AVAILABLE_TOOLS>', close: '</AVAILABLE_TOOLS>', as: 'list', isTyped: false },
    results: between('<TOOL_RESPONSE>', '</TOOL_RESPONSE>'),
  },
  'minimax-m2': {
    tools: { open: '<tools>\n', close: '\n</tools>', as: 'lines', each: ['<tool>', '</tool>'], isTyped: false },
    results: between('<response>', '</response>\n'),
  },
  anthropic: {
    tools: {
      open: '<functions>\n',
      close: '\n</functions>',
      as: 'lines',
      each: ['<function>', '</function>'],
      isTyped: false,
    },
    results: {
      around: ['<function_results>\n', '</function_results>'],
      each: ({ name, text }) => `<result>\n<tool_name>${name}</tool_name>\n<stdout>${text}</stdout>\n</result>\n`,
      markers: ['<result>', '</result>', '</stdout>', '</function_results>'],
    },
  },
  'deepseek-v3': {
    results: between('<｜tool▁output▁begin｜>', '<｜tool▁output▁end｜>', [
      '<｜tool▁outputs▁begin｜>',
      '<｜tool▁outputs▁end｜>',
    ]),
  },
  'deepseek-v3.1': { results: between('<｜tool▁output▁begin｜>', '<｜tool▁output▁end｜>') },
  'deepseek-dsml': {
    results: between('<result>', '</result>\n', ['<function_results>\n', '</function_results>']),
  },
  phi4: { tools: { open: '<|tool|>', close: '<|/tool|>', as: 'list', isTyped: false } },
  olmo3: { tools: { open: '<functions>', close: '</functions>', as: 'list', isTyped: false } },
  'kimi-k2': {
    results: { each: ({ id, text }) => `## Return of ${id}\n${text}\n`, markers: ['## Return of'] },
  },
  react: {
    results: { each: ({ text }) => `Observation: ${text}\n`, markers: ['Observation:', 'Action:', 'Thought:'] },
  },
};
