import { readdirSync, readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { parse, type RepairOptions, repair, repairStream } from 'peglot/json';
import { repairStream as nodeStream } from 'peglot/node';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../corpus-file.ts';
import { runs } from '../../laws/law.ts';
import { readDamages } from './damage-file.ts';
import { containerTexts } from './json-texts.ts';

const folder = new URL('../../corpus/json/', import.meta.url);
const texts = [
  ...readDamages().map(({ input }) => input),
  ...readdirSync(folder).map((name) => readCase(readFileSync(new URL(name, folder), 'utf8')).input),
];

describe('repair keeps what is not damaged', () => {
  it.each([
    // digits
    ['{"id": 9007199254740993,}', '{"id": 9007199254740993}'],
    ['{"price": 1.0, rate: 1e2}', '{"price": 1.0, "rate": 1e2}'],
    [
      "{'a': -0.0, 'b': 1E+400, 'c': 0.10000000000000000000001}",
      '{"a": -0.0, "b": 1E+400, "c": 0.10000000000000000000001}',
    ],
    // order, also of names that JavaScript sorts, and of those that come twice
    ['{"b": 1, "10": 2, "9": 3,}', '{"b": 1, "10": 2, "9": 3}'],
    ['{"a": 1, "b": 2, "a": 3,}', '{"a": 1, "b": 2, "a": 3}'],
    // layout
    ['{\n\t"a" :1 ,\r\n\t"b":[ 1,2\n  ,3 ],\n}\n', '{\n\t"a" :1 ,\r\n\t"b":[ 1,2\n  ,3 ]\n}\n'],
    ['{"a": 1\n "b": 2}', '{"a": 1,\n "b": 2}'],
    ['{"a" 1, "b" = 2; "c": 3}', '{"a": 1, "b": 2, "c": 3}'],
    ['{"a":\u00a01}', '{"a": 1}'],
    // a list without a name
    ['{ ": [ 1\n]}', '{ "":[1\n]}'],
    // escapes, also in a string that has a mistake elsewhere
    ['{"a": "\\u00e9\\/x", b: 1}', '{"a": "\\u00e9\\/x", "b": 1}'],
    ['{"a": "\\u00e9 say "hi" \\/ now"}', '{"a": "\\u00e9 say \\"hi\\" \\/ now"}'],
    ['{1: "a", true: 2}', '{"1": "a", "true": 2}'],
    ["{'it\\'s': 'a \"b\" \\u0041'}", '{"it\'s": "a \\"b\\" \\u0041"}'],
    ['["one\ntwo\\t"]', '["one\\ntwo\\t"]'],
    // brackets
    ['{"a": [1, 2, "b": {"c": "d', '{"a": [1, 2], "b": {"c": "d"}}'],
    ['{"a": (1, 2)}', '{"a": [1, 2]}'],
    ['{"a": [1, 2}]\n', '{"a": [1, 2]}\n'],
    // what stands beside a value
    ['{"a": 1 (approx), "b": 2}', '{"a": 1, "b": 2}'],
    ['{"a": "x" "y": 1}', '{"a": "x", "y": 1}'],
    // a name without its value, a value that is a name
    ['{"a": , "b": 2}', '{"a": null, "b": 2}'],
    ['{"a": "b": 1}', '{"a": null,"b": 1}'],
    ['{"a": 1, "b":', '{"a": 1}'],
    // words around
    ['Sure:\n```json\n{\n  "a": 1.0\n}\n```\nHope it helps!', '{\n  "a": 1.0\n}'],
    ['{"a": 1.0}\n{"a": 2}\n', '[{"a": 1.0},\n{"a": 2}]\n'],
  ])('%j', (text, mended) => {
    expect(repair(text)).toBe(mended);
  });

  it.each([
    ['{ // one\n  "a": 1, // two\n  // three\n  "b": 2\n}', '{\n  "a": 1,\n  "b": 2\n}'],
    ['{"a": 1 /* one */, "b": 2}', '{"a": 1, "b": 2}'],
    ['// one\n{"a": 1}\n# two\n', '\n{"a": 1}\n'],
  ])('comments of %j go', (text, mended) => {
    expect(repair(text)).toBe(mended);
  });

  it.each([
    ['{ // one\n  "a": 1, // two\n  // three\n  "b": 2,\n}', '{ // one\n  "a": 1, // two\n  // three\n  "b": 2\n}'],
    ['{"a": 1 /* one */ "b": 2}', '{"a": 1, /* one */ "b": 2}'],
    ['{\n  "a": 1, # one\n  "b": 2 <!-- two -->\n}', '{\n  "a": 1, // one\n  "b": 2 /* two */\n}'],
  ])('or stay, on request: %j', (text, mended) => {
    expect(repair(text, { comments: true })).toBe(mended);
  });

  it.each(['', ' \n', 'Sorry, I cannot help with that.', '-', '```json\n```', '<think>{"a": 1}</think>'])(
    'a text without JSON is refused: %j',
    (text) => {
      expect(() => repair(text)).toThrow(SyntaxError);
      expect(repair(text, { orNull: true })).toBe(null);
    },
  );

  it.each(['null', ' null\n', '[null]', '{"a": 1, "a": 2}', '[1e400, 9007199254740993]', '"\\ud800"'])(
    'valid JSON comes back: %j',
    (text) => {
      expect(repair(text)).toBe(text);
    },
  );
});

/** What JavaScript cannot hold is compared by its digits elsewhere. */
function isHeld(text: string): boolean {
  return !parse(text).diagnostics.some(({ code }) => code === 'json/number-out-of-range');
}

describe('what repair writes', () => {
  const hasJson = (text: string): boolean => repair(text, { orNull: true }) !== null;

  it('has the value that is read in the text', () => {
    for (const text of texts.filter((one) => hasJson(one) && isHeld(one)))
      expect(JSON.parse(repair(text)), text).toEqual(parse(text).value);
  });

  const lost = containerTexts.chain((text) =>
    fc.nat({ max: Math.max(text.length - 1, 0) }).map((at) => text.slice(0, at) + text.slice(at + 1)),
  );

  it('has the value of a text from which a sign was lost', () => {
    fc.assert(
      fc.property(lost, (text) => {
        if (hasJson(text) && isHeld(text)) expect(JSON.parse(repair(text))).toEqual(parse(text).value);
      }),
      runs(500),
    );
  });

  it('has every word that no finding is about, in its order and as it was', () => {
    for (const text of [...texts, ...fc.sample(lost, 200)].filter(hasJson)) {
      const out = repair(text);
      let at = 0;
      for (const word of untouched(text)) {
        const found = out.indexOf(word, at);
        expect(found, `${JSON.stringify(word)} of ${JSON.stringify(text)} in ${JSON.stringify(out)}`).not.toBe(-1);
        at = found + word.length;
      }
    }
  });
});

describe('repair as a stream', () => {
  const text = '{"id": 9007199254740993, "say": "it\'s "so"", // one\n}\n';

  it('of the Web gives the same for every chunking', async () => {
    for (const size of [1, 7, 100]) {
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      let out = '';
      for await (const piece of ReadableStream.from<string>(chunks).pipeThrough(repairStream())) out += piece;
      expect(out).toBe(repair(text));
    }
  });

  it('of the Web ends with an error where there is no JSON, or with nothing, by choice', async () => {
    const read = async (options: RepairOptions): Promise<string[]> => {
      const out: string[] = [];
      for await (const piece of ReadableStream.from(['So', 'rry']).pipeThrough(repairStream(options))) out.push(piece);
      return out;
    };
    await expect(read({})).rejects.toThrow(SyntaxError);
    expect(await read({ orNull: true })).toEqual([]);
  });

  it('of Node takes bytes, cut anywhere, and hands options on', async () => {
    const bytes = new TextEncoder().encode('{\n  "duck": "🦆", // one\n}');
    const chunks = Array.from(bytes, (byte) => Uint8Array.of(byte));
    const out: Buffer[] = [];
    for await (const piece of Readable.from(chunks).pipe(nodeStream({ comments: true }))) out.push(piece);
    expect(Buffer.concat(out).toString()).toBe('{\n  "duck": "🦆" // one\n}');
  });

  it('of Node ends with an error where there is no JSON', async () => {
    const refused = pipeline(Readable.from(['Sorry']), nodeStream(), new Writable({ write: (_, __, done) => done() }));
    await expect(refused).rejects.toThrow('no JSON');
  });
});

/** The words of a text that no finding is about, nor what mends it. */
function untouched(text: string): string[] {
  const { diagnostics } = parse(text);
  if (diagnostics.some(({ code }) => LEAVES_OUT.has(code))) return [];
  const marked = text.split('');
  const after = new Array<string>(text.length + 1).fill('');
  for (const { range, fix } of diagnostics) {
    for (const { start, end } of fix === undefined ? [range] : [range, fix.range]) {
      marked.fill(TOUCHED, start, end);
      after[start] = TOUCHED;
    }
  }
  const left = marked.map((unit, at) => `${after[at]}${unit}`).join('');
  return left.match(/[\p{L}\p{N}_.+-]*[\p{L}\p{N}][\p{L}\p{N}_.+-]*/gu) ?? [];
}

/** Values of which another one counts are left out, with the words around them, and what is too deep. */
const LEAVES_OUT: ReadonlySet<string> = new Set(['json/several-values', 'json/bad-thought', 'json/too-deep']);
const TOUCHED = '\uffff';
