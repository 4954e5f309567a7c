import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyEvent, PrintError } from 'peglot';
import { createStream, emptyTranscript, type Message, parse, print, type Transcript } from 'peglot/acor';
import { describe, expect, it } from 'vitest';
import { anyUnit } from '../../src/testing/any-unit.ts';
import { laws } from './acor-laws.ts';
import { hostileTranscripts, transcripts } from './acor-texts.ts';
import { every, isDeep, long, runs } from './law.ts';
import { chunkings } from './texts.ts';

const { texts, prints, nearlyClean } = laws;

const hostile: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['many number signs', '#'.repeat(long(1e6))],
  ['many backticks', '`'.repeat(long(1e6))],
  ['many backticks in a list', `- ${'`'.repeat(long(1e6))}`],
  [
    'runs of backticks of all lengths',
    `## Suggestions\n- ${Array.from({ length: isDeep ? 1200 : 400 }, (_, at) => '`'.repeat(at + 1)).join(' ')}`,
  ],
  ['many pipes', '|'.repeat(long(1e6))],
  ['many quotation marks', '>'.repeat(long(1e6))],
  ['many stars', '*'.repeat(long(1e6))],
  ['bold labels without end', '**a'.repeat(long(3e5))],
  ['colons', `- ${'a: '.repeat(long(3e5))}`],
  ['dashes', `- ${' - '.repeat(long(3e5))}`],
  ['blanks', `## Error: ${' '.repeat(long(1e6))}x`],
  ['number signs in a header', `## Error: ${'# '.repeat(long(4e5))}x`],
  ['tokens in a header', `## Error: ${'<|a|>'.repeat(long(2e5))}x`],
  ['tokens', '<|end|>'.repeat(long(2e5))],
  ['lines of tokens', '<|end|>\n'.repeat(long(1e5))],
  ['lines of tokens and a text', `${'<|end|>\n'.repeat(long(1e5))}x`],
  ['fences that are opened only', '```a\n'.repeat(long(2e5))],
  ['fences in lists', '- ```\n'.repeat(long(1e5))],
  ['fences that may wrap', '```\n## Status: Ready\n'.repeat(long(5e4))],
  ['fences in a wrapper that never close', `\`\`\`md\n## Status: Ready\n${'```% \r\n\r\n'.repeat(long(5e4))}`],
  [
    'fences in lists in a wrapper, lines that end with LF and CRLF',
    `\`\`\`md\n## Status: Ready\n~~~\r${'~~~- ```\r\n~~~- ```sh\n'.repeat(long(2e4))}`,
  ],
  ['fences in fences that may wrap', `\`\`\`md\n## Status: Ready\n\`\`\`\n${'```a\n```b\n```\n'.repeat(long(5e4))}`],
  ['examples before a message', `${'```md\n## Status: Ready\n```\n'.repeat(long(3e4))}## Status: Ready\n`],
  ['lists in lists', '- '.repeat(long(3e5))],
  ['comments that are opened only', '<!--\n'.repeat(long(2e5))],
  ['headers', '## Status: Ready\n'.repeat(long(5e4))],
  ['quotes in a command', `## Input Needed\n\`\`\`sh\n${'\'"'.repeat(long(1e5))}\n\`\`\`\n`],
  [
    'an alias bomb',
    `## Output Data\n\`\`\`yaml\na0: &a0 [x]\n${Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`).join('\n')}\n\`\`\`\n`,
  ],
  ['deep YAML', `## Output Data\n\`\`\`yaml\n${'['.repeat(20_000)}\n\`\`\`\n`],
  ['deep JSON', `## Output Data\n\`\`\`json\n${'['.repeat(long(1e5))}\n\`\`\`\n`],
  ['one line of five megabytes', 'x'.repeat(long(5e6))],
  ['a lone surrogate', '## Status: \ud83e'],
  ['NUL and BOM', '\ufeff\0## Status: Ready\0'],
  ['carriage returns', '## Status: Ready\r\r\nx\r## Progress: 5%\r\n'],
];

describe('the laws of ACOR', () => {
  describe('1 total: every text has an answer', () => {
    it('for random texts', () => laws.total.assert(runs(1000)));
    it.each(hostile)('for %s', (_, text) => {
      laws.expectTotal(text);
      const stream = createStream();
      stream.push(text);
      const { value } = stream.end();
      assert.deepEqual(value, parse(text).value);
    });
  });

  describe('2 lossless: the items of the tree are the text', () => {
    it('for random texts', () => laws.lossless.assert(runs(1000)));
    it.each(hostile)('for %s', (_, text) => laws.expectTiling(text));
  });

  it('3 round trip: what is printed reads back', () => {
    laws.roundTrip.assert(runs(500));
    let printed = 0;
    fc.assert(
      fc.property(transcripts, (value) => {
        if (laws.canonical(value) !== undefined) printed++;
      }),
      { numRuns: 100 },
    );
    expect(printed).toBe(100);
  });

  it('3 what parse gives is printed and reads back, or refused', () => {
    fc.assert(
      fc.property(fc.oneof(texts, nearlyClean), (text) => {
        const { value } = parse(text);
        const canonical = laws.canonical(value);
        if (canonical !== undefined) assert.deepEqual(parse(canonical).value, value);
      }),
      runs(500),
    );
  });

  it('3 what parse calls ok is printed', () => {
    fc.assert(
      fc.property(fc.oneof(texts, nearlyClean), (text) => {
        const { value, ok } = parse(text);
        if (ok) assert.deepEqual(parse(print(value)).value, value);
      }),
      runs(500),
    );
  });

  it('5 chunking does not matter', () => laws.chunking.assert(runs(1000)));

  describe('6 events only add', () => {
    it('up to the final value', () => laws.onlyAdding.assert(runs(1000)));

    it('and the value so far is their fold', () => {
      const property = fc.property(fc.oneof(texts, prints).chain(chunkings), (chunks) => {
        const stream = createStream();
        let model = emptyTranscript();
        for (const chunk of chunks) {
          for (const event of stream.push(chunk)) model = applyEvent(model, event);
          assert.deepEqual(stream.value, model);
        }
      });
      fc.assert(property, runs(300));
    });

    it('and tell the same when messages are not kept', () => {
      const property = fc.property(fc.oneof(texts, prints).chain(chunkings), (chunks) => {
        const kept = createStream();
        const dropped = createStream({ keep: false });
        for (const chunk of chunks) {
          assert.deepEqual(dropped.push(chunk), kept.push(chunk));
          assert(dropped.value.messages.length <= 1);
        }
        const { events, ok, complete, via, value } = dropped.end();
        const whole = kept.end();
        assert.deepEqual(
          { events, ok, complete, via },
          { events: whole.events, ok: whole.ok, complete: whole.complete, via: whole.via },
        );
        assert.deepEqual(value.messages, []);
      });
      fc.assert(property, runs(300));
    });
  });

  it('7 truncation is never success', () => {
    fc.assert(
      fc.property(transcripts, (value) => {
        const text = print(value);
        for (const at of every(4, [...cutsInside(text)])) {
          const { ok, complete } = parse(text.slice(0, at));
          assert(!ok && !complete, `complete although cut off at ${at}`);
        }
      }),
      runs(100),
    );
  });

  it('9 bytes are sacred: bodies and blocks are what stands there', () => {
    const line = fc.oneof(
      fc.string({ unit: anyUnit, maxLength: 20 }),
      fc.constantFrom(
        '\t\ttabs \t',
        ' &lt;b&gt; ',
        '\\n',
        '',
        '~~~',
        '<|end|>',
        '\u001b[31m',
        '\ufeff',
        '## Status: Failed',
        '``',
        '<!--',
      ),
    );
    const codes = fc
      .array(line, { minLength: 1, maxLength: 6 })
      .map((lines) => lines.join('\n'))
      .filter((code) => !/(?:^|[\r\n]) {0,3}`{3}/.test(code) && !code.endsWith('\r'));
    fc.assert(
      fc.property(codes, (code) => {
        const body = `\`\`\`\n${code}\n\`\`\``;
        const { messages } = parse(`## Output\n${body}\n\n## Status: Complete\n`).value;
        assert.equal(messages[0]?.body, body);
        assert.deepEqual(messages[0]?.blocks, [{ lang: '', text: code }]);
        assert.equal(messages.length, 2);
      }),
      runs(500),
    );
  });

  describe('10 untrusted', () => {
    it('no value forges structure in a printed transcript', () => {
      fc.assert(
        fc.property(hostileTranscripts, (value) => {
          const text = printed(value);
          if (text !== undefined) assert.deepEqual(parse(text).value, value);
          const bare: Record<string, unknown> = {};
          assert.equal(bare.polluted, undefined);
        }),
        runs(1000),
      );
    });

    it('no key of the text reaches a prototype', () => {
      for (const block of ['```json\n{"__proto__": {"polluted": 1}}\n```', '```yaml\n__proto__:\n  polluted: 1\n```']) {
        const { data } = outputOf(parse(`## Output Data\n${block}\n`).value.messages[0]);
        assert.equal(Object.getPrototypeOf(data), Object.prototype);
        assert.deepEqual(Object.keys(Object(data)), ['__proto__']);
        const bare: Record<string, unknown> = {};
        assert.equal(bare.polluted, undefined);
      }
      const { fields } = directiveOf(parse('## AI Directive: x\n- __proto__: y\n- constructor: z\n').value.messages[0]);
      assert.deepEqual(Object.entries(fields), [
        ['__proto__', 'y'],
        ['constructor', 'z'],
      ]);
      assert.equal(Object.getPrototypeOf(fields), Object.prototype);
    });
  });
});

