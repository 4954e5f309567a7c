import type { Diagnostic, Severity } from '../core/diagnostic.ts';
import { ruleName } from '../core/finding.ts';

/** Every diagnostic of JSON. The `bad-…` and `missing-…` ones are rules of the grammar. */
export const diagnostics = {
  'bad-assignment': {
    severity: 'warning',
    meaning: 'The value is assigned to a name, as in a program.',
    example: 'const reply = {"a": 1};',
    mend: 'Write the value alone.',
  },
  'bad-backticks': {
    severity: 'warning',
    meaning: 'A string stands in backticks.',
    example: '{"a": `text`}',
    mend: 'Write strings in double quotes.',
  },
  'bad-bare-key': {
    severity: 'warning',
    meaning: 'A name stands without quotes.',
    example: '{a: 1}',
    mend: 'Write names in double quotes.',
  },
  'bad-bare-string': {
    severity: 'error',
    meaning: 'A word without quotes stands where a value has to; it was taken as a string.',
    example: '{"a": good}',
    mend: 'Write strings in double quotes.',
  },
  'bad-bom': {
    severity: 'warning',
    meaning: 'The text begins with a byte order mark.',
    example: '\ufeff{}',
    mend: 'Save the text as UTF-8 without a byte order mark.',
  },
  'bad-bracket': {
    severity: 'error',
    meaning: 'A closing bracket closes nothing. It was left out.',
    example: '{"a": 1}}',
    mend: 'Write one closing bracket for each that opens.',
  },
  'bad-call': {
    severity: 'warning',
    meaning: 'The value stands in a call of a function (JSONP).',
    example: 'callback({"a": 1});',
    mend: 'Write the value alone.',
  },
  'bad-colon': {
    severity: 'warning',
    meaning: 'Another sign than a colon stands between a name and its value.',
    example: '{"a" = 1}',
    mend: 'Write a colon between a name and its value.',
  },
  'bad-comma': {
    severity: 'error',
    meaning: 'A comma has no value before it. It was left out; a value may be missing.',
    example: '[1,,2]',
    mend: 'Write one comma between two values.',
  },
  'bad-comment': {
    severity: 'warning',
    meaning: 'JSON has no comments.',
    example: '{"a": 1 // one\n}',
    mend: 'Leave comments out.',
  },
  'bad-concatenation': {
    severity: 'warning',
    meaning: 'Strings are joined with a plus sign, as in a program.',
    example: '{"a": "one " + "two"}',
    mend: 'Write one string.',
  },
  'bad-constant': {
    severity: 'warning',
    meaning: 'A constant is written as in another language.',
    example: '{"a": True, "b": None}',
    mend: 'Write true, false or null.',
  },
  'bad-constructor': {
    severity: 'warning',
    meaning: 'A value stands in a call of a type. The text inside was taken.',
    example: '{"id": ObjectId("5f1")}',
    mend: 'Write the value alone.',
  },
  'bad-control': {
    severity: 'warning',
    meaning: 'A string holds a control character as it is.',
    example: '{"a": "one\ttwo"}',
    mend: 'Write control characters as \\t or \\u0009.',
  },
  'bad-cut-number': {
    severity: 'error',
    meaning: 'The text ends inside a number.',
    example: '{"a": 12.',
    mend: 'The text was cut off: ask for the rest.',
  },
  'bad-cut-word': {
    severity: 'error',
    meaning: 'The text ends inside a constant.',
    example: '{"a": tr',
    mend: 'The text was cut off: ask for the rest.',
  },
  'bad-digit-groups': {
    severity: 'warning',
    meaning: 'The digits of a number are grouped with underscores.',
    example: '[1_000]',
    mend: 'Write the digits without anything between them.',
  },
  'bad-ellipsis': {
    severity: 'error',
    meaning: 'An ellipsis stands where values have to: something was left out.',
    example: '[1, 2, ...]',
    mend: 'Write all values.',
  },
  'bad-escape': {
    severity: 'warning',
    meaning: 'A string holds an escape that JSON does not have. An unknown one was kept with its backslash.',
    example: '{"path": "C:\\dir"}',
    mend: 'Write a backslash as \\\\.',
  },
  'bad-escaped-quotes': {
    severity: 'warning',
    meaning: 'The quotes around a string are escaped.',
    example: '{\\"a\\": 1}',
    mend: 'Escape quotes only inside strings.',
  },
  'bad-fence': {
    severity: 'warning',
    meaning: 'The value stands in a code fence.',
    example: '```json\n{"a": 1}\n```',
    mend: 'Write the value alone.',
  },
  'bad-fraction': {
    severity: 'warning',
    meaning: 'A number has no digit before its point.',
    example: '[.5]',
    mend: 'Write 0.5.',
  },
  'bad-leading-zero': {
    severity: 'warning',
    meaning: 'A number begins with a zero too many. It was read as decimal.',
    example: '[007]',
    mend: 'Write numbers without leading zeros.',
  },
  'bad-nan': {
    severity: 'warning',
    meaning: 'JSON has no NaN and no Infinity. The value is null.',
    example: '[NaN]',
    mend: 'Write null, or leave the value out.',
  },
  'bad-newline': {
    severity: 'warning',
    meaning: 'A string holds a line end as it is.',
    example: '{"a": "one\ntwo"}',
    mend: 'Write line ends in strings as \\n.',
  },
  'bad-noise': {
    severity: 'warning',
    meaning: 'A colour sequence of a terminal or a token of a chat template stands between the words.',
    example: '\u001b[32m{"a": 1}',
    mend: 'Strip such sequences from the text.',
  },
  'bad-plus': {
    severity: 'warning',
    meaning: 'A number has a plus sign.',
    example: '[+1]',
    mend: 'Write positive numbers without a sign.',
  },
  'bad-point': {
    severity: 'warning',
    meaning: 'A number has no digit behind its point.',
    example: '[5.]',
    mend: 'Write 5 or 5.0.',
  },
  'bad-prose': {
    severity: 'warning',
    meaning: 'Text stands around the value. It is no part of it.',
    example: 'Here you are: {"a": 1}',
    mend: 'Write the value alone.',
  },
  'bad-quote': {
    severity: 'warning',
    meaning: 'A quote inside a string is not escaped.',
    example: '{"a": "say "yes" now"}',
    mend: 'Write quotes inside strings as \\".',
  },
  'bad-radix': {
    severity: 'warning',
    meaning: 'A number is hexadecimal, octal or binary.',
    example: '[0x1F]',
    mend: 'Write numbers in decimal.',
  },
  'bad-separator': {
    severity: 'warning',
    meaning: 'Another sign than a comma stands between two values.',
    example: '{"a": 1; "b": 2}',
    mend: 'Write a comma between two values.',
  },
  'bad-sequence': {
    severity: 'warning',
    meaning: 'Several values stand on lines of their own (NDJSON). The value is the list of them.',
    example: '{"a": 1}\n{"a": 2}',
    mend: 'Write one array, or read the lines one by one.',
  },
  'bad-single-quotes': {
    severity: 'warning',
    meaning: 'A string stands in single quotes.',
    example: "{'a': 1}",
    mend: 'Write strings in double quotes.',
  },
  'bad-smart-quotes': {
    severity: 'warning',
    meaning: 'A string stands in typographic quotes.',
    example: '{“a”: 1}',
    mend: 'Write strings in double quotes.',
  },
  'bad-space': {
    severity: 'warning',
    meaning: 'White space that JSON does not have stands between the words.',
    example: '{\u00a0"a": 1}',
    mend: 'Use spaces, tabs and line ends only.',
  },
  'bad-text': {
    severity: 'error',
    meaning: 'Something that cannot be read stands where a name or a value has to. It was left out.',
    example: '{"a": 1, %%}',
    mend: 'Write names and values only.',
  },
  'bad-trailing-comma': {
    severity: 'warning',
    meaning: 'A comma stands behind the last value.',
    example: '[1, 2,]',
    mend: 'Leave the last comma out.',
  },
  'bad-triple-quotes': {
    severity: 'warning',
    meaning: 'A string stands in triple quotes.',
    example: '{"a": """text"""}',
    mend: 'Write strings in double quotes, line ends as \\n.',
  },
  'duplicate-key': {
    severity: 'error',
    meaning: 'An object has the same name twice; the last one counts.',
    example: '{"a": 1, "a": 2}',
    mend: 'Write each name once.',
  },
  'imprecise-number': {
    severity: 'warning',
    meaning: 'A number has more digits than a double can hold; the value is the nearest one.',
    example: '[9007199254740993]',
    mend: 'Write long numbers as strings.',
  },
  'lone-surrogate': {
    severity: 'warning',
    meaning: 'A string holds half of a character: no file can carry it.',
    example: '["\\ud800"]',
    mend: 'Write both halves, or none.',
  },
  'missing-bracket': {
    severity: 'error',
    meaning: 'A container is closed by the bracket of one around it.',
    example: '{"a": [1, 2}',
    mend: 'Write one closing bracket for each that opens.',
  },
  'missing-colon': {
    severity: 'warning',
    meaning: 'No colon stands between a name and its value.',
    example: '{"a" 1}',
    mend: 'Write a colon between a name and its value.',
  },
  'missing-comma': {
    severity: 'warning',
    meaning: 'No comma stands between two values.',
    example: '[1 2]',
    mend: 'Write a comma between two values.',
  },
  'missing-comment-end': {
    severity: 'error',
    meaning: 'A comment never ends.',
    example: '{"a": 1} /* cut',
    mend: 'The text was cut off, or needs no comment.',
  },
  'missing-document': {
    severity: 'error',
    meaning: 'The text holds no JSON value.',
    example: 'Sorry.',
    mend: 'Write one JSON value.',
  },
  'missing-end': {
    severity: 'error',
    meaning: 'The text ends inside an object or an array.',
    example: '{"a": [1, 2',
    mend: 'The text was cut off: ask for the rest.',
  },
  'missing-fence-end': {
    severity: 'error',
    meaning: 'A code fence never ends.',
    example: '```json\n{"a": 1}',
    mend: 'The text was cut off, or needs no fence.',
  },
  'missing-open': {
    severity: 'error',
    meaning: 'The text begins with a name: the bracket that opens the object is missing.',
    example: '"a": 1}',
    mend: 'Begin an object with {.',
  },
  'missing-quote': {
    severity: 'error',
    meaning: 'A string has no closing quote; it was ended where the next name begins.',
    example: '{"a": "one,\n"b": 2}',
    mend: 'Close the string.',
  },
  'missing-string-end': {
    severity: 'error',
    meaning: 'The text ends inside a string.',
    example: '{"a": "on',
    mend: 'The text was cut off: ask for the rest.',
  },
  'missing-value': {
    severity: 'error',
    meaning: 'A name has no value. The value is null.',
    example: '{"a": , "b": 2}',
    mend: 'Write a value, or leave the name out.',
  },
  'number-out-of-range': {
    severity: 'error',
    meaning: 'A number is greater than a double can be; the value is infinite.',
    example: '[1e400]',
    mend: 'Write such numbers as strings.',
  },
  'several-values': {
    severity: 'error',
    meaning: 'The text holds several JSON values; the last one counts.',
    example: '{"a": 1} and {"a": 2}',
    mend: 'Write one JSON value.',
  },
  'too-deep': {
    severity: 'error',
    meaning: 'The value nests deeper than the limit. What is deeper is null.',
    example: '[[[[…]]]]',
    mend: 'Nest less deeply, or raise `maxDepth`.',
  },
} as const;

