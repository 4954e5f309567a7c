import type { Codes } from '../../../generated/acor.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { FormatCode } from '../../engine/codes.ts';
import type { PlainCode as JsonCode } from '../json/embedding.ts';

const table = {
  'after-input-needed': {
    severity: 'error',
    meaning:
      'A message follows a request for input. The tool exits after it: nothing but a note of the session may follow.',
    example: '## Input Needed\n```sh\nacor load --key "<key>"\n```\n## Progress: 50%',
    mend: 'End the tool after it asked for input.',
  },
  alternatives: {
    severity: 'info',
    meaning: 'The message offers several labelled ways to go on. Its reader has to choose one.',
    example: '## Input Needed\n**Option A:**\n```sh\nacor a\n```\n**Option B:**\n```sh\nacor b\n```',
    mend: 'Where one way is the usual one, give its command alone.',
  },
  'bad-data': {
    severity: 'error',
    meaning: 'The block of an Output Data message is not what its language says. It stays as text in `blocks`.',
    example: '## Output Data\n```yaml\na: [1\n```',
    mend: 'Write valid data, best with a library.',
  },
  'bad-bom': {
    severity: 'warning',
    meaning: 'The text begins with a byte order mark.',
    example: '\ufeff## Status: Ready',
    mend: 'Write UTF-8 without a byte order mark.',
  },
  'bad-file': {
    severity: 'warning',
    meaning: 'An item of an Output Files message names no file.',
    example: '## Output Files\n-',
    mend: 'Write each file as - `path` - description.',
  },
  'bad-header-text': {
    severity: 'warning',
    meaning: 'A header says more than the protocol foresees. The text is in the header alone.',
    example: '## Input Needed: the key',
    mend: 'Write the text below the header.',
  },
  'bad-line-end': {
    severity: 'warning',
    meaning: 'Lines end with CR or CRLF.',
    example: '## Status: Ready\r',
    mend: 'End lines with LF.',
  },
  'bad-noise': {
    severity: 'warning',
    meaning: 'A text holds a colour sequence or a token of a model template. Fields are without it, bodies keep it.',
    example: '## Status: Ready\n\u001b[32mAll set.',
    mend: 'Write plain text when the output goes to an agent.',
  },
  'bad-percent': {
    severity: 'error',
    meaning: 'The header of a progress message has no number.',
    example: '## Progress: almost there',
    mend: 'Write a number from 0 to 100 and a percent sign: ## Progress: 80%.',
  },
  'bad-percent-sign': {
    severity: 'warning',
    meaning: 'The number of a progress message has no percent sign.',
    example: '## Progress: 80\n## Status: Complete',
    mend: 'Write ## Progress: 80%.',
  },
  'bad-prompt': {
    severity: 'info',
    meaning: 'A command begins with the prompt of a shell. It was left out.',
    example: '## Input Needed\n```sh\n$ acor load\n```',
    mend: 'Write the command alone.',
  },
  'bad-state-case': {
    severity: 'warning',
    meaning: 'A state is not spelled as in the protocol.',
    example: '## Status: COMPLETE',
    mend: 'Spell states as the protocol does, for instance ## Status: Complete.',
  },
  'bare-data': {
    severity: 'warning',
    meaning: 'The data of an Output Data message is in no code block.',
    example: '## Output Data\n{"rows": 3}\n## Status: Complete',
    mend: 'Write the data in a fenced block that names its language.',
  },
  'data-too-large': {
    severity: 'error',
    meaning:
      'A block of YAML has more than 250,000 characters, its aliases repeat as many, or it nests more than 100 levels deep. It stays as text in `blocks`.',
    example:
      '## Output Data\n```yaml\n- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - x\n```',
    mend: 'Write large data to a file, or as JSON.',
  },
  'duplicate-field': {
    severity: 'error',
    meaning: 'A field is given twice in one message; the last one counts.',
    example: '## Error: x\n**Recovery**: this\n**Recovery**: that',
    mend: 'Give each field once.',
  },
  'falling-progress': {
    severity: 'info',
    meaning: 'The progress is lower than before.',
    example: '## Progress: 50%\n## Progress: 40%\n## Status: Complete',
    mend: 'Count the progress over the whole run.',
  },
  'missing-command': {
    severity: 'error',
    meaning: 'A message that needs input does not say which command to run next.',
    example: '## Input Needed\nWhich key?',
    mend: 'Give the exact command in a fenced block.',
  },
  'missing-data': {
    severity: 'error',
    meaning: 'An Output Data message has no code block.',
    example: '## Output Data\nnone',
    mend: 'Write the data in a fenced block that names its language.',
  },
  'missing-files': {
    severity: 'warning',
    meaning: 'An Output Files message lists no file.',
    example: '## Output Files\nnone',
    mend: 'List each file as - `path` - description.',
  },
  'missing-fence-end': {
    severity: 'error',
    meaning: 'A code block never closes. It takes the rest of the text.',
    example: '## Output Data\n```json\n{}',
    mend: 'Close the block with a line of as many characters as opened it.',
  },
  'missing-final-status': {
    severity: 'warning',
    meaning: 'The transcript does not say how the run ended.',
    example: '## Status: Working',
    mend: 'End with Status: Complete, Failed or Cancelled, or with Input Needed.',
  },
  'missing-header-text': {
    severity: 'error',
    meaning: 'A header lacks what has to follow its colon.',
    example: '## Status:\nx',
    mend: 'Write the state, the title, the number or the name behind the colon.',
  },
  'missing-recovery': {
    severity: 'warning',
    meaning: 'An error does not say what to do about it.',
    example: '## Error: File Not Found\n## Status: Failed',
    mend: 'Add a line **Recovery**: and what to do.',
  },
  'missing-suggestion-command': {
    severity: 'info',
    meaning: 'A suggestion gives no command.',
    example: '## Suggestions\n- Look at the plot\n## Status: Complete',
    mend: 'Write - text: `command`.',
  },
  'missing-suggestions': {
    severity: 'warning',
    meaning: 'A message of suggestions lists none.',
    example: '## Suggestions\nnone',
    mend: 'List each suggestion as - text: `command`.',
  },
  'no-message': {
    severity: 'error',
    meaning: 'The text has no message.',
    example: 'All done.',
    mend: 'Begin each message with a header, such as ## Output or ## Status: Complete.',
  },
  'percent-out-of-range': {
    severity: 'error',
    meaning: 'A percent is not from 0 to 100.',
    example: '## Progress: 120%',
    mend: 'Write a number from 0 to 100.',
  },
  'plain-field': {
    severity: 'info',
    meaning: 'The name of a field is not written in bold with a colon.',
    example: '## Error: x\nRecovery: try again\n## Status: Failed',
    mend: 'Write **Recovery**: try again.',
  },
  'plain-file': {
    severity: 'info',
    meaning: 'The path of a file is not in backticks: where it ends was guessed.',
    example: '## Output Files\n- out/rows.csv - All rows\n## Status: Complete',
    mend: 'Write each file as - `path` - description.',
  },
  preamble: {
    severity: 'warning',
    meaning: 'Text comes before the first message.',
    example: 'Starting up…\n## Status: Ready',
    mend: 'Begin with a header.',
  },
  'several-commands': {
    severity: 'error',
    meaning: 'A message that needs input gives several commands, and no labels to choose by.',
    example: '## Input Needed\n```sh\nacor a\nacor b\n```',
    mend: 'Give exactly one command, or a label and a command for each way to go on.',
  },
  'suggestions-after-failure': {
    severity: 'warning',
    meaning: 'Suggestions follow a run that failed. They are for a tool that did its work.',
    example: '## Status: Failed\n## Suggestions\n- Plot it: `acor plot a.csv`',
    mend: 'Say in the recovery of the error what to do.',
  },
  'taken-header': {
    severity: 'error',
    meaning: 'A code block is not closed before a header: the header and what follows are text of the block.',
    example: '## Output Data\n```json\n{}\n## Progress: 50%',
    mend: 'Close the block above the header.',
  },
  'unknown-header': {
    severity: 'warning',
    meaning: 'The protocol has no such message.',
    example: '## Warning: low on space',
    mend: 'Use one of the headers of the protocol, or a level-3 heading for parts of a message.',
  },
  'unknown-state': {
    severity: 'error',
    meaning: 'The protocol has no such state.',
    example: '## Status: Pondering',
    mend: 'Write Ready, Working, Complete, Failed or Cancelled.',
  },
  'unnamed-directive': {
    severity: 'warning',
    meaning: 'A directive does not name its action.',
    example: '## AI Directive\nDo it.',
    mend: 'Name the action in the header, behind ## AI Directive and a colon.',
  },
} as const;

/** The codes beyond those of the grammars. */
export type OwnCode = keyof typeof table;

/**
 * The diagnostics that no rule of the grammar names, what the specification demands of the meaning; and what is said in
 * other words here of the mistakes that formats share.
 */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;

/** The codes of the format's diagnostics: those of the JSON in its data, and its own. */
export type Code = FormatCode<'acor', Codes | OwnCode | JsonCode>;
