import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

/** Every diagnostic of the format. The `bad-…` and `missing-…` ones that name syntax are rules of the grammar. */
export const diagnostics = {
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
  'bad-bom': {
    severity: 'warning',
    meaning: 'The text begins with a byte order mark.',
    example: '\ufeffThought: …',
    mend: 'Save the text as UTF-8 without a byte order mark.',
  },
  'bad-close': {
    severity: 'warning',
    meaning: 'A closing delimiter has blanks inside, or other variation selectors than it should.',
    example: '🦆▶️[T:run_tests]◀🦆',
    mend: 'End macros with ]◀️🦆.',
  },
  'bad-command': {
    severity: 'warning',
    meaning: 'A command is written in lower case, in full-width letters or as a whole word.',
    example: '🦆▶️[TOOL:run_tests]◀️🦆',
    mend: 'Write the command as one capital letter: T, F, S or I.',
  },
  'bad-definition': {
    severity: 'error',
    meaning: 'An F macro does not define an alias: it lacks the alias, the equals sign or the path.',
    example: '🦆▶️[F:main]◀️🦆',
    mend: 'Define with 🦆▶️[F:main=src/main.py]◀️🦆; refer with {{F:main}}.',
  },
  'bad-imitation': {
    severity: 'info',
    meaning: 'Something looks like a macro and lacks the real delimiters. It is text, and nothing is run.',
    example: '🦆>[T:run_tests]<🦆',
    mend: 'If a macro was meant, write it as 🦆▶️[T:run_tests]◀️🦆.',
  },
  'bad-line-end': {
    severity: 'warning',
    meaning: 'Lines end with CR or CRLF. They stay as they are.',
    example: 'Thought: …\\r\\nAction: …\\r\\n',
    mend: 'End lines with LF.',
  },
  'bad-model': {
    severity: 'error',
    meaning: 'A value is not a document: a field is missing or of the wrong type.',
    example: '{ "segments": [{ "kind": "text" }] }',
    mend: 'Give the value the shape that `peglot schema --format dml` describes.',
  },
  'bad-noise': {
    severity: 'warning',
    meaning: 'The text holds tokens of a chat template or colour sequences of a terminal. They stay in the text.',
    example: '<|start|>assistant<|message|>Thought: …',
    mend: 'Strip the tokens of the chat template from the text.',
  },
  'bad-open': {
    severity: 'warning',
    meaning: 'An opening delimiter has blanks inside, or other variation selectors than it should.',
    example: '🦆▶[T:run_tests]◀️🦆',
    mend: 'Begin macros with 🦆▶️[.',
  },
  'bad-reference': {
    severity: 'warning',
    meaning: 'A reference is not written as {{F:alias}}.',
    example: '{{ f: main }}',
    mend: 'Write {{F:main}}.',
  },
  'bad-separator': {
    severity: 'warning',
    meaning: 'A macro is written with full-width separators.',
    example: '🦆▶️[T：read_file｜{{F:main}}]◀️🦆',
    mend: 'Write :, | and =.',
  },
  'bad-space': {
    severity: 'warning',
    meaning: 'Blanks stand around a command, a name or an argument. They were left out.',
    example: '🦆▶️[ T: run_tests ]◀️🦆',
    mend: 'Write no blanks around the separators.',
  },
  'bad-stray-close': {
    severity: 'error',
    meaning: 'A closing delimiter closes nothing.',
    example: 'Done.]◀️🦆',
    mend: 'Give the macro its opening delimiter, or put the delimiter into inline code when it is only mentioned.',
  },
  'bad-wrapper': {
    severity: 'warning',
    meaning: 'The whole text stands inside a code fence. Its macros count as if the fence were not there.',
    example: '```\nAction:\n🦆▶️[T:run_tests]◀️🦆\n```',
    mend: 'Write the text without a fence around it.',
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
  'missing-argument': {
    severity: 'error',
    meaning: 'A tool is called without an argument that it needs.',
    example: '🦆▶️[T:read_file]◀️🦆',
    mend: 'Give the arguments behind the name, each after a |.',
  },
  'missing-close': {
    severity: 'error',
    meaning: 'A macro has no closing delimiter. It was ended before the next macro, or with the text, and is not run.',
    example: '🦆▶️[T:run_tests',
    mend: 'End every macro with ]◀️🦆. If the text was cut off, ask for it again.',
  },
  'missing-colon': {
    severity: 'error',
    meaning: 'The command of a macro is not followed by a colon.',
    example: '🦆▶️[read_file|src/main.py]◀️🦆',
    mend: 'Write the command letter and a colon first: 🦆▶️[T:read_file|…]◀️🦆.',
  },
  'missing-command': {
    severity: 'error',
    meaning: 'A macro has no command before its colon.',
    example: '🦆▶️[:run_tests]◀️🦆',
    mend: 'Write the command letter: T, F, S or I.',
  },
  'missing-fence-end': {
    severity: 'error',
    meaning: 'A code fence never closes. All that follows belongs to it, and no macro in it counts.',
    example: '```\n🦆▶️[T:run_tests]◀️🦆',
    mend: 'Close the fence with as many characters as opened it.',
  },
  'missing-key': {
    severity: 'error',
    meaning: 'An S or I macro does not say which variable or instruction it means.',
    example: '🦆▶️[S:]◀️🦆',
    mend: 'Name it: 🦆▶️[S:cwd]◀️🦆.',
  },
  'missing-open-end': {
    severity: 'error',
    meaning: 'The text ends inside an opening delimiter.',
    example: 'Action:\n🦆▶️',
    mend: 'The text was cut off: ask for it again, or for the rest.',
  },
  'missing-reference-end': {
    severity: 'error',
    meaning: 'The text ends inside a reference.',
    example: 'I read {{F:ma',
    mend: 'The text was cut off: ask for it again, or for the rest.',
  },
  'missing-tool': {
    severity: 'error',
    meaning: 'A T macro names no tool.',
    example: '🦆▶️[T:]◀️🦆',
    mend: 'Name the tool: 🦆▶️[T:run_tests]◀️🦆.',
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

/** A diagnostic code of the format, without `dml/` in front. */
export type Code = keyof typeof diagnostics;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('dml', diagnostics);

/** The code of a recovery rule: `BadOpen` gives `bad-open`. */
export const codeOf: (rule: string) => Code | undefined = codesByRule(diagnostics);
