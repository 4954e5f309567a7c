import { listed } from './call-object.ts';
import type { Dialect } from './dialect.ts';

/** Dialects that write calls in Python notation. */
export const python: Readonly<Record<'pythonic' | 'olmo3', Dialect>> = {
  pythonic: {
    who: 'Llama 4, LFM2, Llama 3.2, ToolACE',
    tokens: ['<|eot|>'],
    block: { open: ['<|python_start|>', '<|tool_call_start|>'], close: ['<|python_end|>', '<|tool_call_end|>'] },
    object: { ...listed, list: 'any' },
    python: 'list',
    fence: 'tool_code',
  },
  olmo3: {
    who: 'Olmo 3',
    tokens: ['<|im_end|>'],
    block: { open: ['<function_calls>'], close: ['</function_calls>'] },
    python: 'lines',
  },
};
