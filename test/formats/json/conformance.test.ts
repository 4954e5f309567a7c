import { parse, repair } from 'peglot/json';
import { describe, expect, it } from 'vitest';

// y_: RFC 8259 allows it. n_: it does not, so the text is never clean. i_: up to the implementation; never a crash.
const accepted: readonly string[] = [
  ...['{}', '[]', 'null', 'true', 'false', '0', '-0', '12', '-1', '1.5', '1e3', '1E+2', '1e-2', '0e1', '-0.0', '""'],
  ...[
    '"a"',
    '" "',
    '"\\""',
    '"\\\\"',
    '"\\/"',
    '"\\b\\f\\n\\r\\t"',
    '"\\u00e9"',
    '"\\uD83E\\uDD86"',
    '"🦆"',
    '"\u2028"',
  ],
  ...[
    '"\u007f"',
    '[null]',
    '[1,2]',
    '[ 1 , 2 ]',
    '[[]]',
    '[{}]',
    '{"a":1}',
    '{"":0}',
    '{"a":{"b":[]}}',
    '{"a":1,"b":2}',
  ],
  ...['\t[1]\r\n', ' {} ', '{"a\\u0000b":1}', '["// no comment"]', '["{\\"a\\": 1}"]', '["```"]', '{"__proto__":1}'],
  ...['[0.1,1e21,-1e-7]', '"it\'s"', '["a, b: {c}"]', '{"true":true}', '[""]', '1\n', '9007199254740991', '"\\u0000"'],
];

const refused: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '[',
    '}',
    ']',
    '{]',
    '[}',
    '[1',
    '{"a"',
    '{"a":',
    '{"a":1',
    '[1,',
    '[1,]',
    '{"a":1,}',
    '[,1]',
    '[,]',
  ],
  ...[
    '[1,,2]',
    '{,}',
    '{"a"}',
    '{"a",}',
    '{"a":}',
    '{"a" 1}',
    '{"a"::1}',
    '{"a":1 "b":2}',
    '[1 2]',
    '["a" "b"]',
    '[1:2]',
  ],
  ...['{a:1}', "{'a':1}", "['a']", '[`a`]', '[“a”]', '[a]', '[True]', '[None]', '[undefined]', '[NaN]', '[Infinity]'],
  ...[
    '[-Infinity]',
    '[nul]',
    '[tru]',
    '[TRUE]',
    '[.5]',
    '[5.]',
    '[+1]',
    '[01]',
    '[-01]',
    '[0x1F]',
    '[1e]',
    '[1e+]',
    '[-]',
  ],
  ...[
    '[--1]',
    '[1.2.3]',
    '[1_000]',
    '[1a]',
    '[１]',
    '"',
    '"a',
    '"\\"',
    '["\\x41"]',
    '["\\u12"]',
    '["\\u{41}"]',
    '["\\ "]',
  ],
  ...[
    '["a\nb"]',
    '["a\tb"]',
    '["\0"]',
    '{"a":1}}',
    '[1]]',
    '{} {}',
    '{}\n{}',
    '1 2',
    '[1]x',
    'x[1]',
    '{}#',
    '{}//x',
    '/**/{}',
  ],
  ...[
    '{/* a */}',
    '[1 // one\n]',
    '[1, ...]',
    '["a" + "b"]',
    'cb({})',
    'var x = {};',
    '{};',
    '```\n{}\n```',
    '\ufeff{}',
  ],
  ...[
    '\u00a0{}',
    '{\f}',
    '{"a":1;"b":2}',
    '{"a"=1}',
    '{"a":"b"c"d"}',
    'hello',
    '*',
    '<b>',
    '[<null>]',
    '{"a":/x/}',
    '(1)',
  ],
  ...[
    '[1}',
    '{"a":[1}',
    '{"a":"b',
    '["a",\n4\n,1,',
    '{"a":"b"}/**/',
    '{"a":"b"}#',
    '{\\"a\\":1}',
    '["""a"""]',
    '{1:1}',
  ],
];

const either: readonly string[] = [
  ...['["\\uD800"]', '["\\uDC00\\uD800"]', '["\ud800"]', '[12345678901234567890]', '[1e-400]'],
  ...['{"a":1,"a":2}', `${'['.repeat(600)}${']'.repeat(600)}`, '["\uffff"]', '[0.1234567890123456789]'],
];

