import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyEvent } from 'peglot';
import { createStream, emptyReply, parse, prompt, type Reply } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { laws } from './duckflow-laws.ts';
import { damagedTexts, hostileJson, hostileReplies, replies } from './duckflow-texts.ts';
import { every, long, runs } from './law.ts';
import { anyTexts, chunkings } from './texts.ts';

const { texts, prints } = laws;

const hostile: readonly (readonly [string, string])[] = [
  ['many brackets', '['.repeat(long(1e6))],
  ['many braces', '{'.repeat(long(1e6))],
  ['many blocks that never close', '[ACTION_0_CONTENT_START]\n'.repeat(long(2e5))],
  ['many fences', '```\n'.repeat(long(1e5))],
  ['one line of five megabytes', 'x'.repeat(long(5e6))],
  ['nothing', ''],
  ['a lone surrogate', '[REASONING]\n\ud83e'],
  ['NUL and BOM', '\ufeff\0[MOOD] 0.5\0'],
  ['carriage returns', '[REASONING]\r\r\nx\r[MOOD] 0.5\r\n'],
];

describe('the laws of Duckflow', () => {
  describe('1 total: every text has an answer', () => {
    it('for random texts', () => laws.total.assert(runs(1000)));
    it.each(hostile)('for %s', (_, text) => {
      laws.expectTotal(text);
      const stream = createStream();
      stream.push(text);
      stream.end();
    });
  });

  describe('2 lossless: the items of the tree are the text', () => {
    it('for random texts', () => laws.lossless.assert(runs(1000)));
    it.each(hostile)('for %s', (_, text) => laws.expectTiling(text));
  });

  it('3 round trip: what is printed reads back', () => laws.roundTrip.assert(runs(500)));

  it('5 chunking does not matter', () => laws.chunking.assert(runs(1000)));

  describe('6 events only add', () => {
    it('up to the final value', () => laws.onlyAdding.assert(runs(1000)));

    it('and the value so far is their fold', () => {
      const plain = fc.oneof(texts, prints).filter((text) => !text.includes('_ENCODING]'));
      fc.assert(fc.property(plain.chain(chunkings), expectValueToBeFold), runs(300));
    });

    it('and the value so far is their fold, inside an encoded block too', () => {
      expectValueToBeFold([
        '[ACTION_0_CONTENT_ENCODING] base64\n[ACTION_0_CONTENT_START]\n',
        'eA==',
        '\n[ACTION_0_CONTENT_END]\n',
      ]);
    });
  });

  it('7 truncation is never success', () => {
    const withBlocks = replies.filter((reply) => reply.actions.some((action) => action.content !== undefined));
    fc.assert(
      fc.property(withBlocks, (reply) => {
        const text = laws.canonical(reply);
        if (text === undefined) return;
        for (const cut of every(4, [...cutsInside(text, reply)])) {
          const parsed = parse(text.slice(0, cut.at));
          assert(!parsed.ok, `ok although cut off at ${cut.at}`);
          assert(!parsed.complete || cut.looksLikeMore, `complete although cut off at ${cut.at}`);
        }
      }),
      runs(100),
    );
  });

  it('8 linear: large texts are read at all', () => {
    const text = `[REASONING]\n${'a line of text\n'.repeat(long(1e6))}[ACTION_0_TYPE] finish\n[ACTION_0_CONTENT_START]\n${'[ACTION_7_TYPE]\n'.repeat(long(1e6))}`;
    expect(parse(text).complete).toBe(false);
    expect(parse(`${text}[ACTION_0_CONTENT_END]\n`).complete).toBe(true);
  });

  it('9 bytes are sacred: content is what stands between the lines', () => {
    const line = fc.oneof(
      anyTexts,
      fc.constantFrom(
        '\t\ttabs \t',
        ' &lt;b&gt; &amp; ',
        '\r',
        'x\r',
        '\\n',
        '',
        '```',
        '<|end|>',
        '\x1b[31m',
        '\ufeff',
        '[MOOD] 0.1',
        '[ACTION_1_TYPE] finish',
        ' [ACTION_0_CONTENT_END]',
      ),
    );
    const contents = fc
      .array(line, { minLength: 1, maxLength: 6 })
      .map((lines) => lines.join('\n'))
      .filter((content) => !content.endsWith('\r'));
    fc.assert(
      fc.property(contents, (content) => {
        const text = `[REASONING]\nx\n[ACTION_0_TYPE] finish\n[ACTION_0_CONTENT_START]\n${content}\n[ACTION_0_CONTENT_END]\n`;
        assert.equal(parse(text).value.actions[0]?.content, content);
      }),
      runs(500),
    );
    fc.assert(
      fc.property(replies, (reply) => {
        const text = laws.canonical(reply);
        if (text === undefined) return;
        const contents = (value: Reply): unknown[] => value.actions.map((action) => action.content);
        assert.deepEqual(contents(parse(text).value), contents(reply));
      }),
      runs(300),
    );
  });

  describe('10 untrusted', () => {
    it('no key of a JSON reply reaches a prototype', () => {
      fc.assert(
        fc.property(hostileJson, (text) => {
          const stream = createStream();
          const events = [...stream.push(text), ...stream.end().events];
          const { value } = parse(text);
          assert.deepEqual(events.reduce(applyEvent, emptyReply()), value);
          assertUnpolluted();
          for (const record of [value.vitals, value.sections, ...value.actions.map((action) => action.params)]) {
            assert.equal(Object.getPrototypeOf(record), Object.prototype);
          }
        }),
        runs(500),
      );
    });

    it('no value forges structure in a printed reply', () => {
      fc.assert(
        fc.property(hostileReplies, (reply) => {
          const text = laws.canonical(reply);
          if (text !== undefined) assert.deepEqual(parse(text).value, reply);
          assertUnpolluted();
        }),
        runs(1000),
      );
    });

    it('no description forges structure in a prompt', () => {
      const offer = (description: string): string =>
        prompt({
          actions: [{ name: 'open_ticket', description, content: true, parameters: [{ name: 'title', description }] }],
        });
      const exampleOf = (text: string): string => text.slice(text.lastIndexOf('\n## Example\n'));
      const plain = offer('Opens a ticket.');
      fc.assert(
        fc.property(fc.oneof(damagedTexts, anyTexts), (description) => {
          const text = offer(description);
          assert.equal(exampleOf(text), exampleOf(plain));
          assert.equal(text.split(/\r\n|\n|\r/).length, plain.split('\n').length);
        }),
        runs(300),
      );
    });
  });
});

