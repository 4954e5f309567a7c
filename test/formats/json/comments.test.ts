import { parse } from 'peglot/json';
import { describe, expect, it } from 'vitest';

const words = ['{', '"a"', ':', '1', ',', '"b"', ':', '[', '"x"', ',', 'true', ']', ',', '"c"', ':', '{', '}', '}'];

// A comment may be before, between and after all words.
describe.each(['// c\n', '/* c */', '/* c\n c */', '# c\n', '//c: "x", [1]}\n', '/**/'])(
  'the comment %j',
  (comment) => {
    it.each(words.map((word, at) => [at, word]))('before word %i, %s', (at) => {
      expectValue([...words.slice(0, at), comment, ...words.slice(at)].join(''));
      expectValue([...words.slice(0, at), '\n  ', comment, '\n  ', ...words.slice(at)].join(''));
    });

    it('behind all', () => {
      expectValue(`${words.join('')}${comment}`);
      expectValue(`${words.join(' ')}\n${comment}`);
    });

    it('everywhere', () => {
      expectValue(words.map((word) => `${comment}${word} `).join(''));
      expectValue(words.map((word) => `${word}${comment}`).join(' '));
    });
  },
);

function expectValue(text: string): void {
  const parsed = parse(text);
  expect(parsed.value, text).toEqual({ a: 1, b: ['x', true], c: {} });
  expect(new Set(parsed.diagnostics.map(({ code }) => code)), text).toEqual(new Set(['json/bad-comment']));
  expect(parsed.complete).toBe(true);
}

it.each([
  ['{"a": // c\n 1}', { a: 1 }],
  ['{"a": /* c */ {"b": # d\n "x"}}', { a: { b: 'x' } }],
  ['{"url": "http://x.example", "b": "/* no */ # no // no"}', { url: 'http://x.example', b: '/* no */ # no // no' }],
  ['{url: http://x.example/a, b: 1}', { url: 'http://x.example/a', b: 1 }],
  ['{"colors": [#fff, #aaa]}', { colors: ['#fff', '#aaa'] }],
])('%s', (text, value) => expect(parse(text).value).toEqual(value));
