import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createStream, diagnostics, type Json, parse, repair } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { byGrammar } from '../../../src/formats/json/format.ts';
import { long, runs } from '../../laws/law.ts';
import { anyTexts, chunkings, damaged, scratched } from '../../laws/texts.ts';
import { containerTexts, fragments, validTexts, values } from './json-texts.ts';
import { expectSameStream } from './streams.ts';

const damagedTexts = fc.oneof(
  damaged(fragments),
  anyTexts,
  validTexts.chain((text) => scratched(text, fragments)),
  validTexts.chain((text) => scratched(text, fragments)).chain((text) => scratched(text, fragments)),
);

describe('the laws of JSON', () => {
  it('the value of a valid text is what JSON.parse says', () => {
    fc.assert(
      fc.property(validTexts, (text) => {
        const parsed = parse(text);
        assert.deepEqual(parsed.value, JSON.parse(text));
        assert.equal(parsed.via, 'json');
        assert(parsed.complete);
      }),
      runs(1000),
    );
  });

  it('the grammar gives the same value without the help of JSON.parse', () => {
    fc.assert(
      fc.property(validTexts, (text) => {
        const parsed = byGrammar.parse(text);
        assert.deepEqual(parsed.value, JSON.parse(text));
        assert.deepEqual(parsed.diagnostics, parse(text).diagnostics);
      }),
      runs(1000),
    );
  });

  it.each(['"["', '"{"', '"[" \n', '"{\\n"'])('%s is a string, and no value in quotes', (text) => {
    expect(byGrammar.parse(text).value).toBe(JSON.parse(text));
  });

  it('a value that is written reads back without a finding', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parse(JSON.stringify(value, null, 2));
        assert.deepEqual(parsed.diagnostics.filter(isSyntax), []);
        assert.deepEqual(parsed.value, JSON.parse(JSON.stringify(value)));
      }),
      runs(500),
    );
  });

  it('every text has an answer, findings in text order, and nothing that is not JSON is clean', () => {
    fc.assert(fc.property(damagedTexts, expectSound), runs(2000));
  });

  it('repair writes JSON of the same value, and leaves JSON as it is', () => {
    fc.assert(
      fc.property(damagedTexts, (text) => {
        const repaired = repair(text, { orNull: true });
        if (repaired === null) {
          assert.equal(parse(text).value, null);
          return;
        }
        // A number that no number of JavaScript can be stays; what is read is its text.
        const isOut = parse(text).diagnostics.some(({ code }) => code === 'json/number-out-of-range');
        if (!isOut) assert.deepEqual(JSON.parse(repaired), parse(text).value);
        assert.equal(repair(repaired), repaired);
        if (isJson(text)) assert.equal(repaired, text);
      }),
      runs(1000),
    );
  });

  it('a text that is cut off is never complete', () => {
    fc.assert(
      fc.property(containerTexts, fc.nat(), (text, at) => {
        const whole = text.trim();
        const parsed = parse(whole.slice(0, at % whole.length));
        assert(!parsed.complete && !parsed.ok, 'a prefix counts as whole');
      }),
      runs(1000),
    );
  });

  it.each([
    ['a bracket and another quote in a name', '{"a`]": 1}'],
    ['an escaped quote in a name', String.raw`{"]\"   ": 1}`],
    ['a colon and a brace in a name', '{"h:5}": 1}'],
    ['a name that ends as if in another quote', `{"a': 5}": 1}`],
    ['an escaped quote before a bracket', String.raw`["x\"]"]`],
    ['another quote before a bracket', `["x']"]`],
  ])('nor one with %s', (_, text) => {
    for (let at = 1; at < text.length; at++)
      expect(parse(text.slice(0, at)), text.slice(0, at)).toMatchObject({ ok: false, complete: false });
  });

  it('nor one that is cut off in its second value', () => {
    for (const text of ['{"a":1} {"a": [2, "x"]}', '{"a":1}\n{"a": [2, "x"]}', '{"a":1}\n"text"', '[1]\n[2, 3]']) {
      const second = text.search(/(?<=[}\]]\s)\S/);
      for (let at = second + 1; at < text.length; at++) {
        expect(parse(text.slice(0, at)), text.slice(0, at)).toMatchObject({ ok: false, complete: false });
      }
      expect(parse(text).complete).toBe(true);
    }
  });

  it('a comma without a value before it is no trailing comma', () => {
    const codes = (text: string): string[] => parse(text).diagnostics.map((found) => found.code);
    expect(codes('[,]')).toEqual(['json/bad-comma']);
    expect(codes('{,}')).toEqual(['json/bad-comma']);
    expect(codes('[1,,]')).toEqual(['json/bad-comma']);
    expect(codes('[1,]')).toEqual(['json/bad-trailing-comma']);
  });

  it.each(['', ' ', 'Sorry.', "''"])('the events of %j add up to the value too', (text) => {
    expectSameStream(text, [...text]);
  });

  it('chunks do not matter, and the events add up to the value', () => {
    const inputs = fc
      .oneof(damagedTexts, validTexts)
      .chain((text) => chunkings(text).map((chunks) => ({ text, chunks })));
    fc.assert(
      fc.property(inputs, ({ text, chunks }) => expectSameStream(text, chunks)),
      runs(1000),
    );
  });

  it.each([
    ['half of a character before a comma in a string', '["\\ud800,", 0]'],
    ['a string without its quote, cut before the comma', '{"a": "x\\"\\","b": 1, "c": {"d": 2}}'],
    ['a string without its quote, other quotes in it', `{"a": "x, 'y': 1, "b" 2}`],
    ['an unknown escape in a name, a line end in its value', String.raw`{"\u0078\u0v 078\u0078x":"\r"}`],
    ['a number that begins a list without its bracket', '{"a": 3, "x"], "b": 2}'],
    ['a name that was read as a value, and a word behind it', '{"a": b": 10, "c": d": true }'],
    ['a long string that looks like members', `{"a": "x, 'y': ${'z '.repeat(900)}"}`],
    ['a long name that looks like members', `{"a, 'y': ${'z '.repeat(900)}": 1}`],
    ['a long string in single quotes', `{'a': 'x, "y": ${'z '.repeat(900)}'}`],
    ['a long comment behind a comma', `{"a": 1, /* ${'z '.repeat(900)}*/ }\n`],
    ['a long comment inside a string that goes on', `["a" /* ${'z '.repeat(900)}*/ + "b"]\n`],
    ['triple quotes around many lines', `{"a": """${'z "y": 1,\n'.repeat(300)}"""}`],
  ])('%s: chunks do not matter', (_, text) => {
    for (const size of [1, 7, 600, 1300]) {
      expectSameStream(text, text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []);
    }
  });

  it('a stream of one line in single quotes grows before its end', () => {
    const stream = createStream();
    stream.push("{'a': 'x', 'b': True, 'c': [1, None], 'd': 'y");
    expect(stream.value).toEqual({ a: 'x', b: true, c: [1, null], d: '' });
  });

  it('no key reaches a prototype', () => {
    const names = fc.constantFrom('__proto__', 'constructor', 'toString', 'a');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (members) => {
        const text = `{${members.map(([name, value]) => `${name}: ${JSON.stringify(value)},`).join(' ')}}`;
        const { value } = parse(text);
        assert.equal(Object.getPrototypeOf(value), Object.prototype);
        assert.deepEqual(Object.keys(Object(value)).sort(), [...new Set(members.map(([name]) => name))].sort());
      }),
      runs(300),
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('a');
  });

  it('locate finds every part where it stands', () => {
    fc.assert(
      fc.property(validTexts, (text) => {
        const parsed = parse(text);
        const visit = (value: Json, path: (string | number)[]): void => {
          const range = parsed.locate(path);
          assert(range !== undefined, path.join('.'));
          assert.deepEqual(JSON.parse(text.slice(range.start, range.end)), value);
          if (typeof value !== 'object' || value === null) return;
          for (const [key, part] of Object.entries(value))
            visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
        };
        visit(parsed.value, []);
      }),
      runs(300),
    );
  });
});