/** The lengths of the prefixes that end inside a header's words, a code block or a comment. */
function cutsInside(text: string): number[] {
  const cuts: number[] = [];
  for (const found of text.matchAll(
    /^## (?:(?:Status|Progress|Error|Session|Session Checkpoint):? ?|Input Neede?|AI Directiv|Suggestion|Output (?:Dat|File))/gm,
  )) {
    if (insideBlock(text, found.index)) continue;
    for (let length = 1; length <= found[0].length; length++) {
      const seen = found[0].slice(0, length);
      // These are headers already.
      if (!/^## (?:Output|Session)$/.test(seen) || seen === '## Session') cuts.push(found.index + length);
    }
  }
  for (const found of text.matchAll(/^(`{3})[^\n]*\n(?:[^\n]*\n)*?`{3}(?=\n)/gm)) {
    for (let at = found.index + 1; at < found.index + found[0].length; at++) cuts.push(at);
  }
  return cuts;
}

function insideBlock(text: string, at: number): boolean {
  return (
    (text.slice(0, at).match(/^`{3}/gm) ?? []).length % 2 === 1 ||
    text.lastIndexOf('<!--', at) > text.lastIndexOf('-->', at)
  );
}

function printed(value: Transcript): string | undefined {
  try {
    return print(value);
  } catch (error) {
    assert(error instanceof PrintError, String(error));
    return undefined;
  }
}

function outputOf(message: Message | undefined): Message & { kind: 'output' } {
  assert(message?.kind === 'output');
  return message;
}

function directiveOf(message: Message | undefined): Message & { kind: 'ai_directive' } {
  assert(message?.kind === 'ai_directive');
  return message;
}