/** A diagnostic code of JSON, without `json/` in front. */
export type Code = keyof typeof diagnostics;

/** Makes the diagnostics of JSON in one format. */
export class Finder {
  readonly #known = new Map<string, Known>();

  /** @param format the first half of the codes */
  constructor(format: string) {
    for (const [code, { severity, meaning, mend }] of Object.entries(diagnostics)) {
      const known = { code: `${format}/${code}`, severity, meaning, mend };
      this.#known.set(code, known);
      this.#known.set(ruleName(code), known);
    }
  }

  /** A finding; `name` is a code, or the name of a recovery rule: `BadPlus` gives `bad-plus`. */
  find(name: Code | string, start: number, end: number, message?: string): Diagnostic {
    const known = this.#known.get(name);
    if (known === undefined) throw new Error(`no diagnostic is called ${name}`);
    const { code, severity, meaning, mend } = known;
    return { code, severity, message: message ?? meaning, range: { start, end }, hint: mend };
  }
}

/** What all findings of one code share. */
interface Known {
  readonly code: string;
  readonly severity: Severity;
  readonly meaning: string;
  readonly mend: string;
}

const finders = new Map<string, Finder>();

/** The finder of a format; broken JSON has a finding for nearly each word, so what they share is made once. */
export function finderOf(format: string): Finder {
  let finder = finders.get(format);
  if (finder === undefined) {
    finder = new Finder(format);
    finders.set(format, finder);
  }
  return finder;
}
