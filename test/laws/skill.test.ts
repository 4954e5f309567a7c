import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { applyEvent } from 'peglot';
import { check, createStream, emptyOutput, parse, print, type SkillOutput } from 'peglot/skill';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { grammar, type LineNode } from '../../generated/skill.ts';
import type { CompiledGrammar } from '../../src/engine/index.ts';
import { visit } from '../../src/engine/visit.ts';
import { shape } from '../../src/formats/skill/model.ts';
import { factsOf } from '../../src/formats/skill/read/facts.ts';
import { compileInMemory } from '../../src/grammar/generate/compile.ts';
import { isDeep, long, runs } from './law.ts';
import { laws } from './skill-laws.ts';
import { nearlyOutputs, outputs } from './skill-texts.ts';
import { anyTexts } from './texts.ts';

const { texts, nearlyClean } = laws;

const hostile: readonly (readonly [string, string])[] = [
  ['many brackets', '['.repeat(long(1e6))],
  ['many braces', '{'.repeat(long(1e6))],
  ['many beginnings of objects', '{"success":'.repeat(long(2e5))],
  ['results without end', '{"success": true, "confidence": 1}\n'.repeat(long(5e4))],
  ['JSON lines', '{"level": "info", "msg": "x"}\n'.repeat(long(5e4))],
  ['results in inline code', `${'a `{"success": true, "confidence": 1}` b '.repeat(long(3e5))}\nFAILED`],
  ['many fences', '```\n'.repeat(long(1e5))],
  ['many colours', '\x1b[32mok\x1b[0m '.repeat(long(1e5))],
  ['many files on one line', `Created: ${'a.ts, '.repeat(long(1e5))}`],
  ['many files on many lines', `Created:\n${'- src/a.ts\n'.repeat(long(1e5))}`],
  ['words without end', 'not a b c completed, '.repeat(long(1e5))],
  ['numbers without end', '1 2 '.repeat(long(2e5))],
  ['labels without end', 'Created: '.repeat(long(1e5))],
  ['one line of five megabytes', 'x'.repeat(long(5e6))],
  ['nothing', ''],
  ['a lone surrogate', 'Created: \ud83e'],
  ['NUL and BOM', '\ufeff\0SUCCESS\0'],
  ['carriage returns', 'SUCCESS\r\r\n{"success": true,\r"confidence": 1}\r\n'],
];

