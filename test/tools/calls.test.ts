import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/core/event.ts';
import { HandedOut } from '../../src/testing/handed-out.ts';
import { expectFindings } from '../../src/testing/laws.ts';
import { type DialectName, isDialect } from '../../src/tools/dialects/index.ts';
import { type ThoughtEnd, type ToolCallFormat, type ToolReply, toolCalls } from '../../src/tools/index.ts';
import { isDeep } from '../laws/law.ts';
import { type CallsValue, type Case, callCases, callDialects, tools } from './corpus.ts';

// Some of the cases and of the places to cut at; together the cases of all dialects cut everywhere. Deep runs take all.
const EACH = isDeep ? 1 : 5;
const STEP = isDeep ? 1 : 97;
const MIXTURES = isDeep ? 60 : 8;

const covered = callDialects.filter(isDialect);

const formats = new Map<string, ToolCallFormat>();

/** The format that reads a case: made once for cases with the same options. */
function formatOf(dialect: DialectName, { options }: Case<CallsValue>): ToolCallFormat {
  const { tools: names, startsInside, thoughts } = options;
  const key = `${dialect} ${JSON.stringify(options)}`;
  const given = names?.map((name) => [name, tools[name] ?? {}] as const);
  const format =
    formats.get(key) ??
    toolCalls({
      dialect,
      ...(given !== undefined && { tools: Object.fromEntries(given) }),
      ...(startsInside !== undefined && { startsInside }),
      ...(thoughts !== undefined && { thoughts }),
    });
  formats.set(key, format);
  return format;
}

/** Fails as `toEqual` does, which takes long where all is well. */
function expectSame(found: unknown, expected: unknown, what: string): void {
  expect(isDeepStrictEqual(found, expected) ? expected : found, what).toEqual(expected);
}

/** A result as the corpus has it. */
function seen(format: ToolCallFormat, { input, options }: Case<CallsValue>): object {
  const { finished } = options;
  const parsed = format.parse(input, finished === undefined ? {} : { finished });
  expectFindings(parsed, input);
  const { value, ok, complete, diagnostics } = parsed;
  return {
    value: { ...value, calls: value.calls.map(({ raw: _, ...call }) => call) },
    ok,
    complete,
    codes: diagnostics.map(({ code }) => code.replace('tools/', '')).sort(),
  };
}

/** What a stream gives for a text in chunks: its result, and its events with the deltas that follow each other joined. */
function streamed(format: ToolCallFormat, chunks: readonly string[]): object {
  const stream = format.createStream();
  const events: Event[] = [];
  for (const chunk of chunks) events.push(...stream.push(chunk));
  const { value, diagnostics, ok, complete, events: last } = stream.end();
  events.push(...last);
  const handedOut = new HandedOut<ToolReply>({ text: '', reasoning: '', calls: [] });
  for (const event of events) handedOut.take(event);
  expectSame(handedOut.model, value, 'the events give the value');
  return { value, diagnostics, ok, complete, events: joined(events) };
}

function joined(events: readonly Event[]): Event[] {
  const found: Event[] = [];
  for (const event of events) {
    const before = found.at(-1);
    if (event.type === 'delta' && before?.type === 'delta' && before.path.join('\n') === event.path.join('\n'))
      found[found.length - 1] = { ...before, text: before.text + event.text };
    else found.push(event);
  }
  return found;
}

describe.each(covered)('%s', (dialect) => {
  const cases = callCases(dialect);
  const some = cases.filter((_, at) => (at + covered.indexOf(dialect)) % EACH === 0);

  test('reads the corpus', () => {
    for (const sample of cases) {
      const { value, ok, complete, codes } = sample;
      const found = seen(formatOf(dialect, sample), sample);
      expectSame(found, { value, ok, complete, codes: [...codes] }, sample.title);
    }
  });

  // Some cuts of each case, and all characters alone: together the cases cut everywhere.
  test('does not depend on the chunks', () => {
    for (const sample of some) {
      const format = formatOf(dialect, sample);
      const whole = streamed(format, [sample.input]);
      expectSame(streamed(format, sample.input.split('')), whole, sample.title);
      for (let at = 1 + (sample.input.length % STEP); at < sample.input.length; at += STEP)
        expectSame(
          streamed(format, [sample.input.slice(0, at), sample.input.slice(at)]),
          whole,
          `${sample.title} at ${at}`,
        );
    }
  });

  test('reads any mixture of its markers without throwing, whatever the chunks', () => {
    const pieces = cases.flatMap(({ input }) => input.split(/(?<=[>\]}"'\n])/)).filter((piece) => piece !== '');
    const format = toolCalls({ dialect, tools });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, '__proto__', '"', '`'), { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        expectSame(streamed(format, parts), streamed(format, [text]), text);
      }),
      { numRuns: MIXTURES },
    );
  });
});

test('a message quotes the names of the model, so that an empty one is seen', () => {
  const said = (text: string): string[] =>
    toolCalls({ dialect: 'hermes' })
      .parse(text)
      .diagnostics.map(({ message }) => message);
  expect(said('<tool_call>{"name":"ping","arguments":{"":1,"":2}}</tool_call>')).toEqual(['"" is given twice']);
  expect(said('<tool_call>{"id":1,"id":2,"name":"ping","arguments":{}}</tool_call>')).toContain('"id" is given twice');
});

test.each([
  ['Look: <tool_call>well {"name": "ping", "arguments": {}}</tool_call>', 'Look:\n\nwell', ['stray-text']],
  ['Look: <tool_call>{"name": "ping", "arguments": {}} so</tool_call> On', 'Look:\n\nso\n\nOn', ['stray-text']],
  ['Look: <tool_call>{"name": "ping", "arguments": {}}</tool_call> On', 'Look:\n\nOn', []],
])('words in a block are pieces of the text by themselves: %s', (input, text, codes) => {
  const { value, diagnostics } = toolCalls({ dialect: 'hermes' }).parse(input);
  expect(value).toMatchObject({ text, calls: [{ name: 'ping' }] });
  expect(diagnostics.map(({ code }) => code)).toEqual(codes.map((code) => `tools/${code}`));
});

test('a call in an open thought is handed out at the end, as it may be a draft; as it comes where that is asked for', () => {
  const text = '<think>I ask.\n<tool_call>\n<function=ping>\n<parameter=word>\nnow';
  const callsOf = (thoughts: ThoughtEnd): [number, number] => {
    const stream = toolCalls({ dialect: 'qwen3-coder', thoughts }).createStream();
    stream.push(text);
    return [stream.value.calls.length, stream.end().value.calls.length];
  };
  expect(callsOf('end-at-calls')).toEqual([0, 1]);
  expect(callsOf('end-at-once')).toEqual([1, 1]);
  expect(callsOf('closed-only')).toEqual([0, 0]);
  expect(() => toolCalls({ dialect: 'glm', thoughts: JSON.parse('"never"') })).toThrow(
    "thoughts is 'end-at-calls' or 'end-at-once' or 'closed-only', not never",
  );
});

test('a wrong key of a damaged call is told where it is', () => {
  const text = '<tool_call>{"name": "ping", "parameters": {"a": "say "hi" now"}}</tool_call>';
  const found = toolCalls({ dialect: 'hermes' })
    .parse(text)
    .diagnostics.find(({ code }) => code === 'tools/wrong-key');
  expect(text.slice(found?.range.start, found?.range.end)).toBe('"parameters"');
});
