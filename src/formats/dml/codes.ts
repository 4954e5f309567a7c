import type { DiagnosticInfo } from '../../core/diagnostic.ts';

const table = {
  'alias-outside-root': {
    severity: 'error',
    meaning: 'An alias stands for a path outside the workspace folder.',
    example: '🦆▶️[F:passwd=../../etc/passwd]◀️🦆',
    mend: 'Define aliases only for files inside the workspace.',
  },
  'async-schema': {
    severity: 'error',
    meaning: 'The schema of a tool answers only later, so that its calls cannot be checked.',
    example: '🦆▶️[T:read_file|src/main.py]◀️🦆',
    mend: 'Give `withTools` a schema without asynchronous steps, and do those where the tool runs.',
  },
  'bad-argument': {
    severity: 'error',
    meaning: 'The schema of a tool refuses an argument. The call is not among the checked ones.',
    example: '🦆▶️[T:list_files|src|*.py|perhaps]◀️🦆',
    mend: 'Give the argument the form that the tool asks for.',
  },
  'bad-definition': {
    severity: 'error',
    meaning: 'An F macro does not define an alias: it lacks the alias, the equals sign or the path.',
    example: '🦆▶️[F:main]◀️🦆',
    mend: 'Define with 🦆▶️[F:main=src/main.py]◀️🦆; refer with {{F:main}}.',
  },
  'bad-tool-name': {
    severity: 'error',
    meaning: 'The name of a tool holds blanks, commas, brackets or quotation marks.',
    example: '🦆▶️[T:read_file, src/main.py]◀️🦆',
    mend: 'Write the name, and each argument behind a |.',
  },
  'bare-reference': {
    severity: 'warning',
    meaning: 'An argument names an alias without the braces of a reference. It was read as one.',
    example: '🦆▶️[F:main=src/main.py]◀️🦆 🦆▶️[T:read_file|F:main]◀️🦆',
    mend: 'Write {{F:main}}.',
  },
  'duplicate-alias': {
    severity: 'error',
    meaning: 'An alias is defined twice, for different paths. The last definition counts.',
    example: '🦆▶️[F:main=a.py]◀️🦆 🦆▶️[F:main=b.py]◀️🦆',
    mend: 'Give each path an alias of its own.',
  },
  'empty-macro': {
    severity: 'error',
    meaning: 'A macro is empty.',
    example: '🦆▶️[]◀️🦆',
    mend: 'Write a command and its arguments, such as 🦆▶️[T:run_tests]◀️🦆.',
  },
  'escaped-value': {
    severity: 'warning',
    meaning:
      'A value that was inserted holds a part of a delimiter, or code marks, which would have changed the macros around it. It was escaped.',
    example: '🦆▶️[S:last_error]◀️🦆 [T:run_tests]',
    mend: 'Escape values from outside before they are inserted.',
  },
  'expansion-merges': {
    severity: 'error',
    meaning:
      'What stands in the place of a macro would become part of a macro with the text around it. The macro was left as it is.',
    example: '{{F:🦆▶️[S:name]◀️🦆}}',
    mend: 'Keep values away from delimiters that stand open in the text.',
  },
  'extra-argument': {
    severity: 'error',
    meaning: 'A macro has more arguments than it can use.',
    example: '🦆▶️[T:run_tests|now]◀️🦆',
    mend: 'Leave out the arguments that the tool or command does not have.',
  },
  'live-value': {
    severity: 'warning',
    meaning: 'A value that was inserted holds a macro or a reference, which now stands in the text.',
    example: '🦆▶️[S:last_error]◀️🦆',
    mend: 'Escape values from outside before they are inserted; `unescape` restores them.',
  },
  'missing-action': {
    severity: 'info',
    meaning: 'An answer has a Thought and no Action.',
    example: 'Thought: The tests have to run first.',
    mend: 'Write Action: and, below it, the macro or the answer to the user.',
  },
  'missing-argument': {
    severity: 'error',
    meaning: 'A tool is called without an argument that it needs, or with an empty one.',
    example: '🦆▶️[T:read_file]◀️🦆',
    mend: 'Give the arguments behind the name, each after a |.',
  },
  'missing-key': {
    severity: 'error',
    meaning: 'An S or I macro does not say which variable or instruction it means.',
    example: '🦆▶️[S:]◀️🦆',
    mend: 'Name it: 🦆▶️[S:cwd]◀️🦆.',
  },
  'missing-tool': {
    severity: 'error',
    meaning: 'A T macro names no tool.',
    example: '🦆▶️[T:]◀️🦆',
    mend: 'Name the tool: 🦆▶️[T:run_tests]◀️🦆.',
  },
  'program-macro': {
    severity: 'info',
    meaning: 'An answer holds an F, S or I macro: the program writes these.',
    example: 'Thought: I am in 🦆▶️[S:cwd]◀️🦆.\nAction:\n🦆▶️[T:run_tests]◀️🦆',
    mend: 'Refer to a file with {{F:alias}}, and put macros that are only mentioned into backticks.',
  },
  'quoted-argument': {
    severity: 'warning',
    meaning: 'Quotation marks or backticks stand around a path or a reference. They were left out.',
    example: '🦆▶️[T:read_file|"src/main.py"]◀️🦆',
    mend: 'Write paths and references without marks around them.',
  },
  'quoted-call': {
    severity: 'error',
    meaning: 'The call of an Action stands in backticks or in a code fence. It is a mention, and is not run.',
    example: 'Action:\n`🦆▶️[T:run_tests]◀️🦆`',
    mend: 'Write the macro without backticks or a fence around it.',
  },
  'undefined-alias': {
    severity: 'error',
    meaning: 'A reference names an alias that nothing defines.',
    example: '🦆▶️[F:main=src/main.py]◀️🦆 {{F:mian}}',
    mend: 'Use one of the aliases that are defined.',
  },
  'unknown-command': {
    severity: 'error',
    meaning: 'The specification has no such command. The macro stays as it is.',
    example: '🦆▶️[X:something]◀️🦆',
    mend: 'Use T (tool), F (file), S (state) or I (instruction).',
  },
  'unknown-instruction': {
    severity: 'error',
    meaning: 'There is no text for an instruction. The macro was left as it is.',
    example: '🦆▶️[I:no_guessing]◀️🦆',
    mend: 'Use one of the five keys of the specification, or give the text with `instructions`.',
  },
  'unknown-state': {
    severity: 'error',
    meaning: 'There is no value for a state variable. The macro was left as it is.',
    example: '🦆▶️[S:cdw]◀️🦆',
    mend: 'Give the value with `state`.',
  },
  'unknown-tool': {
    severity: 'info',
    meaning: 'The tool is not one of the known tools; where tools were given, that is an error.',
    example: '🦆▶️[T:open_browser|https://example.org]◀️🦆',
    mend: 'Use a tool that is on offer. Where the agent offers this one, tell `parse` about it with `tools`.',
  },
} as const;

/** The codes beyond those of the grammars. */
export type OwnCode = keyof typeof table;

/** The diagnostics that no rule of the grammar names: what the specification demands of the meaning. */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;
