import type { Codes as JsonTextCode } from '../../../generated/json-in-text.ts';
import type { Codes } from '../../../generated/skill.ts';
import type { DiagnosticInfo } from '../../core/diagnostic.ts';
import type { FormatCode } from '../../engine/codes.ts';
import type { PlainCode as JsonCode } from '../json/embedding.ts';

const table = {
  'bad-bom': {
    severity: 'warning',
    meaning: 'The text begins with a byte order mark.',
    example: '\ufeff{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Save the script as UTF-8 without a byte order mark.',
  },
  'bad-field': {
    severity: 'error',
    meaning: 'A value of the result has the wrong type. It was left out.',
    example: '{"success": "true", "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'success is true or false without quotes, confidence and metrics are numbers, deliverables are strings, errors are objects with code and message.',
  },
  'bad-line-end': {
    severity: 'warning',
    meaning: 'A line ends with CR or CRLF.',
    example: 'SUCCESS\r\nConfidence: 0.9\r\n',
    hint: 'End lines with LF.',
  },
  'bad-noise': {
    severity: 'warning',
    meaning: 'Chat template tokens or colour codes in the output. They were ignored.',
    example: '\u001b[32mSUCCESS\u001b[0m',
    hint: 'Print without colours if standard output is not a terminal.',
  },
  'confidence-out-of-range': {
    severity: 'error',
    meaning: 'The confidence is not between 0.0 and 1.0. It was left out.',
    example: '{"success": true, "confidence": 1.5, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Write a number from 0.0 to 1.0.',
  },
  'duplicate-field': {
    severity: 'error',
    meaning: 'A value is given twice. The last one counts.',
    example: 'Confidence: 0.7\nConfidence: 0.9',
    hint: 'Give it once.',
  },
  'duplicate-result': {
    severity: 'error',
    meaning: 'The output has several results. The last complete one counts.',
    example:
      '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Print one result, as the last thing the script does.',
  },
  'empty-deliverable': {
    severity: 'warning',
    meaning: 'A deliverable is an empty string.',
    example: '{"success": true, "confidence": 0.9, "deliverables": [""], "metrics": {}, "errors": []}',
    hint: "Leave it out. In bash, printf '%s\\n' with an empty array prints an empty line: look at its length first.",
  },
  'bad-thought': {
    severity: 'warning',
    meaning: 'A model thinks here. What it thinks was left out, whatever it shows.',
    example:
      '<think>\nDone?\n</think>\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Leave thoughts out of the output.',
  },
  'bad-foreign-call': {
    severity: 'warning',
    meaning: 'A call in the markup of another dialect. Nothing was called.',
    example:
      '<tool_call>\n{"name": "run_tests"}\n</tool_call>\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Print only the result.',
  },
  'missing-thought-end': {
    severity: 'error',
    meaning: 'A thought is never closed. It takes the rest of the text, and nothing in it counts.',
    example: '<think>\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Close the thought, and write the result below it.',
  },
  'empty-output': {
    severity: 'error',
    meaning: 'The output is empty, which is not a success.',
    example: '',
    hint: 'Print the result to standard output on every way out of the script: trap … EXIT.',
  },
  'ends-in-value': {
    severity: 'info',
    meaning: 'The text ends directly after a value, without a line end: the value may be cut off.',
    example: 'SUCCESS\nConfidence: 0.9',
    hint: 'End the last line.',
  },
  'error-code-style': {
    severity: 'info',
    meaning: 'An error code is not in UPPER_SNAKE_CASE.',
    example:
      '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": [{"code": "file not found", "message": "config.json is missing"}]}',
    hint: 'Write codes like FILE_NOT_FOUND.',
  },
  'legacy-text': {
    severity: 'info',
    meaning: 'The output has no JSON result. It was read as lines of text.',
    example: 'SUCCESS\nConfidence: 0.92\nCreated: src/app.ts',
    hint: 'Print the result as JSON to standard output (not to standard error): peglot prompt --format skill shows how.',
  },
  'mentioned-result': {
    severity: 'warning',
    meaning: 'A result is in inline code, or in a code fence while another one is not. It was not read.',
    example: 'I would print `{"success": true, "confidence": 0.9}` here.\nFAILED\nConfidence: 0.9',
    hint: 'Print one result and no examples of it.',
  },
  'missing-confidence': {
    severity: 'warning',
    meaning: 'The output does not give a confidence. The default is used.',
    example: 'SUCCESS',
    hint: 'Print the result as JSON, with its confidence.',
  },
  'long-integer': {
    severity: 'warning',
    meaning: 'An integer has more digits than a number can hold. It was kept as text; of a metric, digits are lost.',
    example:
      '{"success": false, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": [{"code": "A", "message": "a", "context": {"id": 9007199254740993}}]}',
    hint: 'Write long integers as strings.',
  },
  'missing-field': {
    severity: 'error',
    meaning: 'A required field is missing.',
    example: '{"success": true, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Give all five fields: success, confidence, deliverables, metrics, errors. Lists and metrics may be empty.',
  },
  'mixed-verdicts': {
    severity: 'warning',
    meaning: 'The output reports both success and failure. Within a line the failure counts, otherwise the last line.',
    example: 'ERROR: no answer, trying again\nSUCCESS',
    hint: 'Print the result as JSON, with success true or false.',
  },
  'negative-metric': {
    severity: 'error',
    meaning: 'A duration or a count is below zero. It was left out.',
    example: '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {"files_created": -1}, "errors": []}',
    hint: 'Count from 0.',
  },
  'nested-result': {
    severity: 'error',
    meaning: 'A result is inside an array or another object. It was not read.',
    example: '[{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}]',
    hint: 'Print the object itself, not an array. With jq, leave out --slurp for the result.',
  },
  'no-result': {
    severity: 'error',
    meaning: 'The output has no JSON result, and no lines that report one, or such lines are not read.',
    example: '[1/2] building',
    hint: 'Print the result as one JSON object to standard output.',
  },
  'no-verdict': {
    severity: 'error',
    meaning: 'No line says whether the skill succeeded. It counts as a failure, whatever files are named.',
    example: 'Created: src/app.ts',
    hint: 'Print the result as JSON, with success true or false.',
  },
  'not-a-result': {
    severity: 'error',
    meaning: 'The output is JSON, but not an object.',
    example: 'null',
    hint: 'Print one object with success, confidence, deliverables, metrics and errors.',
  },
  'other-json': {
    severity: 'info',
    meaning: 'The output has JSON objects that are not results. They were read as log lines.',
    example:
      '{"level": "info", "msg": "start"}\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Send logs to standard error: echo … >&2.',
  },
  'stopped-early': {
    severity: 'error',
    meaning: 'The skill stopped before the end of its output.',
    example: '',
    hint: 'Run the skill again, and let it finish.',
  },
  'unfilled-variable': {
    severity: 'warning',
    meaning: 'The path of a deliverable has a variable of a script in it. It was kept as it is.',
    example: '{"success": true, "confidence": 0.9, "deliverables": ["${OUT_DIR}/a.ts"], "metrics": {}, "errors": []}',
    hint: "In a script, begin the here-document with << EOF: << 'EOF' fills no variables in.",
  },
  'unknown-field': {
    severity: 'warning',
    meaning: 'The result has a field that is not in the specification. It is not in the model.',
    example: '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": [], "status": "ok"}',
    hint: 'Put numbers into metrics.',
  },
  'line-prefix': {
    severity: 'warning',
    meaning: 'A log or a container has put something before each line. It was left out.',
    example: `skill-1  | {"success": true, "confidence": 0.9,
skill-1  |  "deliverables": [], "metrics": {}, "errors": []}`,
    hint: 'Read what the skill prints, without the prefix: docker compose logs --no-log-prefix.',
  },
  'wrapped-result': {
    severity: 'warning',
    meaning: 'There is text around the result.',
    example: 'Working…\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    hint: 'Print only the result to standard output; send logs to standard error: echo … >&2.',
  },
} as const;

/** The codes beyond those of the grammars. */
export type OwnCode = keyof typeof table;

/** The diagnostics that no rule of a grammar names: the specification's demands on the meaning. */
export const codes: Readonly<Record<OwnCode, DiagnosticInfo>> = table;

/** A code of the line format, or of the specification's demands; without a prefix. */
export type LineCode = Codes | OwnCode;

/** The codes of the format's diagnostics: those of JSON, and its own. */
export type Code = FormatCode<'skill', JsonTextCode | JsonCode | LineCode>;
