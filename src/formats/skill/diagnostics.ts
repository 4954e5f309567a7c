import { codesByRule, type Finding, findingOf } from '../../core/finding.ts';

/** The diagnostics of the format beside those of JSON. The `bad-…` and `missing-…` ones of the echo text are rules of its grammar. */
export const diagnostics = {
  'bad-bom': {
    severity: 'warning',
    meaning: 'The text begins with a byte order mark.',
    example: '\ufeff{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'Save the script as UTF-8 without a byte order mark.',
  },
  'bad-confidence': {
    severity: 'error',
    meaning: 'A confidence is no number. The default confidence is used.',
    example: 'Confidence: high',
    mend: 'Write a number from 0.0 to 1.0.',
  },
  'bad-decimal-comma': {
    severity: 'warning',
    meaning: 'A number is written with a decimal comma.',
    example: 'Confidence: 0,92',
    mend: 'Write a point: 0.92. In bash, LC_ALL=C makes awk and printf do so.',
  },
  'bad-field': {
    severity: 'error',
    meaning: 'A value of the result has the wrong type. It was left out.',
    example: '{"success": "true", "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'success is true or false without quotes, confidence and metrics are numbers, deliverables are strings, errors are objects with code and message.',
  },
  'bad-line-end': {
    severity: 'warning',
    meaning: 'Lines end with CR or CRLF.',
    example: 'SUCCESS\r\nConfidence: 0.9\r\n',
    mend: 'Let lines end with LF.',
  },
  'bad-noise': {
    severity: 'warning',
    meaning: 'Colour sequences or tokens of a model template stand in the text. They were passed over.',
    example: '\x1b[32mSUCCESS\x1b[0m',
    mend: 'Print without colours when standard output is no terminal.',
  },
  'bad-path': {
    severity: 'warning',
    meaning: 'What stands where a path is due is none. It was left out.',
    example: 'Created: the new login form',
    mend: 'Write the paths of the files, separated by commas.',
  },
  'bad-percent': {
    severity: 'warning',
    meaning: 'The confidence is a percentage; it was divided by 100.',
    example: 'Confidence: 90%',
    mend: 'Write a number from 0.0 to 1.0: 0.9.',
  },
  'bad-spaced-path': {
    severity: 'warning',
    meaning: 'A path holds blanks and has no quotes; all of it was taken as one path.',
    example: 'Created: my report.txt',
    mend: 'Put the path in quotes: "my report.txt".',
  },
  'bad-wrapper': {
    severity: 'warning',
    meaning: 'The whole output stands in a code fence.',
    example: '```json\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}\n```',
    mend: 'Print the result without a fence.',
  },
  'confidence-out-of-range': {
    severity: 'error',
    meaning: 'The confidence is below 0.0 or above 1.0. It is not used.',
    example: '{"success": true, "confidence": 1.5, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'Write a number from 0.0 to 1.0.',
  },
  'duplicate-field': {
    severity: 'error',
    meaning: 'A value is given twice; the last one counts.',
    example: 'Confidence: 0.7\nConfidence: 0.9',
    mend: 'Say it once.',
  },
  'duplicate-result': {
    severity: 'error',
    meaning: 'The output holds several results; the last complete one counts.',
    example:
      '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'Print one result, as the last thing the script does.',
  },
  'empty-deliverable': {
    severity: 'warning',
    meaning: 'A deliverable is an empty string.',
    example: '{"success": true, "confidence": 0.9, "deliverables": [""], "metrics": {}, "errors": []}',
    mend: "Leave it out. In bash, printf '%s\\n' with an empty array prints an empty line: look at its length first.",
  },
  'empty-output': {
    severity: 'error',
    meaning: 'The output is empty: the skill said nothing, and that is no success.',
    example: '',
    mend: 'Print the result to standard output on every way out of the script: trap … EXIT.',
  },
  'error-code-style': {
    severity: 'info',
    meaning: 'An error code is not in UPPER_SNAKE_CASE.',
    example:
      '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": [{"code": "file not found", "message": "config.json is missing"}]}',
    mend: 'Write codes like FILE_NOT_FOUND.',
  },
  'legacy-text': {
    severity: 'info',
    meaning: 'The output holds no JSON result; it was read as lines of text.',
    example: 'SUCCESS\nConfidence: 0.92\nCreated: src/app.ts',
    mend: 'Print the result as JSON to standard output (not to standard error): peglot prompt --format skill shows how.',
  },
  'missing-confidence': {
    severity: 'warning',
    meaning: 'The text says nothing about the confidence; the default is used.',
    example: 'SUCCESS',
    mend: 'Print the result as JSON, with its confidence.',
  },
  'missing-fence-end': {
    severity: 'error',
    meaning: 'A code fence never closes: the output was cut off inside it.',
    example: '```json\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'Print the result without a fence.',
  },
  'missing-field': {
    severity: 'error',
    meaning: 'A required field is missing.',
    example: '{"success": true, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'Give all five fields: success, confidence, deliverables, metrics, errors. Lists and metrics may be empty. Every error has code and message.',
  },
  'missing-path': {
    severity: 'warning',
    meaning: 'A line announces files and names none.',
    example: 'Created:\nDone.',
    mend: 'Write the paths on the line, or on the lines below with a hyphen each.',
  },
  'missing-unit': {
    severity: 'warning',
    meaning: 'A duration has no unit; it was read as milliseconds.',
    example: 'Execution time: 1234',
    mend: 'Write the unit: 1234ms.',
  },
  'mixed-verdicts': {
    severity: 'warning',
    meaning: 'Some lines tell of a failure and a later one of success; the last one counts.',
    example: 'ERROR: no answer, trying again\nSUCCESS',
    mend: 'Print the result as JSON: it says clearly whether the skill succeeded.',
  },
  'nested-result': {
    severity: 'error',
    meaning: 'A result stands inside an array or another object. It is not read: the result is the outermost object.',
    example: '[{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}]',
    mend: 'Print the object itself, not an array. With jq, leave out --slurp for the result.',
  },
  'no-result': {
    severity: 'error',
    meaning: 'The output holds no JSON result, and lines of text are not to be read.',
    example: 'SUCCESS',
    mend: 'Print the result as one JSON object to standard output.',
  },
  'no-verdict': {
    severity: 'warning',
    meaning: 'No line says whether the skill succeeded. That counts as success.',
    example: 'Created: src/app.ts',
    mend: 'Print the result as JSON: it says clearly whether the skill succeeded.',
  },
  'not-a-result': {
    severity: 'error',
    meaning: 'The output is JSON and no object: an array, a string, a number, true, false or null.',
    example: 'null',
    mend: 'Print one object with success, confidence, deliverables, metrics and errors.',
  },
  'other-json': {
    severity: 'info',
    meaning: 'The output holds JSON objects that are no result. They were taken for lines of a log.',
    example:
      '{"level": "info", "msg": "start"}\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'Send logs to standard error: echo … >&2.',
  },
  'unknown-field': {
    severity: 'warning',
    meaning: 'The result has a field that is not in the specification. It is in no field of the model.',
    example: '{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": [], "status": "ok"}',
    mend: 'Put numbers into metrics, and all else into the context of an error or a log.',
  },
  'wrapped-result': {
    severity: 'warning',
    meaning: 'The result stands between other text.',
    example: 'Working…\n{"success": true, "confidence": 0.9, "deliverables": [], "metrics": {}, "errors": []}',
    mend: 'Print nothing but the result to standard output; send logs to standard error: echo … >&2.',
  },
} as const;

/** A diagnostic code of the format, without `skill/` in front. */
export type Code = keyof typeof diagnostics;

/** Makes a diagnostic of the format. */
export const finding: Finding<Code> = findingOf('skill', diagnostics);

/** The code of a recovery rule: `BadPercent` gives `bad-percent`. */
export const codeOf: (rule: string) => Code | undefined = codesByRule(diagnostics);