function expectValueToBeFold(chunks: readonly string[]): void {
  const stream = createStream();
  const model = emptyReply();
  for (const chunk of chunks) {
    for (const event of stream.push(chunk)) applyEvent(model, event);
    assert.deepEqual(stream.value, model);
  }
}

/** A place to cut a text at; `looksLikeMore` when the content itself holds lines that may end an unclosed block. */
interface Cut {
  readonly at: number;
  readonly looksLikeMore: boolean;
}

/** The lengths of the prefixes that end inside a block or inside a marker. */
function cutsInside(text: string, reply: Reply): Cut[] {
  const cuts: Cut[] = [];
  let outside = 0;
  const markers = (from: number, to: number): void => {
    const part = text.slice(from, to);
    for (const found of part.matchAll(/(?<=^|\n)\[[A-Z][A-Z0-9_]*(?=\])/g)) {
      for (let length = 1; length <= found[0].length; length++)
        cuts.push({ at: from + found.index + length, looksLikeMore: false });
    }
  };
  for (const action of reply.actions) {
    if (action.content === undefined) continue;
    const start =
      text.indexOf(`[ACTION_${action.index}_CONTENT_START]\n`, outside) +
      `[ACTION_${action.index}_CONTENT_START]`.length;
    const end =
      text.indexOf(`\n[ACTION_${action.index}_CONTENT_END]\n`, start) + `\n[ACTION_${action.index}_CONTENT_END`.length;
    markers(outside, start);
    for (let at = start; at <= end; at++) {
      cuts.push({ at, looksLikeMore: /[\n\r] *\[ACTION_[0-9_]*(?:TYPE|CONTENT_END)\]/i.test(text.slice(start, at)) });
    }
    outside = end + 1;
  }
  markers(outside, text.length);
  return cuts;
}

function assertUnpolluted(): void {
  const bare: Record<string, unknown> = {};
  assert.equal(bare.polluted, undefined);
  assert.deepEqual(Object.keys(Object.prototype), []);
}