describe('JSON: no depth and no length is too much', () => {
  it.each(['[', '{', '"', "'", ',', ':', '\\', '//', '[{', '{"a":', ']', '}', '"a" ', '\n'])(
    'many times %j',
    (unit) => {
      const text = unit.repeat(long(1e6) / unit.length);
      expectSound(text);
      const stream = createStream();
      stream.push(text);
      expect(stream.end().value).toEqual(parse(text).value);
    },
  );

  it('what is deeper than the limit is null', () => {
    const deep = `${'['.repeat(1001)}1${']'.repeat(1001)}`;
    const parsed = parse(deep);
    expect(parsed.diagnostics.map(({ code }) => code)).toEqual(['json/too-deep']);
    expect(parsed).toMatchObject({ ok: false, complete: true, via: 'json' });
    expect(repair(`${deep},`)).toBe(`${'['.repeat(1000)}null${']'.repeat(1000)}`);
    expect(parse(deep, { maxDepth: 1001 }).ok).toBe(true);
    expect(parse('[[1], {"a": []}, 2]', { maxDepth: 1 }).value).toEqual([null, null, 2]);
  });
});

/** The parser answers, and its answer is in order. */
function expectSound(text: string): void {
  const parsed = parse(text);
  let last = 0;
  for (const { range, code, related } of parsed.diagnostics) {
    assert(code.slice('json/'.length) in diagnostics, `${code} has no explanation`);
    assert(0 <= range.start && range.start <= range.end && range.end <= text.length, `${code} is outside the text`);
    assert(range.start >= last, `${code} is out of text order`);
    // What was left out is told with the value that counts, which comes later.
    const isLeftOut = code === 'json/several-values' || code === 'json/other-fence';
    assert(
      related === undefined || isLeftOut || related.start <= range.start,
      `${code} is related to what comes later`,
    );
    last = range.start;
  }
  assert.equal(
    parsed.ok,
    parsed.diagnostics.every(({ severity }) => severity !== 'error'),
  );
  assert(parsed.complete || !parsed.ok, 'incomplete without an error');
  assert.equal(parsed.via, isJson(text) ? 'json' : 'repaired');
  assert(isJson(text) || parsed.diagnostics.length > 0, 'clean though it is no JSON');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isSyntax({ code }: { code: string }): boolean {
  return !['json/lone-surrogate', 'json/imprecise-number'].includes(code);
}
