import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { applyEvent, PrintError } from 'peglot';
import { createStream, emptyReply, parse, print, prompt, type Reply } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { compileGrammar, type RuntimeParser } from '../../src/grammar/compile.ts';
import {
  canonical,
  chunking,
  expectOnlyAdded,
  expectTiling,
  expectTotal,
  lossless,
  roundTrip,
  texts,
  total,
} from './duckflow-laws.ts';
import {
  anyTexts,
  chunkings,
  damagedTexts,
  hostileJson,
  hostileReplies,
  replies,
  scratched,
} from './duckflow-texts.ts';

const runs = (usual: number): { numRuns: number } => ({ numRuns: Number(process.env.PEGLOT_RUNS || usual) });

const sources = ['duckflow.peggy', 'common/lines.peggy'].map((source) => ({
  source,
  text: readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8'),
}));

const hostile: readonly (readonly [string, string])[] = [
  ['a million brackets', '['.repeat(1e6)],
  ['a million braces', '{'.repeat(1e6)],
  ['many blocks that never close', '[ACTION_0_CONTENT_START]\n'.repeat(2e5)],
  ['many fences', '```\n'.repeat(1e5)],
  ['one line of five megabytes', 'x'.repeat(5e6)],
  ['nothing', ''],
  ['a lone surrogate', '[REASONING]\n\ud83e'],
  ['NUL and BOM', '\ufeff\0[MOOD] 0.5\0'],
  ['carriage returns', '[REASONING]\r\r\nx\r[MOOD] 0.5\r\n'],
];

/** Canonical texts. */
const prints = replies.map(canonical).filter((text) => text !== undefined);

describe('the laws of Duckflow', () => {
  describe('1 total: every text has an answer', () => {
    it('for random texts', () => total.assert(runs(1000)));
    it.each(hostile)('for %s', (_, text) => {
      expectTotal(text);
      const stream = createStream();
      stream.push(text);
      stream.end();
    });
  });

  describe('2 lossless: the items of the tree are the text', () => {
    it('for random texts', () => lossless.assert(runs(1000)));
    it.each(hostile)('for %s', (_, text) => expectTiling(text));
  });

  it('3 round trip: what is printed reads back', () => roundTrip.assert(runs(500)));

  it('4 strict ⊆ tolerant: what the strict grammar accepts is read alike, without errors', () => {
    const strict = compileGrammar(sources, { strict: true, speed: true });
    const tolerant = compileGrammar(sources, { speed: true });
    let accepted = 0;
    const hold = (text: string): void => {
      const tree = accept(strict, text);
      if (tree === undefined) return;
      accepted++;
      assert.deepEqual(tree, tolerant.parse(text));
      assert.deepEqual(errorsIn(tree), []);
    };
    fc.assert(fc.property(prints, hold), runs(300));
    expect(accepted).toBeGreaterThan(0);
    fc.assert(fc.property(prints.chain(scratched), hold), runs(600));
    fc.assert(fc.property(texts, hold), runs(600));
  });

  it('5 chunking does not matter', () => chunking.assert(runs(1000)));

  it('5 chunking does not matter for nearly clean texts', () => {
    const inputs = prints.chain(scratched).chain((text) => fc.tuple(fc.constant(text), chunkings(text)));
    fc.assert(
      fc.property(inputs, ([text, chunks]) => {
        const stream = createStream();
        for (const chunk of chunks) stream.push(chunk);
        const { value, diagnostics, complete } = stream.end();
        const whole = parse(text);
        assert.deepEqual(
          { value, diagnostics, complete },
          { value: whole.value, diagnostics: whole.diagnostics, complete: whole.complete },
        );
      }),
      runs(300),
    );
  });

  describe('6 events only add', () => {
    it('up to the final value', () => {
      fc.assert(fc.property(texts.chain(chunkings), expectOnlyAdded), runs(1000));
    });

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
        const text = canonical(reply);
        if (text === undefined) return;
        for (const cut of cutsInside(text, reply)) {
          const parsed = parse(text.slice(0, cut.at));
          assert(!parsed.ok, `ok although cut off at ${cut.at}`);
          assert(!parsed.complete || cut.looksLikeMore, `complete although cut off at ${cut.at}`);
        }
      }),
      runs(100),
    );
  });

  it('8 linear: large texts are read at all', () => {
    const text = `[REASONING]\n${'a line of text\n'.repeat(1e5)}[ACTION_0_TYPE] finish\n[ACTION_0_CONTENT_START]\n${'[ACTION_7_TYPE]\n'.repeat(1e5)}`;
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
        const text = canonical(reply);
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
          const text = printed(reply);
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

  describe('11 compiled = plain', () => {
    const rules = ['Reply', 'Items', 'StopLine', 'FenceStart', 'FenceEnd', 'NoiseTail', 'BlockLine', 'Prose'] as const;
    const fast = compileGrammar(sources, { speed: true, allowedStartRules: rules });
    const plain = compileGrammar(sources, { allowedStartRules: rules });

    it('for whole replies', () => {
      const hold = (text: string): void => assert.deepEqual(fast.parse(text), plain.parse(text));
      fc.assert(fc.property(texts, hold), runs(600));
      fc.assert(fc.property(prints.chain(scratched), hold), runs(200));
    });

    it.each(rules)('for %s, as far as it matches', (startRule) => {
      fc.assert(
        fc.property(texts, (text) => assert.deepEqual(prefix(fast, text, startRule), prefix(plain, text, startRule))),
        runs(400),
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

function accept(parser: RuntimeParser, text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    return undefined;
  }
}

/** Error nodes, and non-empty lists of errors, anywhere in a tree. */
function errorsIn(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const errors = 'errors' in node && Array.isArray(node.errors) ? node.errors : [];
  const wrong = 'type' in node && /^(?:Bad|Missing)/.test(String(node.type));
  return [...(wrong ? [node] : []), ...errors, ...Object.values(node).flatMap(errorsIn)];
}

/** What a parser in library mode makes of the beginning of a text. */
function prefix(parser: RuntimeParser, text: string, startRule: string): unknown {
  const found = parser.parse(text, { startRule, peg$library: true });
  assert(isLibraryResult(found));
  return found.peg$result === found.peg$FAILED ? 'no match' : { tree: found.peg$result, end: found.peg$currPos };
}

interface LibraryResult {
  readonly peg$result: unknown;
  readonly peg$FAILED: unknown;
  readonly peg$currPos: number;
}

function isLibraryResult(value: unknown): value is LibraryResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'peg$result' in value &&
    'peg$FAILED' in value &&
    'peg$currPos' in value
  );
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

function printed(reply: Reply): string | undefined {
  try {
    return print(reply);
  } catch (error) {
    assert(error instanceof PrintError, String(error));
    return undefined;
  }
}

function assertUnpolluted(): void {
  const bare: Record<string, unknown> = {};
  assert.equal(bare.polluted, undefined);
  assert.deepEqual(Object.keys(Object.prototype), []);
}
