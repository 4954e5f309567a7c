import type { DiagnosticInfo } from '../core/diagnostic.ts';

const table = {
  'missing-list': {
    severity: 'warning',
    meaning: 'A call stands alone where a list of calls is the rule.',
    example: '<TOOLCALL>{"name": "ping", "arguments": {}}</TOOLCALL>',
    mend: 'Write a list.',
  },
  'wrong-key': {
    severity: 'warning',
    meaning: 'A key of the call object is of another dialect, or of none: then its value is left out.',
    example: '{"name": "ping", "parameters": {}}',
    mend: 'Write the key that the dialect has.',
  },
  'nested-call': {
    severity: 'warning',
    meaning: 'The call object stands inside another one.',
    example: '{"type": "function", "function": {"name": "ping", "arguments": {}}}',
    mend: 'Write the inner object alone.',
  },
  'missing-arguments': {
    severity: 'warning',
    meaning: 'The call has no arguments. They are empty.',
    example: '{"name": "ping"}',
    mend: 'Write {} for no arguments.',
  },
  'encoded-twice': {
    severity: 'warning',
    meaning: 'The arguments are a string that holds their object. It was decoded.',
    example: '{"name": "ping", "arguments": "{}"}',
    mend: 'Write the object itself.',
  },
  'imprecise-number': {
    severity: 'warning',
    meaning: 'A number has more digits than a double can hold. The value is the nearest one.',
    example: '{"id": 9007199254740993}',
    mend: 'Write long numbers as strings.',
  },
  'bad-arguments': {
    severity: 'error',
    meaning: 'The arguments are no object, or stand beside the name: then they are left out.',
    example: '{"name": "ping", "arguments": "now"}',
    mend: 'Write an object.',
  },
  'coerced-argument': {
    severity: 'warning',
    meaning: 'An argument is not written as the schema of the tool has it; it is read as that.',
    example: '{"hour": "6"}',
    mend: 'Write the value and its name as the schema has them.',
  },
  'open-end': {
    severity: 'warning',
    meaning: 'The text ends in a call whose end nothing shows: it may be cut off.',
    example: '<|python_tag|>print(6)',
    mend: 'Keep the end token in the text, or read it with finished: true where the model stopped by itself.',
  },
  'positional-argument': {
    severity: 'error',
    meaning: 'An argument has no name. It is left out.',
    example: "[ping('now')]",
    mend: 'Write name=value.',
  },
  'repeated-key': {
    severity: 'error',
    meaning: 'A parameter is given twice. The last one counts.',
    example: '{"a": 1, "a": 2}',
    mend: 'Write it once.',
  },
  'repeated-tag': {
    severity: 'info',
    meaning: 'A tag stands again: its values are a list.',
    example: '<port>Emden</port><port>Husum</port>',
    mend: 'Nothing has to be done.',
  },
  'bad-id': {
    severity: 'warning',
    meaning: 'The id is not written as the dialect writes ids.',
    example: 'functions.ping',
    mend: 'Write functions.name:index.',
  },
  'other-dialect': {
    severity: 'warning',
    meaning: 'A call stands in the text as another dialect writes it. It stays text.',
    example: 'Now.<|tool_call>call:ping{}<tool_call|>',
    mend: 'Read the reply in the dialect that it is written in, or with auto.',
  },
  'unknown-tool': {
    severity: 'error',
    meaning: 'There is no tool of that name.',
    example: '{"name": "pong", "arguments": {}}',
    mend: 'Call one of the tools.',
  },
  'wrong-type': {
    severity: 'error',
    meaning: 'A value does not fit the schema of the tool. It stays as it is written.',
    example: '{"hour": "six"}',
    mend: 'Write a value of the right type.',
  },
  'missing-argument': {
    severity: 'error',
    meaning: 'A parameter that the tool requires is not there.',
    example: '{}',
    mend: 'Write it.',
  },
} as const;

/** The codes beyond those of the grammar. */
export type OwnCode = keyof typeof table;

/** What is found beyond what the grammar names. */
export const toolCodes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;
