import type { DiagnosticInfo } from '../../core/diagnostic.ts';

const table = {
  'ambiguous-index': {
    severity: 'error',
    meaning: 'A marker has no action number, and the reply has several actions.',
    example: '[ACTION_0_TYPE] finish\n[ACTION_1_TYPE] finish\n[ACTION_RESULT] which?',
    hint: 'Put the number of the action into the marker.',
  },
  'action-gap': {
    severity: 'error',
    meaning: 'The action numbers do not run 0, 1, 2, …',
    example: '[ACTION_0_TYPE] finish\n[ACTION_2_TYPE] finish',
    hint: 'Number the actions from 0 without gaps.',
  },
  'action-order': {
    severity: 'warning',
    meaning: 'An action comes after one with a higher number. The actions were sorted.',
    example: '[ACTION_1_TYPE] finish\n[ACTION_0_TYPE] read_file',
    hint: 'Write the actions in the order of their numbers.',
  },
  'bad-encoding': {
    severity: 'error',
    meaning: 'A block with CONTENT_ENCODING base64 is not base64 of UTF-8 text. It was kept unchanged.',
    example: '[ACTION_0_CONTENT_ENCODING] base64\n[ACTION_0_CONTENT_START]\n%%\n[ACTION_0_CONTENT_END]',
    hint: 'Encode the UTF-8 bytes of the content as base64.',
  },
  'bad-json': {
    severity: 'error',
    meaning: 'The JSON reply is cut off. What is left of it was read.',
    example: '{"reasoning": "cut',
    hint: 'Write one complete JSON object.',
  },
  'bad-json-field': {
    severity: 'error',
    meaning: 'A field of a JSON reply has the wrong type. It was left out.',
    example: '{"reasoning": "x", "vitals": {"mood": "good"}}',
    hint: 'Write vitals as numbers and actions as a list of objects.',
  },
  'bad-number': {
    severity: 'error',
    meaning: 'A parameter that must be a number is not one.',
    example: '[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] npm test\n[ACTION_0_TIMEOUT] soon',
    hint: 'Write the number in digits, without a unit.',
  },
  'content-parameter': {
    severity: 'warning',
    meaning: 'Content is written as a parameter.',
    example: '[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT] print(1)',
    hint: 'Write the content between [ACTION_N_CONTENT_START] and [ACTION_N_CONTENT_END].',
  },
  'content-without-action': {
    severity: 'error',
    meaning: 'A content block belongs to an action that has no TYPE and no parameters.',
    example: '[ACTION_0_CONTENT_START]\nx\n[ACTION_0_CONTENT_END]',
    hint: 'Begin every action with its TYPE.',
  },
  duplicate: {
    severity: 'error',
    meaning: 'Something is given twice. The last value counts; texts were joined.',
    example: '[MOOD] 0.8\n[MOOD] 0.2',
    hint: 'Give it once.',
  },
  'empty-reply': {
    severity: 'error',
    meaning: 'The reply has no reasoning and no action.',
    example: '[MOOD] 0.8',
    hint: 'Write a [REASONING] or an action.',
  },
  'encoding-without-content': {
    severity: 'error',
    meaning: 'A CONTENT_ENCODING has no block.',
    example: '[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_ENCODING] base64',
    hint: 'Write the block.',
  },
  'escaped-content': {
    severity: 'warning',
    meaning: 'A block is escaped throughout, as in Markdown or HTML. It was kept as it is.',
    example:
      '[ACTION_0_TYPE] create_file\n[ACTION_0_PATH] a.c\n[ACTION_0_CONTENT_START]\nif (a &lt; b &amp;&amp; c &gt; d) f();\n[ACTION_0_CONTENT_END]',
    hint: 'Nothing in a block needs to be escaped.',
  },
  'escaped-value': {
    severity: 'warning',
    meaning: 'A value is escaped, as in Markdown.',
    example: '[ACTION_0_TYPE] create\\_file',
    hint: 'Write the value without backslashes.',
  },
  'fenced-content': {
    severity: 'info',
    meaning: 'The whole content of a file is one code fence, which is part of it.',
    example:
      '[ACTION_0_TYPE] create_file\n[ACTION_0_PATH] a.py\n[ACTION_0_CONTENT_START]\n```py\nprint(1)\n```\n[ACTION_0_CONTENT_END]',
    hint: 'Write the content of the file alone.',
  },
  'legacy-json': {
    severity: 'info',
    meaning: 'The reply is JSON, which is deprecated.',
    example: '{"reasoning": "Done.", "actions": []}',
    hint: '`peglot prompt --format duckflow` asks for markers.',
  },
  'missing-parameter': {
    severity: 'error',
    meaning: 'An action lacks a parameter that its type requires.',
    example: '[ACTION_0_TYPE] read_file',
    hint: 'Add the parameter and its value.',
  },
  'missing-type': {
    severity: 'error',
    meaning: 'An action has no TYPE.',
    example: '[ACTION_0_PATH] a.txt',
    hint: 'Begin every action with its TYPE.',
  },
  'missing-vital': {
    severity: 'error',
    meaning: 'A required vital is missing.',
    example: '[REASONING]\nDone.',
    hint: 'Give every required vital a number from 0.0 to 1.0.',
  },
  'odd-path': {
    severity: 'error',
    meaning: 'A value is hardly a path.',
    example: '[ACTION_0_TYPE] read_file\n[ACTION_0_PATH] <path>',
    hint: 'Write the path alone.',
  },
  'quoted-parameter': {
    severity: 'warning',
    meaning: 'A path or a command has quotes or backticks around it. They were left out.',
    example: '[ACTION_0_TYPE] read_file\n[ACTION_0_PATH] `src/main.py`',
    hint: 'Write the value alone.',
  },
  'remark-in-path': {
    severity: 'warning',
    meaning: 'A path is followed by a remark. It is part of the value.',
    example: '[ACTION_0_TYPE] read_file\n[ACTION_0_PATH] src/main.py  # the entry',
    hint: 'Write the path alone.',
  },
  'shortened-content': {
    severity: 'info',
    meaning: 'A line stands for a part of the file that is left out. It is part of the content.',
    example:
      '[ACTION_0_TYPE] edit_file\n[ACTION_0_PATH] a.py\n[ACTION_0_CONTENT_START]\nimport os\n# ... rest unchanged ...\n[ACTION_0_CONTENT_END]',
    hint: 'Write the whole file: the block replaces it.',
  },
  'unfilled-variable': {
    severity: 'info',
    meaning: 'A path has a shell variable, which nobody fills in.',
    example: '[ACTION_0_TYPE] read_file\n[ACTION_0_PATH] ${HOME}/notes.txt',
    hint: 'Write the whole path.',
  },
  'unknown-action-type': {
    severity: 'info',
    meaning: 'This action type is not in the specification.',
    example: '[ACTION_0_TYPE] open_browser',
    hint: 'If the agent asks for this type, there is nothing to do.',
  },
  'unknown-encoding': {
    severity: 'error',
    meaning: 'The encoding of a block is not base64. Its text was kept as it is.',
    example:
      '[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_ENCODING] gzip\n[ACTION_0_CONTENT_START]\nH4sI\n[ACTION_0_CONTENT_END]',
    hint: 'Leave CONTENT_ENCODING out.',
  },
  'unknown-section': {
    severity: 'info',
    meaning: 'This section is not in the specification.',
    example: '[SUMMARY]\nAll done.',
    hint: 'If the agent asks for this section, there is nothing to do.',
  },
  'unknown-vital': {
    severity: 'info',
    meaning: 'This vital is not in the specification.',
    example: '[CURIOSITY] 0.9',
    hint: 'If the agent asks for this vital, there is nothing to do.',
  },
  'vital-out-of-range': {
    severity: 'error',
    meaning: 'A vital is not between 0.0 and 1.0. It was left out.',
    example: '[MOOD] 8.5',
    hint: 'Write a number from 0.0 to 1.0.',
  },
  'wrapped-json': {
    severity: 'warning',
    meaning: 'Something is around the JSON reply.',
    example: 'Here you are:\n{"reasoning": "Done.", "actions": []}',
    hint: 'Write the JSON object alone.',
  },
} as const;

/** The codes beyond those of the grammars. */
export type OwnCode = keyof typeof table;

/** The diagnostics that no rule of the grammars names: the specification's demands on the meaning. */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;
