import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyEvent, PrintError } from 'peglot';
import { calls, createStream, emptyDocument, macro, parse, print, references } from 'peglot/dml';
import { describe, expect, it } from 'vitest';
import { expectWhole, laws } from './dml-laws.ts';
import { argumentTexts, damagedTexts, documents, macros } from './dml-texts.ts';
import { long, runs } from './law.ts';
import { chunkings } from './texts.ts';

const { texts, prints, nearlyClean } = laws;

const hostile: readonly (readonly [string, string])[] = [
  ['opening delimiters that never close', '🦆▶️['.repeat(long(2e4))],
  ['calls that never close', '🦆▶️[T:x|'.repeat(long(2e4))],
  ['closing delimiters', ']◀️🦆'.repeat(long(2e4))],
  ['ten thousand macros', 'text 🦆▶️[T:read_file|{{F:main}}]◀️🦆 more\n'.repeat(long(1e4))],
  ['many backticks', '`'.repeat(long(1e6))],
  ['runs of backticks of every length', [...Array(long(1000)).keys()].map((length) => '`'.repeat(length)).join(' ')],
  ['backticks and openings in one line', '` 🦆▶️[T:'.repeat(long(8e3))],
  ['backticks and openings, line by line', '`` ` 🦆▶️[T: ` \n'.repeat(long(8e3))],
  ['macros in one code span', `\`${'🦆▶️[T:x]◀️🦆'.repeat(long(8e3))}\``],
  ['fences', '```\n'.repeat(long(2e4))],
  ['fences of two kinds', '~~~\n```\n🦆▶️[T:\n'.repeat(long(8e3))],
  ['openings in a fence', `\`\`\`\n${'🦆▶️[T:x\n`a` ~~~\n'.repeat(long(8e3))}\`\`\`\n`],
  ['mentions in one macro', `🦆▶️[T:write_file|a|${'see `🦆▶️[T:x]◀️🦆`\n'.repeat(long(8e3))}]◀️🦆`],
  ['mentions in a macro that never closes', `🦆▶️[T:write_file|a|${'see `🦆▶️[T:x]◀️🦆`\n'.repeat(long(8e3))}`],
  ['mentions in the fences of one macro', `🦆▶️[T:x|\n${'```\n🦆▶️[T:x]◀️🦆\n```\n'.repeat(long(8e3))}]◀️🦆`],
  ['mentions in a fence of a macro', `🦆▶️[T:x|\n\`\`\`\n${'🦆▶️[T:x]◀️🦆\n'.repeat(long(8e3))}`],
  ['macros with fences that never close', '🦆▶️[T:x|\n```a\n'.repeat(long(8e3))],
  ['macros with contents in fences that never close', '🦆▶️[T:x|```sh\n'.repeat(long(8e3))],
  ['contents in fences that never close', `🦆▶️[T:x${'|```sh\n'.repeat(long(8e3))}🦆▶️[`],
  [
    'contents in fences that closing delimiters end',
    `${'🦆▶️[T:x|```sh\n'.repeat(long(4e3))}${']◀️🦆\n'.repeat(long(4e3))}\`\`\`\n`,
  ],
  ['runs of backticks in an opening', `\` 🦆▶️[T:x|${'{F:a}~~~```sh{{F:'.repeat(long(8e3))}`],
  ['escaped runs of backticks', `Action:\n${'<|im_end|>\\```sh'.repeat(long(8e3))}`],
  [
    'macros with fences of every length',
    [...Array(long(1000)).keys()].map((at) => `🦆▶️[T:x|\n${'~'.repeat(at)}\n`).join(''),
  ],
  ['macros with fences, one in the other', `\`\`\`\`\n${'🦆▶️[T:x|\n```a\n'.repeat(long(8e3))}`],
  ['macros with runs of backticks in one line', '🦆▶️[T:x| ` `` a'.repeat(long(8e3))],
  ['pipes', `🦆▶️[T:x${'|'.repeat(long(2e4))}]◀️🦆`],
  ['blanks in a command', `🦆▶️[T${' '.repeat(long(1e6))}`],
  ['references', '{{F:'.repeat(long(2e4))],
  ['ducks', '🦆'.repeat(long(5e4))],
  ['one line of five megabytes', 'x'.repeat(long(5e6))],
  ['nothing', ''],
  ['a lone surrogate', 'x\ud83e'],
];

describe('the laws of DML', () => {
  describe('1 total: every text has an answer', () => {
    it('for random texts', () => laws.total.assert(runs(1000)));
    it.each(hostile)('for %s', (_, text) => {
      laws.expectTotal(text);
      const stream = createStream();
      stream.push(text);
      expect(stream.end().value.segments.length).toBe(parse(text).value.segments.length);
    });
  });

  describe('2 lossless: the items, and the segments, are the text', () => {
    it('for random texts', () => {
      laws.lossless.assert(runs(1000));
      fc.assert(fc.property(fc.oneof(texts, nearlyClean), expectWhole), runs(1000));
    });
    it.each(hostile)('for %s', (_, text) => {
      laws.expectTiling(text);
      expectWhole(text);
    });
  });

  describe('3 round trip', () => {
    it('what is printed reads back', () => laws.roundTrip.assert(runs(500)));

    it('whatever a file holds can be printed', () => {
      fc.assert(
        fc.property(fc.oneof(argumentTexts, damagedTexts), (content) => {
          const text = print({ segments: [macro('T', ['write_file', 'a.md', content])] });
          assert.deepEqual(calls(parse(text).value), [{ tool: 'write_file', args: ['a.md', content] }]);
        }),
        runs(300),
      );
    });

    it('most documents can be printed', () => {
      const sample = fc.sample(documents, { numRuns: 200, seed: 4 });
      expect(sample.filter((value) => laws.canonical(value) !== undefined).length).toBeGreaterThan(80);
    });

    it('what is printed of a damaged text prints as itself', () => laws.fixedPoint.assert(runs(500)));

    it('a canonical text prints as itself', () => {
      fc.assert(
        fc.property(prints, (text) => assert.equal(print(parse(text).value), text)),
        runs(300),
      );
    });
  });

  it('5 chunking does not matter', () => laws.chunking.assert(runs(1000)));

  describe('6 events only add', () => {
    it('up to the final value', () => laws.onlyAdding.assert(runs(1000)));

    it('and the value so far is their fold', () => {
      fc.assert(
        fc.property(fc.oneof(texts, prints).chain(chunkings), (chunks) => {
          const stream = createStream();
          const model = emptyDocument();
          for (const chunk of chunks) {
            for (const event of stream.push(chunk)) applyEvent(model, event);
            assert.deepEqual(stream.value, model);
          }
        }),
        runs(300),
      );
    });
  });

  it('7 truncation is never success', () => {
    fc.assert(
      fc.property(
        macros.filter((value) => written(value) !== undefined),
        fc.constantFrom('', 'Action:\n', 'I run ', '🤔 '),
        (value, before) => {
          const text = written(value) ?? '';
          for (let at = 1; at < text.length; at++) {
            const { ok, complete } = parse(before + text.slice(0, at));
            assert(!ok && !complete, `complete although cut off at ${at}: ${before}${text.slice(0, at)}`);
          }
        },
      ),
      runs(100),
    );
  });

  it('8 linear: large texts are read at all', () => {
    const macroText = `🦆▶️[T:write_file|a|${'a line of text | with ] and `\n'.repeat(long(2e4))}]◀️🦆`;
    expect(parse(macroText).value.segments.length).toBe(1);
    expect(parse(macroText.slice(0, -1)).complete).toBe(false);
  });

  it('9 bytes are sacred: the last argument is what stands between the pipe and the closing delimiter', () => {
    fc.assert(
      fc.property(fc.array(argumentTexts, { minLength: 1, maxLength: 4 }), (lines) => {
        const content = lines.join('\n');
        const source = `🦆▶️[T:write_file|a|${content}]◀️🦆`;
        const parsed = parse(`x ${source} y`);
        if (parsed.value.segments.length !== 3 || parsed.value.segments[1]?.kind !== 'macro') return;
        if (parsed.value.segments[1].source !== source) return;
        assert.equal(parsed.value.segments[1].args[2], content);
        assert.deepEqual(parsed.calls, [{ tool: 'write_file', args: ['a', content] }]);
      }),
      runs(500),
    );
  });

  describe('10 untrusted', () => {
    it('no argument forges a macro or another argument', () => {
      fc.assert(
        fc.property(
          fc.array(argumentTexts, { maxLength: 3 }),
          fc.constantFrom('write_file', 'own_tool'),
          (args, tool) => {
            const value = { segments: [macro('T', [tool, ...args])] };
            const text = laws.canonical(value);
            if (text !== undefined) assert.deepEqual(parse(text).calls, [{ tool, args }]);
          },
        ),
        runs(1000),
      );
    });

    it('no text forges a macro', () => {
      fc.assert(
        fc.property(texts, (text) => {
          try {
            const printed = print({ segments: [{ kind: 'text', text }] });
            assert.deepEqual(calls(parse(printed).value), []);
          } catch (error) {
            assert(error instanceof PrintError);
          }
        }),
        runs(500),
      );
    });

    it('no alias reaches a prototype', () => {
      const { definitions } = parse('🦆▶️[F:__proto__=polluted]◀️🦆🦆▶️[F:constructor=x]◀️🦆');
      expect(Object.entries(definitions)).toEqual([
        ['__proto__', 'polluted'],
        ['constructor', 'x'],
      ]);
      expect(Object.getPrototypeOf(definitions)).toBe(Object.prototype);
    });
  });

  it('the views of a value are those of its text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parse(text);
        assert.deepEqual(references(parsed.value), parsed.references);
        assert.deepEqual(calls(parsed.value), parsed.calls);
      }),
      runs(500),
    );
  });
});

function written(value: ReturnType<typeof macro>): string | undefined {
  return laws.canonical({ segments: [value] });
}