describe('JSON conformance', () => {
  it.each(accepted)('y_ %j', (text) => {
    const parsed = parse(text);
    expect(parsed).toMatchObject({ ok: true, complete: true, via: 'json', diagnostics: [] });
    expect(parsed.value).toStrictEqual(JSON.parse(text));
    expect(Object.is(parsed.value, -0)).toBe(Object.is(JSON.parse(text), -0));
    expect(repair(text)).toBe(text);
  });

  it.each(refused)('n_ %j', (text) => {
    expect(() => JSON.parse(text)).toThrow();
    const parsed = parse(text);
    expect(parsed.diagnostics.length).toBeGreaterThan(0);
    expect(parsed.via).toBe('repaired');
    const repaired = repair(text, { orNull: true });
    expect(repaired === null ? null : JSON.parse(repaired)).toStrictEqual(parsed.value);
  });

  it.each(either)('i_ %j', (text) => {
    expect(parse(text).value).toStrictEqual(JSON.parse(text));
  });
});

describe('JSON recovery', () => {
  it.each<[string, string, string, unknown, string[]]>([
    ['single quotes', 'ok', "{'a': 'it's'}", { a: "it's" }, ['bad-single-quotes', 'bad-single-quotes', 'bad-quote']],
    ['smart quotes', 'ok', '{“a”: ‘b’}', { a: 'b' }, ['bad-smart-quotes', 'bad-smart-quotes']],
    ['backticks', 'ok', '[`a`]', ['a'], ['bad-backticks']],
    ['triple quotes', 'ok', '["""a "b" c"""]', ['a "b" c'], ['bad-triple-quotes']],
    ['escaped quotes', 'ok', '{\\"a\\": 1}', { a: 1 }, ['bad-escaped-quotes']],
    ['bare names', 'ok', '{a-b: 1, 2: 3}', { 'a-b': 1, 2: 3 }, ['bad-bare-key', 'bad-bare-key']],
    ['a bare value', 'not', '{"a": some text, "b": 1}', { a: 'some text', b: 1 }, ['bad-bare-string']],
    ['missing commas', 'ok', '{"a": 1\n"b": [1 2]}', { a: 1, b: [1, 2] }, ['missing-comma', 'missing-comma']],
    ['trailing commas', 'ok', '{"a": [1,], }', { a: [1] }, ['bad-trailing-comma', 'bad-trailing-comma']],
    ['a comma too many', 'not', '[1,,2]', [1, 2], ['bad-comma']],
    ['comments', 'ok', '[1, // one\n2 /* two */] # end', [1, 2], ['bad-comment', 'bad-comment', 'bad-comment']],
    ['Python', 'ok', '[True, False, None]', [true, false, null], ['bad-constant', 'bad-constant', 'bad-constant']],
    ['JavaScript', 'ok', '[undefined]', [null], ['bad-constant']],
    ['NaN', 'ok', '[NaN, -Infinity]', [null, null], ['bad-nan', 'bad-nan']],
    ['no digit before the point', 'ok', '[.5, -.5]', [0.5, -0.5], ['bad-fraction', 'bad-fraction']],
    ['no digit behind the point', 'ok', '[5.]', [5], ['bad-point']],
    ['a plus', 'ok', '[+1]', [1], ['bad-plus']],
    ['hexadecimal', 'ok', '[0xFF, 0o17, 0b11]', [255, 15, 3], ['bad-radix', 'bad-radix', 'bad-radix']],
    ['leading zeros', 'ok', '[007]', ['007'], ['bad-leading-zero']],
    ['grouped digits', 'ok', '[1_000]', [1000], ['bad-digit-groups']],
    ['a line end in a string', 'ok', '["a\nb"]', ['a\nb'], ['bad-newline']],
    ['a tab in a string', 'ok', '["a\tb"]', ['a\tb'], ['bad-control']],
    ['a quote in a string', 'ok', '["say "yes" now"]', ['say "yes" now'], ['bad-quote', 'bad-quote']],
    [
      'code in a string',
      'ok',
      '{"a": "if (x == "y") { z(); }"}',
      { a: 'if (x == "y") { z(); }' },
      ['bad-quote', 'bad-quote'],
    ],
    ['bad escapes', 'ok', '["C:\\dir \\x41"]', ['C:\\dir A'], ['bad-escape', 'bad-escape']],
    ['no closing bracket', 'not', '{"a": [1}', { a: [1] }, ['missing-bracket']],
    ['a bracket too many', 'not', '{"a": 1}}', { a: 1 }, ['bad-bracket']],
    ['no opening bracket', 'not', '"a": 1}', { a: 1 }, ['missing-open']],
    ['no colon', 'ok', '{"a" 1}', { a: 1 }, ['missing-colon']],
    ['a colon inside the name', 'ok', '{"a:" 1, "b:" "x"}', { a: 1, b: 'x' }, ['bad-colon', 'bad-colon']],
    ['another colon', 'ok', '{"a" => 1}', { a: 1 }, ['bad-colon']],
    ['another comma', 'ok', '{"a": 1; "b": 2}', { a: 1, b: 2 }, ['bad-separator']],
    ['no value', 'not', '{"a": , "b": 2}', { a: null, b: 2 }, ['missing-value']],
    ['no closing quote', 'not', '{"a": "x,\n"b": 2}', { a: 'x', b: 2 }, ['missing-quote']],
    ['joined strings', 'ok', '["a" + \'b\']', ['ab'], ['bad-concatenation', 'bad-single-quotes']],
    ['an ellipsis', 'not', '[1, 2, ...]', [1, 2], ['bad-ellipsis']],
    ['a constructor', 'ok', '[ObjectId("5f")]', ['5f'], ['bad-constructor']],
    ['JSONP', 'ok', 'cb({"a": 1});', { a: 1 }, ['bad-call']],
    ['an assignment', 'ok', 'const x = {"a": 1};', { a: 1 }, ['bad-assignment']],
    ['a fence', 'ok', '```json\n{"a": 1}\n```\n', { a: 1 }, ['bad-fence']],
    ['text around', 'ok', 'Here: {"a": 1} Done {see}.', { a: 1 }, ['bad-prose', 'bad-prose']],
    ['a log line before', 'ok', '[INFO] x\n{"a": 1}', { a: 1 }, ['bad-prose']],
    ['colours', 'ok', '\x1b[1m{"a": 1}\x1b[0m', { a: 1 }, ['bad-noise', 'bad-noise']],
    ['lines of JSON', 'ok', '{"a": 1}\n{"a": 2}\n', [{ a: 1 }, { a: 2 }], ['bad-sequence']],
    [
      'brackets around',
      'ok',
      'So: {{"a": {"b": 1}}}.',
      { a: { b: 1 } },
      ['bad-prose', 'bad-bracket', 'bad-bracket', 'bad-prose'],
    ],
    ['brackets around, one at the end', 'not', '{{"a": {"b": 1}}', { a: { b: 1 } }, ['bad-bracket', 'bad-bracket']],
    [
      'brackets around several',
      'not',
      '{{"a": 1}, {"b": 2}}',
      [{ a: 1 }, { b: 2 }],
      ['bad-bracket', 'bad-sequence', 'bad-bracket'],
    ],
    ['brackets around, three at the end', 'not', '{{"a": 1}}}', { a: 1 }, ['bad-bracket', 'bad-bracket']],
    ['several values', 'not', '{"a": 1} and {"a": 2}', { a: 2 }, ['several-values', 'bad-prose', 'several-values']],
    ['a name twice', 'not', '{"a": 1, "a": 2}', { a: 2 }, ['duplicate-key']],
    ['lost digits', 'ok', '[9007199254740993]', [9007199254740992], ['imprecise-number']],
    ['half a character', 'ok', '["\\ud83e"]', ['\ud83e'], ['lone-surrogate']],
    ['a number out of range', 'not', '[1e400]', ['1e400'], ['number-out-of-range']],
    ['nothing', 'cut', ' ', null, ['missing-document']],
    ['no JSON', 'not', 'Sorry.', null, ['bad-prose', 'missing-document']],
    ['cut in a string', 'cut', '{"a": "b', { a: 'b' }, ['missing-end', 'missing-string-end']],
    ['cut in an escape', 'cut', '{"a": "b\\u00', { a: 'b' }, ['missing-string-end', 'missing-end']],
    ['cut in a name', 'cut', '{"a": 1, "b', { a: 1 }, ['missing-string-end', 'missing-end']],
    ['cut behind a colon', 'cut', '{"a":', {}, ['missing-end']],
    ['cut in a number', 'cut', '[1, 2.', [1, 2], ['bad-cut-number', 'missing-end']],
    ['cut in a constant', 'cut', '[tr', [true], ['bad-cut-word', 'missing-end']],
    ['cut in a comment', 'cut', '{"a": 1} /* x', { a: 1 }, ['missing-comment-end']],
    ['cut in a fence', 'cut', '```json\n{"a": 1}\n', { a: 1 }, ['bad-fence', 'missing-fence-end']],
  ])('%s: %s', (_, verdict, text, value, codes) => {
    const parsed = parse(text);
    expect(parsed.value).toStrictEqual(value);
    expect(parsed.diagnostics.map(({ code }) => code.slice('json/'.length))).toEqual(codes);
    expect(parsed.complete ? (parsed.ok ? 'ok' : 'not') : 'cut').toBe(verdict);
  });

  it('two places of one name are both named', () => {
    expect(parse('{"a": 1, "a": 2}').diagnostics[0]).toMatchObject({
      range: { start: 9, end: 12 },
      related: { start: 1, end: 4 },
    });
  });
});
