import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

/** Every diagnostic of the format. The `bad-…` and `missing-…` ones that name syntax are rules of the grammar. */
export const diagnostics = {
  'ambiguous-index': {
    severity: 'error',
    meaning: 'A marker has no action number although the reply has several actions.',
    example: '[ACTION_0_TYPE] finish\n[ACTION_1_TYPE] finish\n[ACTION_RESULT] which?',
    mend: 'Write the number: [ACTION_1_RESULT].',
  },
  'action-gap': {
    severity: 'error',
    meaning: 'The action numbers do not run 0, 1, 2, …',
    example: '[ACTION_0_TYPE] finish\n[ACTION_2_TYPE] finish',
    mend: 'Number the actions from 0 without gaps.',
  },
  'action-order': {
    severity: 'warning',
    meaning: 'An action stands behind one with a higher number. Actions are sorted by number.',
    example: '[ACTION_1_TYPE] finish\n[ACTION_0_TYPE] read_file',
    mend: 'Write the actions in the order of their numbers.',
  },
  'bad-bare-vital': {
    severity: 'warning',
    meaning: 'A vital is written as a label, without brackets.',
    example: 'Mood: 0.8',
    mend: 'Write [MOOD] 0.8.',
  },
  'bad-bom': {
    severity: 'warning',
    meaning: 'The text begins with a byte order mark.',
    example: '\ufeff[REASONING]',
    mend: 'Save the text as UTF-8 without a byte order mark.',
  },
  'bad-chat': {
    severity: 'warning',
    meaning: 'A text stands outside every section and block. It is in no field of the model.',
    example: 'Sure, here is my reply:\n[REASONING]\n…',
    mend: 'Put the text under [REASONING] or [NOTES], or leave it out.',
  },
  'bad-content-end': {
    severity: 'warning',
    meaning: 'The END line of a block carries a remark, or stands alone.',
    example: '[ACTION_0_CONTENT_END]  # done',
    mend: 'Write the END marker alone on its line, after a START marker with the same number.',
  },
  'bad-continuation': {
    severity: 'warning',
    meaning: 'Lines without a marker follow a parameter; they were joined to its value.',
    example: '[ACTION_0_RESULT] first line\nsecond line',
    mend: 'Write the value on one line, or put long text into a content block.',
  },
  'bad-encoding': {
    severity: 'error',
    meaning: 'A block that says CONTENT_ENCODING base64 is no base64 of a UTF-8 text. It is kept as it stands.',
    example: '[ACTION_0_CONTENT_ENCODING] base64\n[ACTION_0_CONTENT_START]\n%%\n[ACTION_0_CONTENT_END]',
    mend: 'Encode the UTF-8 bytes of the content as base64.',
  },
  'bad-first-line': {
    severity: 'warning',
    meaning: 'The reasoning begins on the line of its marker.',
    example: '[REASONING] I will read the file.',
    mend: 'Begin the text on the line below the marker.',
  },
  'bad-json': {
    severity: 'error',
    meaning: 'The reply is JSON that cannot be read.',
    example: '{"reasoning": "cut',
    mend: 'Write one complete JSON object, or better: the marker format.',
  },
  'bad-json-field': {
    severity: 'error',
    meaning: 'A field of a JSON reply has the wrong type; it was left out.',
    example: '{"reasoning": "x", "vitals": {"mood": "good"}}',
    mend: 'Give vitals as numbers and actions as a list of objects.',
  },
  'bad-line-end': {
    severity: 'warning',
    meaning: 'Lines end with CR or CRLF outside the content blocks.',
    example: '[MOOD] 0.8\\r\\n',
    mend: 'End lines with LF.',
  },
  'bad-line-noise': {
    severity: 'warning',
    meaning: 'A template token or a colour sequence stands at the end of a value. It was left out.',
    example: '[ACTION_0_RESULT] done<|end|>',
    mend: 'Strip the tokens of the chat template from the reply.',
  },
  'bad-marker': {
    severity: 'error',
    meaning: 'A line begins like a marker and has no closing bracket. The line was skipped.',
    example: '[CONFIDEN  # typo',
    mend: 'Write the whole marker with both brackets, such as [CONFIDENCE] 0.9.',
  },
  'bad-marker-bracket': {
    severity: 'warning',
    meaning: 'A marker is written with full-width brackets.',
    example: '［MOOD］ 0.8',
    mend: 'Write [ and ].',
  },
  'bad-marker-decoration': {
    severity: 'warning',
    meaning: 'A marker is decorated as a heading, a list item or bold text.',
    example: '## [REASONING]',
    mend: 'Begin the line with the bracket.',
  },
  'bad-marker-end': {
    severity: 'warning',
    meaning: 'Bold type ends behind a marker or its value.',
    example: '**[MOOD]** 0.8',
    mend: 'Write markers without Markdown.',
  },
  'bad-marker-indent': {
    severity: 'warning',
    meaning: 'A marker is indented.',
    example: '  [MOOD] 0.8',
    mend: 'Begin markers in the first column.',
  },
  'bad-marker-name': {
    severity: 'warning',
    meaning: 'A marker is not in upper case with underscores.',
    example: '[action-0-type] finish',
    mend: 'Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].',
  },
  'bad-marker-slip': {
    severity: 'warning',
    meaning: 'A marker is one typing slip away from a standard one and was read as that.',
    example: '[CONFIDENC] 0.9',
    mend: 'Spell the name as the format has it: [CONFIDENCE].',
  },
  'bad-model': {
    severity: 'error',
    meaning: 'A value does not have the shape of a reply.',
    example: 'check({ reasoning: 1 })',
    mend: 'See `peglot schema --format duckflow`.',
  },
  'bad-noise': {
    severity: 'warning',
    meaning: 'Template tokens or colour sequences stand around the reply.',
    example: '<|start|>assistant<|message|>[REASONING]',
    mend: 'Strip the tokens of the chat template from the reply.',
  },
  'bad-numeral': {
    severity: 'warning',
    meaning: 'A number is written without a digit before or after the point, or with a plus sign.',
    example: '[MOOD] .8',
    mend: 'Write 0.8.',
  },
  'bad-percent': {
    severity: 'warning',
    meaning: 'A vital is given in percent.',
    example: '[MOOD] 85%',
    mend: 'Write 0.85.',
  },
  'bad-remark': {
    severity: 'warning',
    meaning: 'A remark follows the value of a vital.',
    example: '[MOOD] 0.8  # fine',
    mend: 'Put remarks under [NOTES].',
  },
  'bad-separator': {
    severity: 'warning',
    meaning: 'A colon or an equals sign stands between a marker and its text.',
    example: '[ACTION_0_PATH]: a.txt',
    mend: 'Write [ACTION_0_PATH] a.txt.',
  },
  'bad-start-text': {
    severity: 'warning',
    meaning: 'Text stands on the START line of a block; it was read as the first line of the block.',
    example: '[ACTION_0_CONTENT_START] print(1)',
    mend: 'Begin the content on the line below.',
  },
  'bad-value-bracket': {
    severity: 'warning',
    meaning: 'The value of a vital stands inside the brackets.',
    example: '[MOOD: 0.8]',
    mend: 'Write [MOOD] 0.8.',
  },
  'bad-vital': {
    severity: 'error',
    meaning: 'The value of a vital is no number from 0.0 to 1.0. The vital was left out.',
    example: '[MOOD] high',
    mend: 'Write a number such as 0.85.',
  },
  'bad-vital-separator': {
    severity: 'warning',
    meaning: 'A colon or an equals sign stands between a vital and its value.',
    example: '[MOOD] = 0.8',
    mend: 'Write [MOOD] 0.8.',
  },
  'bad-wrapper': {
    severity: 'warning',
    meaning: 'The whole reply stands inside a code fence.',
    example: '```\n[REASONING]\n…\n```',
    mend: 'Write the reply without a fence around it.',
  },
  'content-without-action': {
    severity: 'error',
    meaning: 'A content block belongs to an action that has nothing else.',
    example: '[ACTION_0_CONTENT_START]\nx\n[ACTION_0_CONTENT_END]',
    mend: 'Begin every action with its TYPE.',
  },
  duplicate: {
    severity: 'error',
    meaning: 'Something is given twice. Of values the last one counts; texts were joined.',
    example: '[MOOD] 0.8\n[MOOD] 0.2',
    mend: 'Say it once.',
  },
  'empty-reply': {
    severity: 'error',
    meaning: 'The reply has neither a reasoning nor an action.',
    example: '[MOOD] 0.8',
    mend: 'Give a [REASONING] or an [ACTION_0_TYPE].',
  },
  'missing-content-end': {
    severity: 'error',
    meaning: 'A content block has no END line of its number. It ends where the next action begins, or with the text.',
    example: '[ACTION_0_CONTENT_START]\nprint(1)',
    mend: 'Close every block with [ACTION_N_CONTENT_END] of the same number.',
  },
  'missing-fence-end': {
    severity: 'error',
    meaning: 'A code fence never closes. All that follows belongs to it.',
    example: '[REASONING]\n```\nprint(1)',
    mend: 'Close the fence with as many characters as opened it.',
  },
  'missing-index': {
    severity: 'warning',
    meaning: 'A marker of an action has no number.',
    example: '[ACTION_TYPE] finish',
    mend: 'Write [ACTION_0_TYPE].',
  },
  'missing-line-end': {
    severity: 'warning',
    meaning: 'Several vitals share a line.',
    example: '[MOOD] 0.8 [FOCUS] 0.9',
    mend: 'Give each vital a line of its own.',
  },
  'missing-marker-end': {
    severity: 'error',
    meaning: 'The text ends inside a marker.',
    example: '[REASONING]\nDone.\n[CONF',
    mend: 'The reply was cut off: ask for it again, or for the rest.',
  },
  'missing-parameter': {
    severity: 'error',
    meaning: 'An action lacks a parameter that its type requires.',
    example: '[ACTION_0_TYPE] read_file',
    mend: 'Add it: [ACTION_0_PATH] src/main.ts.',
  },
  'missing-type': {
    severity: 'error',
    meaning: 'An action has no TYPE.',
    example: '[ACTION_0_PATH] a.txt',
    mend: 'Begin every action with its TYPE.',
  },
  'missing-vital': {
    severity: 'error',
    meaning: 'One of the four vitals CONFIDENCE, MOOD, FOCUS, STAMINA is missing.',
    example: '[REASONING]\nDone.',
    mend: 'Give all four.',
  },
  'missing-wrapper-end': {
    severity: 'error',
    meaning: 'The fence around the reply never closes.',
    example: '```\n[REASONING]\nDone.',
    mend: 'The reply was cut off, or needs no fence.',
  },
  'no-reply': {
    severity: 'error',
    meaning: 'The text has neither markers nor a JSON object of a reply. What could be gathered is never executable.',
    example: 'I think we should read the file first.',
    mend: 'Answer in the format that `peglot prompt --format duckflow` describes.',
  },
  'unknown-action-type': {
    severity: 'info',
    meaning: 'The specification does not name this action type.',
    example: '[ACTION_0_TYPE] open_browser',
    mend: 'Nothing to do where the agent offers this type.',
  },
  'unknown-section': {
    severity: 'info',
    meaning: 'The specification does not name this section.',
    example: '[SUMMARY]\nAll done.',
    mend: 'Nothing to do where the agent asks for this section.',
  },
  'unknown-vital': {
    severity: 'info',
    meaning: 'The specification does not name this vital.',
    example: '[CURIOSITY] 0.9',
    mend: 'Nothing to do where the agent asks for this vital.',
  },
  'vital-out-of-range': {
    severity: 'error',
    meaning: 'A vital is not from 0.0 to 1.0. It was left out.',
    example: '[MOOD] 8.5',
    mend: 'Write a number from 0.0 to 1.0.',
  },
  'wrapped-json': {
    severity: 'warning',
    meaning: 'A JSON reply stands inside prose or a fence.',
    example: 'Here you are:\n{"reasoning": "Done.", "actions": []}',
    mend: 'Write the JSON object alone.',
  },
} as const;

/** A diagnostic code of the format, without `duckflow/` in front. */
export type Code = keyof typeof diagnostics;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('duckflow', diagnostics);

const byRule = codesByRule(diagnostics);

/** The code of a recovery rule: `BadVital` gives `bad-vital`. */
export function codeOf(rule: string): Code {
  return byRule(rule) ?? 'bad-marker';
}
