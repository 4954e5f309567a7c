import { AIMessageChunk } from '@langchain/core/messages';
import { FakeListChatModel, FakeStreamingChatModel } from '@langchain/core/utils/testing';
import { ask } from 'peglot';
import { typed } from 'peglot/json';
import { FormatOutputParser } from 'peglot/langchain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

const Trip = typed(z.object({ city: z.string(), days: z.number().int(), tags: z.array(z.enum(['sun', 'rain'])) }));
type Trip = { city: string; days: number; tags: ('sun' | 'rain')[] };

const DAMAGED = 'Sure!\n```json\n{"trip": {"City": Rome, \'days\': "3 days", tags: "Sun",}}\n```';
const TRIP: Trip = { city: 'Rome', days: 3, tags: ['sun'] };

describe('an answer of a type in LangChain', () => {
  const parser = new FormatOutputParser(Trip);

  it('is the value of a chain, with its type', async () => {
    const value = await new FakeListChatModel({ responses: [DAMAGED] }).pipe(parser).invoke('x');
    expectTypeOf(value).toEqualTypeOf<Trip>();
    expect(value).toEqual(TRIP);
  });

  it('grows in a stream', async () => {
    const chunks = [...DAMAGED].map((content) => new AIMessageChunk({ content }));
    const states = await new FakeStreamingChatModel({ sleep: 0, chunks }).pipe(parser).stream('x');
    let last: unknown;
    for await (const state of states) last = state;
    expect(last).toEqual(TRIP);
  });

  it('tells the model its type', () => {
    expect(parser.getFormatInstructions()).toBe(Trip.prompt());
    expect(Trip.prompt()).toContain('tags: ("sun" | "rain")[]');
  });
});

it('ask mends an answer that is a guess, with what the findings say', async () => {
  const replies = ['{"city": "Rome", "days": "soon", "tags": []}', DAMAGED];
  const model = new FakeListChatModel({ responses: replies });
  const sent: string[] = [];
  const answer = await ask(
    Trip,
    async (messages) => {
      const text = messages.map(({ content }) => content).join('\n');
      sent.push(text);
      return String((await model.invoke(text)).content);
    },
    { messages: [{ role: 'user', content: 'Where to?' }] },
  );
  expect(answer.ok && answer.value).toEqual(TRIP);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain('"days" cannot be read as its type: "soon"');
});
