import type { DiagnosticInfo } from '../core/diagnostic.ts';

const code = (
  severity: DiagnosticInfo['severity'],
  meaning: string,
  example: string,
  mend: string,
): DiagnosticInfo => ({ severity, meaning, example, mend });

/** What is found beyond what the grammar names. */
export const toolCodes: Readonly<Record<string, DiagnosticInfo>> = {
  'no-call': code(
    'error',
    'What stands between the markers names no call. It stays text, or is left out of its list.',
    '<tool_call>{"note": 1}</tool_call>',
    'Write the name of the tool.',
  ),
  'missing-list': code(
    'warning',
    'A call stands alone where a list of calls is the rule.',
    '<TOOLCALL>{"name": "ping", "arguments": {}}</TOOLCALL>',
    'Write a list.',
  ),
  'wrong-key': code(
    'warning',
    'A key of the call object is of another dialect.',
    '{"name": "ping", "parameters": {}}',
    'Write the key that the dialect has.',
  ),
  'nested-call': code(
    'warning',
    'The call object stands inside another one.',
    '{"type": "function", "function": {"name": "ping", "arguments": {}}}',
    'Write the inner object alone.',
  ),
  'missing-arguments': code(
    'warning',
    'The call has no arguments. They are empty.',
    '{"name": "ping"}',
    'Write {} for no arguments.',
  ),
  'encoded-twice': code(
    'warning',
    'The arguments are a string that holds their object. It was decoded.',
    '{"name": "ping", "arguments": "{}"}',
    'Write the object itself.',
  ),
  'bad-value': code(
    'error',
    'A value cannot be read as what it claims to be. It is its raw text.',
    '[ping(a=b)]',
    'Write a string in quotes.',
  ),
  'bad-arguments': code(
    'error',
    'The arguments are no object.',
    '{"name": "ping", "arguments": "now"}',
    'Write an object.',
  ),
  'positional-argument': code(
    'error',
    'An argument has no name. It is left out.',
    "[ping('now')]",
    'Write name=value.',
  ),
  'repeated-key': code(
    'error',
    'A parameter is given twice. The last one counts.',
    '{"a": 1, "a": 2}',
    'Write it once.',
  ),
  'bad-id': code(
    'warning',
    'The id is not written as the dialect writes ids.',
    'functions.ping',
    'Write functions.name:index.',
  ),
  'unknown-tool': code(
    'error',
    'There is no tool of that name.',
    '{"name": "pong", "arguments": {}}',
    'Call one of the tools.',
  ),
  'wrong-type': code(
    'error',
    'A value does not fit the schema of the tool. It stays as it is written.',
    '{"hour": "six"}',
    'Write a value of the right type.',
  ),
  'missing-argument': code('error', 'A parameter that the tool requires is not there.', '{}', 'Write it.'),
  'stray-text': code(
    'warning',
    'Words stand between the markers of a block where only calls can stand. They are text.',
    '<tool_call>Now. {"name": "ping"}</tool_call>',
    'Write them before the block.',
  ),
};
