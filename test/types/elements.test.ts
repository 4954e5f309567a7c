import { duckflow, elements, type ListPath } from 'peglot';
import { json, typed } from 'peglot/json';
import { toolCalls } from 'peglot/tools';
import { describe, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

const Trip = typed(
  z.object({
    city: z.string(),
    days: z.array(z.object({ title: z.string(), stops: z.array(z.object({ at: z.string() })) })).optional(),
  }),
);

describe('the types of the items of a list', () => {
  it('are those of the model, also within the items of another list', () => {
    expectTypeOf<ListPath<Parameters<typeof Trip.print>[0]>>().toEqualTypeOf<'days' | 'days.stops'>();
    const days = elements(Trip.events(['']), 'days');
    expectTypeOf(days).toEqualTypeOf<AsyncGenerator<{ title: string; stops: { at: string }[] }, void, undefined>>();
    expectTypeOf(elements(Trip.events(['']), 'days.stops')).toEqualTypeOf<
      AsyncGenerator<{ at: string }, void, undefined>
    >();
    const words = typed(z.array(z.enum(['sun', 'rain'])));
    expectTypeOf(elements(words.events(['']), '')).toEqualTypeOf<AsyncGenerator<'sun' | 'rain', void, undefined>>();
  });

  it('make a path to no list an error of the compiler', () => {
    // @ts-expect-error it is a text
    const city = (): unknown => elements(Trip.events(['']), 'city');
    // @ts-expect-error a typo
    const day = (): unknown => elements(duckflow.events(['']), 'action');
    expectTypeOf(city).toEqualTypeOf(day);
  });

  it('are those of replies, calls and JSON', () => {
    expectTypeOf(elements(duckflow.events(['']), 'actions')).toEqualTypeOf<
      AsyncGenerator<duckflow.Reply['actions'][number], void, undefined>
    >();
    const calls = elements(toolCalls({ dialect: 'hermes' }).events(['']), 'calls');
    expectTypeOf<typeof calls extends AsyncGenerator<{ name: string }> ? true : false>().toEqualTypeOf<true>();
    elements(json.events(['']), 'any.name');
  });
});
