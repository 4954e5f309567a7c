import { generateText, NoObjectGeneratedError, streamText } from 'ai';
import { output } from 'peglot/ai-sdk';
import { typed } from 'peglot/json';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { modelOf } from './model.ts';

const Trip = typed(z.object({ city: z.string(), days: z.number().int(), tags: z.array(z.enum(['sun', 'rain'])) }));
type Trip = { city: string; days: number; tags: ('sun' | 'rain')[] };

/** Nothing of it is JSON as the type asks for it, and all of it has one meaning. */
const DAMAGED = 'Sure!\n```json\n{"trip": {"City": Rome, \'days\': "3 days", tags: "Sun",}}\n```';
const TRIP: Trip = { city: 'Rome', days: 3, tags: ['sun'] };

describe('an answer of a type', () => {
  it('is the value of generateText, with its type', async () => {
    const result = await generateText({ model: modelOf([DAMAGED]), prompt: 'x', output: output(Trip) });
    expectTypeOf(result.output).toEqualTypeOf<Trip>();
    expect(result.output).toEqual(TRIP);
  });

  it('that holds a guess throws, and names it', async () => {
    const text = '{"city": "Rome", "days": "soon", "tags": []}';
    const asking = generateText({ model: modelOf([text]), prompt: 'x', output: output(Trip) });
    const error = await asking.then(
      ({ output: value }) => value,
      (thrown: unknown) => thrown,
    );
    expect(NoObjectGeneratedError.isInstance(error)).toBe(true);
    expect(String(error instanceof Error && error.cause)).toContain('"days" cannot be read as its type: "soon"');
  });

  it.each([1, 4, 11, 200])('grows in a stream, in pieces of %i', async (size) => {
    const text = '```json\n{"City": "Rome", \'days\': "3 days", tags: "Sun",}\n```';
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const result = streamText({ model: modelOf([pieces]), prompt: 'x', output: output(Trip) });
    let city: string | undefined;
    for await (const part of result.partialOutputStream) {
      expect(TRIP.city.startsWith(part?.city ?? '')).toBe(true);
      expect([undefined, TRIP.days]).toContain(part?.days);
      city = part?.city;
    }
    expect(city).toBe('Rome');
    expect(await result.output).toEqual(TRIP);
  });
});
