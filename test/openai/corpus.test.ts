import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HandedOut, openai } from '../../src/hosts/openai/index.ts';
import { isDialect } from '../../src/tools/dialects/index.ts';
import { toolCalls } from '../../src/tools/index.ts';
import { isDeep } from '../laws/law.ts';
import { type CallsValue, type Case, callCases, callDialects, tools } from '../tools/corpus.ts';
import {
  chunksOf,
  completionOf,
  cut,
  eventsOf,
  expectedOf,
  isJson,
  jsonOf,
  places,
  readOf,
  readReply,
  request,
  streamed,
  URL_OF_CHAT,
} from './wire.ts';

// Some of the cases; deep runs take all, and cut each of them many times.
const EACH = isDeep ? 1 : 24;
const RUNS = isDeep ? 5 : 1;

/** A draft in an open thought before another thought: a server tells at the end that the text is whole, which is too late here. */
const DRAFT = 'A call in a thought that does not close, before another thought';

/** The tools that a case knows. */
function toolsOf({ options }: Case<CallsValue>): Record<string, object> {
  return Object.fromEntries((options.tools ?? []).map((name) => [name, tools[name] ?? {}]));
}

describe.each(callDialects.filter(isDialect))('%s behind a server', (dialect) => {
  const cases = callCases(dialect).filter(({ title }, at) => title !== DRAFT && (at + dialect.length) % EACH === 0);

  it.each(cases)('$title', async (sample) => {
    const offered = toolsOf(sample);
    const startsInside = sample.options.startsInside;
    const sent = request(offered);
    // A request without tools is not read, so each offers one; the corpus knows of none where it names none.
    const format = toolCalls({
      dialect,
      ...(sample.options.tools !== undefined && { tools: offered }),
      ...(startsInside !== undefined && { startsInside }),
    });
    const { value, diagnostics, ok } = format.parse(sample.input, { finished: true });
    const expected = expectedOf(value);

    const handedOut = async (calls: HandedOut): Promise<unknown[]> => {
      const send = openai({
        dialect: () => format,
        calls,
        fetch: async () => Response.json(completionOf(sample.input)),
      });
      const { choices } = await jsonOf(send(URL_OF_CHAT, sent));
      return (choices[0].message.tool_calls ?? []).map((call: { function: { name: string; arguments: string } }) => [
        call.function.name,
        JSON.parse(call.function.arguments),
      ]);
    };
    const all = value.calls.map(({ name, arguments: given }) => [name, given]);
    const complete = all.filter((_, at) => value.calls[at]?.complete);
    expect(await handedOut('all')).toEqual(all);
    expect(await handedOut('complete')).toEqual(complete);
    const usual = await handedOut('ok');
    if (ok) expect(usual).toEqual(complete);
    expect(complete).toEqual(expect.arrayContaining(usual));

    await fc.assert(
      fc.asyncProperty(places, places, fc.constantFrom('\n', '\r\n', '\r'), async (inText, inBytes, newline) => {
        const events = eventsOf([...chunksOf(cut(sample.input, inText)), '[DONE]'], newline);
        const commented = `: wait${newline}${newline}${events}`;
        const bytes = cut(new TextEncoder().encode(commented), inBytes);
        const send = openai({ dialect: () => format, calls: 'complete', fetch: async () => streamed(bytes) });
        const reply = await readReply(await send(URL_OF_CHAT, sent));
        const [choice] = reply.choices;
        if (choice === undefined) throw new Error('no choice');
        expect(readOf(choice)).toEqual(expected);
        expect(choice.findings).toEqual(diagnostics.map(({ code }) => code));
        expect(choice.finishReason).toBe(
          value.calls.some(({ complete }) => !complete) ? 'length' : value.calls.length > 0 ? 'tool_calls' : 'stop',
        );
        expect(reply).toMatchObject({ error: undefined, comments: 1, isDone: true });
      }),
      { numRuns: RUNS },
    );

    // Where a limit ends it, no call is made that is not whole.
    await fc.assert(
      fc.asyncProperty(fc.nat(sample.input.length), places, async (end, inText) => {
        const text = sample.input.slice(0, end);
        const bytes = new TextEncoder().encode(eventsOf([...chunksOf(cut(text, inText), 'length'), '[DONE]']));
        const send = openai({ dialect: () => format, calls: 'complete', fetch: async () => streamed([bytes]) });
        const [choice] = (await readReply(await send(URL_OF_CHAT, sent))).choices;
        const { calls } = format.parse(text, { finished: false }).value;
        expect(choice?.calls.map(({ name, arguments: given }) => [name, isJson(given) && JSON.parse(given)])).toEqual(
          calls.map(({ name, arguments: given, complete }) => [name, complete && given]),
        );
        expect(choice?.finishReason).toBe('length');
      }),
      { numRuns: RUNS },
    );
  });
});