describe('the laws of Skill Output', () => {
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

  it('3 round trip: what is printed reads back', () => laws.roundTrip.assert(runs(1000)));

  it('5 chunking does not matter', () => laws.chunking.assert(runs(500)));

  describe('6 events only add', () => {
    it('up to the final value', () => laws.onlyAdding.assert(runs(500)));

    it('and the value of the stream is their fold', () => {
      fc.assert(
        fc.property(texts, (text) => {
          const stream = createStream();
          const before = stream.push(text).reduce(applyEvent, emptyOutput());
          assert.deepEqual(stream.value, before);
          assert.deepEqual(stream.end().events.reduce(applyEvent, before), stream.value);
        }),
        runs(300),
      );
    });
  });

  describe('7 truncation is never success', () => {
    const expectCut = (text: string, at: number): void => {
      const parsed = parse(text.slice(0, at));
      assert(!parsed.complete, `complete although cut off at ${at}: ${JSON.stringify(text.slice(0, at))}`);
      assert(!parsed.ok);
    };

    const places: readonly (readonly [string, string, number])[] = [
      ['a result', '', 0],
      ['a result behind lines of a log', '[INFO] start {x}\n{"level": "info"}\nConfidence: 0.3\n', 1],
      ['a result in a fence', '```json\n', 0],
      ['a result in colour', '\x1b[32m', 1],
    ];

    it.each(places)('for prefixes of %s', (_, before, least) => {
      fc.assert(
        fc.property(outputs, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (output, cuts) => {
          const text = print(output).trimEnd();
          for (const cut of cuts) expectCut(before + text, before.length + least + (cut % (text.length - least)));
        }),
        runs(100),
      );
    });

    it('for every prefix of one result', () => {
      const text = print({
        success: true,
        confidence: 0.5,
        deliverables: ['a "b".ts', ''],
        metrics: { n: -1.5e-7 },
        errors: [{ code: 'A', message: '\\ \u0001', context: { a: [null, true] } }],
      }).trimEnd();
      for (let at = 0; at < text.length; at++) expectCut(text, at);
    });
  });

  it('8 linear: large logs are read at all, in chunks', () => {
    const stream = createStream();
    const line = '2026-01-01 12:00:00 [worker] {"level":"info"} did something to src/a.ts, 3 of 4\n';
    for (let at = 0; at < long(1e6); at++) stream.push(line);
    stream.push('{"success": true, "confidence": 1, "deliverables": [], "metrics": {}, "errors": []}');
    expect(stream.end()).toMatchObject({ via: 'json', ok: true, value: { confidence: 1 } });
  });

  it('9 bytes are sacred: what JSON says comes back exactly', () => {
    fc.assert(
      fc.property(anyTexts, outputs, (text, output) => {
        const exact = { ...output, deliverables: [text, ` ${text} `], errors: [{ code: 'A', message: text }] };
        const written = JSON.stringify(exact);
        for (const around of [written, `Done. <|end|>\n${written}\n\x1b[0m`]) {
          assert.deepEqual(parse(around).value.deliverables, exact.deliverables);
          assert.deepEqual(parse(around).value.errors, exact.errors);
        }
      }),
      runs(500),
    );
  });

  describe('10 untrusted', () => {
    it('no key reaches a prototype', () => {
      fc.assert(
        fc.property(nearlyOutputs, (value) => {
          const text = JSON.stringify(value);
          const parsed = parse(text);
          const stream = createStream();
          stream.push(text);
          assert.deepEqual(stream.end().events.reduce(applyEvent, emptyOutput()), parsed.value);
          assert.equal(Object.getPrototypeOf(parsed.value.metrics), Object.prototype);
          assert.deepEqual(Object.keys(Object.prototype), []);
        }),
        runs(500),
      );
    });

    it('no control character leaves the printer', () => {
      fc.assert(
        fc.property(outputs, (output) => {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
          assert.doesNotMatch(print(output), /[\0-\t\v-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
        }),
        runs(500),
      );
    });
  });

  it.runIf(isDeep)('no line that is passed over would have told anything', () => {
    const sources = ['skill.peggy', 'skill-verdicts.peggy', 'skill-facts.peggy', 'common/text-lines.peggy'].map(
      (source) => {
        const text = readFileSync(new URL(`../../grammars/${source}`, import.meta.url), 'utf8');
        return { source, text: text.replace('= quiet+ lineEnd\n  / eol', '= eol') };
      },
    );
    const patient = compileInMemory(sources);
    const told = (compiled: CompiledGrammar, text: string): unknown[] => {
      const found: unknown[] = [];
      const tell = (node: unknown): void => void found.push(node);
      const line = (node: LineNode): void => {
        const facts = factsOf(node);
        if (node.mark !== null || facts.length > 0) found.push(node.mark, facts);
      };
      visit(compiled, text, { Line: line, FailureLine: tell, FileList: tell }, 'Lines');
      return found;
    };
    let facts = 0;
    fc.assert(
      fc.property(fc.oneof(texts, nearlyClean), (text) => {
        const expected = told(patient, text);
        assert.deepEqual(told(grammar, text), expected);
        facts += expected.length;
      }),
      runs(2000),
    );
    expect(facts).toBeGreaterThan(0);
  });

  it('the fast check and the schema agree', () => {
    fc.assert(
      fc.property(fc.oneof(outputs, nearlyOutputs), (value) => {
        const wrong = check(value as SkillOutput).filter((found) => found.severity === 'error');
        const asked = v.safeParse(shape, value);
        assert.equal(wrong.length, asked.issues?.length ?? 0);
        if (asked.success && typeof value === 'object') assert.deepEqual(asked.output.metrics, Object(value).metrics);
      }),
      runs(5000),
    );
  });
});
