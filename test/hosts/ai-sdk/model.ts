import { MockLanguageModelV3, simulateReadableStream } from 'ai/test';

type Options = NonNullable<ConstructorParameters<typeof MockLanguageModelV3>[0]>;
type Generate = Exclude<NonNullable<Options['doGenerate']>, unknown[] | ((...args: never[]) => unknown)>;
type Streamed = Exclude<NonNullable<Options['doStream']>, unknown[] | ((...args: never[]) => unknown)>;
type Part = Streamed['stream'] extends ReadableStream<infer P> ? P : never;

export type Finish = 'stop' | 'length';

const usage: Generate['usage'] = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that answers with a stream of its own making. */
export function modelWith(stream: Streamed['stream']): MockLanguageModelV3 {
  return new MockLanguageModelV3({ doStream: async () => ({ stream }) });
}

/** A model that answers with these texts, one after the other, at once or in these pieces. */
export function modelOf(
  answers: readonly (string | readonly string[])[],
  finish: Finish = 'stop',
): MockLanguageModelV3 {
  const finishReason = { unified: finish, raw: finish };
  let generated = 0;
  let streamed = 0;
  return new MockLanguageModelV3({
    doGenerate: async () => {
      const text = [answers[generated++] ?? ''].flat().join('');
      return { content: [{ type: 'text', text }], finishReason, usage, warnings: [] };
    },
    doStream: async () => {
      const pieces = [answers[streamed++] ?? ''].flat();
      const deltas = pieces.map((delta): Part => ({ type: 'text-delta', id: '1', delta }));
      const chunks: Part[] = [
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id: '1' },
        ...deltas,
        { type: 'text-end', id: '1' },
        { type: 'finish', finishReason, usage },
      ];
      return { stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }) };
    },
  });
}

/** All ways to cut a text in two, and the text in single characters. */
export function splits(text: string): string[][] {
  const cuts = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)]);
  return [...cuts, text.split('')];
}
