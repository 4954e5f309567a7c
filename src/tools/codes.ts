import type { DiagnosticInfo } from '../core/diagnostic.ts';

const table = {
  'missing-list': {
    severity: 'warning',
    meaning: 'A list of calls is expected, not a single call.',
    example: '<tool_calls>{"name": "ping", "arguments": {}}</tool_calls>',
    hint: 'Write a list, even for one call.',
  },
  'wrong-key': {
    severity: 'warning',
    meaning: 'A key of the call is not the one of the dialect. The value of an unknown key is left out.',
    example: '{"name": "ping", "parameters": {}}',
    hint: 'Write the key as the dialect does.',
  },
  'nested-call': {
    severity: 'warning',
    meaning: 'The call is inside another object.',
    example: '{"type": "function", "function": {"name": "ping", "arguments": {}}}',
    hint: 'Write the inner object alone.',
  },
  'missing-arguments': {
    severity: 'warning',
    meaning: 'The call has no arguments. It was read with {}.',
    example: '{"name": "ping"}',
    hint: 'Write {} for no arguments.',
  },
  'encoded-twice': {
    severity: 'warning',
    meaning: 'The arguments are a string that holds their object. It was decoded.',
    example: '{"name": "ping", "arguments": "{}"}',
    hint: 'Write the object itself.',
  },
  'imprecise-number': {
    severity: 'error',
    meaning: 'A number has more digits than a double can hold. The value is the nearest one.',
    example: '{"id": 9007199254740993}',
    hint: 'Write long numbers as strings.',
  },
  'bad-arguments': {
    severity: 'error',
    meaning: 'The arguments are not an object, or are outside it. Those outside are left out.',
    example: '{"name": "ping", "arguments": "now"}',
    hint: 'Write the arguments as one object.',
  },
  'coerced-argument': {
    severity: 'warning',
    meaning: 'An argument is not written as in the schema of the tool. It was converted.',
    example: '{"hour": "6"}',
    hint: 'Write the value and its name as in the schema.',
  },
  'open-end': {
    severity: 'warning',
    meaning: 'The text ends in a call, and nothing shows that the call is complete.',
    example: '<|python_tag|>print(6)',
    hint: 'Keep the end token in the text, or read it with finished: true where the model stopped by itself.',
  },
  'positional-argument': {
    severity: 'error',
    meaning: 'An argument has no name. It is left out.',
    example: "[ping('now')]",
    hint: 'Write name=value.',
  },
  'repeated-key': {
    severity: 'error',
    meaning: 'A parameter, or the name of the tool, is given twice. The last one counts.',
    example: '{"a": 1, "a": 2}',
    hint: 'Write it once.',
  },
  'repeated-tag': {
    severity: 'info',
    meaning: 'A tag is repeated. Its values were read as a list.',
    example: '<port>Emden</port><port>Husum</port>',
    hint: 'Nothing has to be done.',
  },
  'bad-id': {
    severity: 'warning',
    meaning: 'The id is not written as in the dialect.',
    example: 'functions.ping',
    hint: 'Write functions.name:index.',
  },
  'other-dialect': {
    severity: 'warning',
    meaning: 'The text holds a call in another dialect. It was kept as text.',
    example: 'Now.<|tool_call>call:ping{}<tool_call|>',
    hint: 'Read the reply in the dialect that it is written in, or with auto.',
  },
  'mended-name': {
    severity: 'warning',
    meaning: 'The name of a tool is not written as it is. It was read as the only tool that it can mean.',
    example: '{"name": "functions.Ping", "arguments": {}}',
    hint: 'Write the name of the tool as it is.',
  },
  'unknown-tool': {
    severity: 'error',
    meaning: 'There is no tool with this name.',
    example: '{"name": "pong", "arguments": {}}',
    hint: 'Call one of the tools.',
  },
  'no-required-call': {
    severity: 'error',
    meaning: 'The reply has to call a tool, and has no such call that is whole.',
    example: 'At six.',
    hint: 'Call the tool.',
  },
  'other-call': {
    severity: 'error',
    meaning: 'The reply has to call one tool, and calls another one.',
    example: '<tool_call>{"name": "pong", "arguments": {}}</tool_call>',
    hint: 'Call the tool that is asked for alone.',
  },
  'wrong-type': {
    severity: 'error',
    meaning: 'A value does not match the schema of the tool. It was kept as written.',
    example: '{"hour": "six"}',
    hint: 'Write a value of the right type.',
  },
  'missing-argument': {
    severity: 'error',
    meaning: 'A required parameter is missing.',
    example: '{}',
    hint: 'Add the parameter and its value.',
  },
} as const;

/** The codes beyond those of the grammar. */
export type OwnCode = keyof typeof table;

/** The diagnostics that no rule of the grammar names. */
export const toolCodes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;
