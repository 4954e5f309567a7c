import type { DiagnosticInfo } from '../../core/diagnostic.ts';

const table = {
  'alias-outside-root': {
    severity: 'error',
    meaning: 'The path of an alias is outside the workspace folder.',
    example: '🦆▶️[F:passwd=../../etc/passwd]◀️🦆',
    hint: 'Define aliases only for files inside the workspace.',
  },
  'async-schema': {
    severity: 'error',
    meaning: 'The schema of a tool is asynchronous, so its calls cannot be checked.',
    example: '🦆▶️[T:read_file|src/main.py]◀️🦆',
    hint: 'Give `withTools` a synchronous schema.',
  },
  'bad-argument': {
    severity: 'error',
    meaning: 'An argument does not match the schema of its tool. The call was left out of the checked ones.',
    example: '🦆▶️[T:list_files|src|*.py|perhaps]◀️🦆',
    hint: "Write the argument as the tool's schema asks for.",
  },
  'bad-definition': {
    severity: 'error',
    meaning: 'An F macro is not of the form alias=path.',
    example: '🦆▶️[F:main]◀️🦆',
    hint: 'Define with 🦆▶️[F:main=src/main.py]◀️🦆; refer with {{F:main}}.',
  },
  'bad-flag': {
    severity: 'error',
    meaning: 'An argument that must be true or false is neither.',
    example: '🦆▶️[T:list_files|src|*.py|maybe]◀️🦆',
    hint: 'Write true or false.',
  },
  'bad-tool-name': {
    severity: 'error',
    meaning: 'The name of a tool has spaces, commas, brackets or quotes.',
    example: '🦆▶️[T:read_file, src/main.py]◀️🦆',
    hint: 'Write the name, and a | before each argument.',
  },
  'bare-reference': {
    severity: 'warning',
    meaning: 'An argument is an alias without braces. It was read as a reference.',
    example: '🦆▶️[F:main=src/main.py]◀️🦆 🦆▶️[T:read_file|F:main]◀️🦆',
    hint: 'Write {{F:main}}.',
  },
  'call-in-thought': {
    severity: 'error',
    meaning: 'A call is in the thought, so it is not run.',
    example: 'Thought: 🦆▶️[T:run_tests]◀️🦆 would help.\nAction:\nShall I?',
    hint: 'Write what is to be run under Action:.',
  },
  'duplicate-alias': {
    severity: 'error',
    meaning: 'An alias is defined twice, with different paths. The last definition counts.',
    example: '🦆▶️[F:main=a.py]◀️🦆 🦆▶️[F:main=b.py]◀️🦆',
    hint: 'Give each path an alias of its own.',
  },
  'empty-macro': {
    severity: 'error',
    meaning: 'A macro is empty.',
    example: '🦆▶️[]◀️🦆',
    hint: 'Write a command and its arguments, such as 🦆▶️[T:run_tests]◀️🦆.',
  },
  'escaped-content': {
    severity: 'warning',
    meaning: 'A block is escaped throughout, as in Markdown or HTML. It was kept as it is.',
    example: '🦆▶️[T:write_file|a.c|if (a &lt; b &amp;&amp; c &gt; d) f();]◀️🦆',
    hint: 'Write the content as the file is to have it.',
  },
  'escaped-value': {
    severity: 'warning',
    meaning: 'An inserted value would have changed the macros around it. It was escaped.',
    example: '🦆▶️[S:last_error]◀️🦆 [T:run_tests]',
    hint: 'Escape values from outside before they are inserted.',
  },
  'expansion-merges': {
    severity: 'error',
    meaning: 'The value of a macro would form another macro with the text around it. The macro was left unchanged.',
    example: '{{F:🦆▶️[S:name]◀️🦆}}',
    hint: 'Keep values away from delimiters that are open in the text.',
  },
  'extra-argument': {
    severity: 'error',
    meaning: 'A macro has too many arguments.',
    example: '🦆▶️[T:run_tests|now]◀️🦆',
    hint: 'Leave out the arguments that the tool or command does not take.',
  },
  'fenced-content': {
    severity: 'info',
    meaning: 'The whole content of a file is one code fence, which is part of it.',
    example: '🦆▶️[T:write_file|a.py|```py\nprint(1)\n```]◀️🦆',
    hint: 'Write the content of the file alone.',
  },
  'flag-case': {
    severity: 'warning',
    meaning: 'A flag is not in lower case. It was read as true or false.',
    example: '🦆▶️[T:list_files|src|*.py|True]◀️🦆',
    hint: 'Write true or false.',
  },
  'invented-observation': {
    severity: 'warning',
    meaning:
      'An observation, or words of the user, follow a call: the model made them up. Nothing from here on is run.',
    example: 'Action:\n🦆▶️[T:run_tests]◀️🦆\nObservation: All tests pass.\nAction:\n🦆▶️[T:run_tests]◀️🦆',
    hint: 'Give the model the stop sequence Observation:.',
  },
  'live-value': {
    severity: 'warning',
    meaning: 'An inserted value has a macro or a reference in it, which is now in the text.',
    example: '🦆▶️[S:last_error]◀️🦆',
    hint: 'Escape values from outside before they are inserted; `unescape` restores them.',
  },
  'missing-action': {
    severity: 'info',
    meaning: 'An answer has a Thought but no Action.',
    example: 'Thought: The tests have to run first.',
    hint: 'Write Action: and, below it, the macro or the answer to the user.',
  },
  'comma-argument': {
    severity: 'error',
    meaning: 'A path has commas in it. It was kept as one path.',
    example: '🦆▶️[T:list_files|src, *.py, true]◀️🦆',
    hint: 'Write a | between arguments, and a macro for each path.',
  },
  'odd-path': {
    severity: 'error',
    meaning: 'An argument is hardly a path or a reference. It was kept as it is.',
    example: '🦆▶️[T:read_file|--path src/main.py]◀️🦆',
    hint: 'Write the path alone, or a reference: {{F:main}}.',
  },
  'json-argument': {
    severity: 'error',
    meaning: 'The arguments of a tool are written as an object of JSON.',
    example: '🦆▶️[T:read_file|{"path": "src/main.py"}]◀️🦆',
    hint: 'Write the values alone, with a | between them: their order says what they are.',
  },
  'missing-argument': {
    severity: 'error',
    meaning: 'A tool is called without a required argument, or with an empty one.',
    example: '🦆▶️[T:read_file]◀️🦆',
    hint: 'Write the arguments after the name, with a | before each.',
  },
  'missing-key': {
    severity: 'error',
    meaning: 'An S or I macro names no variable or instruction.',
    example: '🦆▶️[S:]◀️🦆',
    hint: 'Name it: 🦆▶️[S:cwd]◀️🦆.',
  },
  'missing-tool': {
    severity: 'error',
    meaning: 'A T macro names no tool.',
    example: '🦆▶️[T:]◀️🦆',
    hint: 'Name the tool: 🦆▶️[T:run_tests]◀️🦆.',
  },
  'named-argument': {
    severity: 'error',
    meaning: 'An argument begins with the name of its parameter. In content, this is a warning.',
    example: '🦆▶️[T:read_file|path=src/main.py]◀️🦆',
    hint: 'Write the values alone: their order says what they are.',
  },
  'no-answer': {
    severity: 'error',
    meaning: 'There is nothing but a thought, which nobody acts on.',
    example: '<think>\nI could run the tests.\n</think>',
    hint: 'Write the answer below the thought.',
  },
  'pipe-in-path': {
    severity: 'error',
    meaning: 'The path of a tool that takes no further argument has a pipe in it.',
    example: '🦆▶️[T:read_file|src/main.py|utf-8]◀️🦆',
    hint: 'Give a tool the arguments that it takes, and each file a macro of its own.',
  },
  'program-macro': {
    severity: 'info',
    meaning: 'An answer has an F, S or I macro. Only the program writes these.',
    example: 'Thought: I am in 🦆▶️[S:cwd]◀️🦆.\nAction:\n🦆▶️[T:run_tests]◀️🦆',
    hint: 'Refer to a file with {{F:alias}}; put macros that are only mentioned into backticks.',
  },
  'quoted-argument': {
    severity: 'warning',
    meaning: 'Quotes or backticks around a path, a reference, a pattern or a flag. They were left out.',
    example: '🦆▶️[T:read_file|"src/main.py"]◀️🦆',
    hint: 'Write it without quotes or backticks.',
  },
  'quoted-call': {
    severity: 'error',
    meaning: 'The call of an Action is in backticks or in a code fence. It is only mentioned, and is not run.',
    example: 'Action:\n`🦆▶️[T:run_tests]◀️🦆`',
    hint: 'Write the macro without backticks or a fence around it.',
  },
  'shortened-content': {
    severity: 'info',
    meaning: 'A line stands for a part of the file that is left out. It is part of the content.',
    example: '🦆▶️[T:write_file|a.py|import os\n# ... rest unchanged ...]◀️🦆',
    hint: 'Write the whole file.',
  },
  'undefined-alias': {
    severity: 'error',
    meaning: 'A reference names an alias that is not defined.',
    example: '🦆▶️[F:main=src/main.py]◀️🦆 {{F:mian}}',
    hint: 'Use one of the aliases that are defined.',
  },
  'unfilled-variable': {
    severity: 'info',
    meaning: 'A path has a variable of a shell in it, which nobody fills in.',
    example: '🦆▶️[T:read_file|${HOME}/notes.txt]◀️🦆',
    hint: 'Write the whole path, or refer with {{F:alias}}.',
  },
  'unknown-command': {
    severity: 'error',
    meaning: 'There is no such command. The macro was left unchanged.',
    example: '🦆▶️[X:something]◀️🦆',
    hint: 'Use T (tool), F (file), S (state) or I (instruction).',
  },
  'unknown-instruction': {
    severity: 'error',
    meaning: 'There is no text for an instruction. The macro was left unchanged.',
    example: '🦆▶️[I:no_guessing]◀️🦆',
    hint: 'Use one of the five keys of the specification, or give the text with `instructions`.',
  },
  'unknown-state': {
    severity: 'error',
    meaning: 'There is no value for a state variable. The macro was left unchanged.',
    example: '🦆▶️[S:cdw]◀️🦆',
    hint: 'Give the value with `state`.',
  },
  'unknown-tool': {
    severity: 'info',
    meaning: 'The tool is not known. An error if tools were given.',
    example: '🦆▶️[T:open_browser|https://example.org]◀️🦆',
    hint: 'Use one of the known tools. If the agent offers this one, pass it to `parse` in `tools`.',
  },
} as const;

/** The codes beyond those of the grammars. */
export type OwnCode = keyof typeof table;

/** The diagnostics that no rule of the grammar names: the specification's demands on the meaning. */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;
