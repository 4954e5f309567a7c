import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/core/event.ts';
import { applyEvent } from '../../src/core/fold.ts';
import { type DialectName, isDialect } from '../../src/tools/dialects/index.ts';
import { type ToolReply, toolCalls } from '../../src/tools/index.ts';
import { isDeep } from '../laws/law.ts';
import { type CallsValue, type Case, callCases, callDialects, tools } from './corpus.ts';
import { deviations } from './deviations.ts';

// Some of the places to cut at; together the cases cut everywhere.
const STEP = isDeep ? 23 : 69;
const CUT = isDeep ? 3 : 12;

const covered = callDialects.filter(isDialect);

function formatOf(dialect: DialectName, sample: Case<CallsValue>): ReturnType<typeof toolCalls> {
  const { tools: names, startsInside } = sample.options;
  const given = names?.map((name) => [name, tools[name] ?? {}] as const);
  return toolCalls({
    dialect,
    ...(given !== undefined && { tools: Object.fromEntries(given) }),
    ...(startsInside !== undefined && { startsInside }),
  });
}

/** A result as the corpus has it. */
function seen(format: ReturnType<typeof toolCalls>, text: string): object {
  const { value, ok, complete, diagnostics } = format.parse(text);
  return {
    value: { ...value, calls: value.calls.map(({ raw: _, ...call }) => call) },
    ok,
    complete,
    codes: diagnostics.map(({ code }) => code.replace('tools/', '')).sort(),
  };
}

/** What a stream gives for a text in chunks: its result, and its events with the deltas that follow each other joined. */
function streamed(format: ReturnType<typeof toolCalls>, chunks: readonly string[]): object {
  const stream = format.createStream();
  const events: Event[] = [];
  for (const chunk of chunks) events.push(...stream.push(chunk));
  const { value, diagnostics, ok, complete, events: last } = stream.end();
  events.push(...last);
  const folded = events.reduce((model: ToolReply, event) => applyEvent(model, event), {
    text: '',
    reasoning: '',
    calls: [],
  });
  expect(folded).toEqual(value);
  return { value, diagnostics, ok, complete, events: joined(events) };
}

/** A clean case in which no marker is shown: what is cut before its closing backtick or tag stands there as a call. */
function isPlain({ title, ok, complete, codes }: Case<CallsValue>): boolean {
  return ok && complete && codes.length === 0 && !/inline code|markers in a string/i.test(title);
}

/** Where a text is cut: some places, and right behind each marker, before anything of what it opens is there. */
function cuts(text: string): Set<number> {
  const some = Array.from({ length: Math.ceil(text.length / CUT) }, (_, at) => 1 + (text.length % 3) + at * CUT);
  const behindMarkers = [...text.matchAll(/[>)\]:]/g)].map(({ index }) => index + 1);
  return new Set([...some, ...behindMarkers].filter((end) => end < text.length));
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
  const some = cases.filter((_, at) => isDeep || at % 3 === 0);

  test('reads the corpus', () => {
    for (const sample of cases) {
      const { value, ok, complete, codes } = sample;
      const found = seen(formatOf(dialect, sample), sample.input);
      const expected = { value, ok, complete, codes: [...codes] };
      if (deviations[dialect]?.includes(sample.title) === true)
        expect(found, `${sample.title}: it is read now`).not.toEqual(expected);
      else expect(found, sample.title).toEqual(expected);
    }
  });

  // Some cuts of each case, and all characters alone: together the cases cut everywhere.
  test('does not depend on the chunks', () => {
    for (const sample of some) {
      const format = formatOf(dialect, sample);
      const whole = streamed(format, [sample.input]);
      expect(
        streamed(
          format,
          [...sample.input].flatMap((char) => char.split('')),
        ),
        sample.title,
      ).toEqual(whole);
      for (let at = 1 + (sample.input.length % 23); at < sample.input.length; at += STEP)
        expect(
          streamed(format, [sample.input.slice(0, at), sample.input.slice(at)]),
          `${sample.title} at ${at}`,
        ).toEqual(whole);
    }
  });

  test('reports no text that is cut inside a call as whole', () => {
    for (const sample of some.filter(isPlain)) {
      const format = formatOf(dialect, sample);
      const whole = format.parse(sample.input).value.calls;
      for (const end of cuts(sample.input)) {
        const cut = format.parse(sample.input.slice(0, end));
        // A plain text may end anywhere.
        for (const [at, call] of cut.value.calls.entries())
          if (call.complete && typeof call.arguments !== 'string')
            expect(call.arguments, `${sample.title} at ${end}`).toEqual(whole[at]?.arguments);
        if (cut.value.calls.some((call) => !call.complete))
          expect(cut.ok && cut.complete, `${sample.title} at ${end}`).toBe(false);
      }
    }
  });

  test('reads any mixture of its markers without throwing, whatever the chunks', () => {
    const pieces = cases.flatMap(({ input }) => input.split(/(?<=[>\]}"'\n])/)).filter((piece) => piece !== '');
    const format = toolCalls({ dialect, tools });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, '__proto__', '"', '`'), { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        expect(streamed(format, parts)).toEqual(streamed(format, [text]));
      }),
      { numRuns: 12 },
    );
  });
});
