import { simulateReadableStream, streamText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { output } from 'peglot/ai-sdk';
import { typed } from 'peglot/json';
import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

it('elementStream gives the items of a list, each when it is whole', async () => {
  const Trip = typed(z.object({ days: z.array(z.object({ title: z.string() })) }));
  const pieces = ['{"days": [{"title": "Old', ' town"}, {"title"', ': "EUR"}]}'];
  const model = new MockLanguageModelV3({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-start', id: '0' } as const,
          ...pieces.map((delta) => ({ type: 'text-delta', id: '0', delta }) as const),
          { type: 'text-end', id: '0' } as const,
          { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage } as const,
        ],
      }),
    }),
  });
  const result = streamText({ model, prompt: 'Where to?', output: output(Trip, { elements: 'days' }) });
  const titles: string[] = [];
  for await (const day of result.elementStream) {
    expectTypeOf(day).toEqualTypeOf<{ title: string }>();
    titles.push(day.title);
  }
  expect(titles).toEqual(['Old town', 'EUR']);
  expect(await result.output).toEqual({ days: [{ title: 'Old town' }, { title: 'EUR' }] });
});
