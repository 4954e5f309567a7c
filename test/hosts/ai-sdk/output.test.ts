import { generateText, NoObjectGeneratedError, streamText } from 'ai';
import { duckflow } from 'peglot';
import { FindingsError, output } from 'peglot/ai-sdk';
import { describe, expect, it } from 'vitest';
import { TEXT } from '../reply.ts';
import { modelOf, splits } from './model.ts';

describe('output', () => {
  it('gives the value of generateText', async () => {
    const result = await generateText({ model: modelOf([TEXT]), prompt: 'x', output: output(duckflow) });
    const reply: duckflow.Reply = result.output;
    expect(reply).toEqual(duckflow.parse(TEXT).value);
  });

  it.each(splits(TEXT).filter((_, at) => at % 7 === 0 || at > TEXT.length))(
    'streams values that grow, for every split (%#)',
    async (...pieces) => {
      const result = streamText({ model: modelOf([pieces]), prompt: 'x', output: output(duckflow) });
      const partials: unknown[] = [];
      for await (const partial of result.partialOutputStream) partials.push(structuredClone(partial));
      expect(await result.output).toEqual(duckflow.parse(TEXT).value);
      let text = '';
      const states = pieces.map((piece) => {
        text += piece;
        const stream = duckflow.createStream();
        stream.push(text);
        return JSON.stringify(stream.value);
      });
      for (const partial of partials) expect(states).toContain(JSON.stringify(partial));
    },
  );

  it('hands out values that do not change any more', async () => {
    const result = streamText({ model: modelOf([TEXT.split('')]), prompt: 'x', output: output(duckflow) });
    const seen: { partial: unknown; seenAs: string }[] = [];
    for await (const partial of result.partialOutputStream) seen.push({ partial, seenAs: JSON.stringify(partial) });
    expect(seen.length).toBeGreaterThan(20);
    for (const { partial, seenAs } of seen) expect(JSON.stringify(partial)).toBe(seenAs);
  });

  it('reads each piece once', async () => {
    let read = 0;
    const counting = {
      ...duckflow,
      createStream: (options: object) => {
        const stream = duckflow.createStream(options);
        return {
          push: (chunk: string) => {
            read += chunk.length;
            return stream.push(chunk);
          },
          end: () => stream.end(),
          get value() {
            return stream.value;
          },
        };
      },
    };
    const result = streamText({ model: modelOf([TEXT.split('')]), prompt: 'x', output: output(counting) });
    for await (const _ of result.partialOutputStream) {
    }
    expect(read).toBe(TEXT.length);
  });

  it('serves streams that run at once', async () => {
    const shared = output(duckflow);
    const others = ['Say', 'Say hello to all.', 'Other'].map((words) => TEXT.replace('Say hello.', words));
    const replies = await Promise.all(
      [...others, ...others].map(async (text) => {
        const result = streamText({ model: modelOf([text.split('')]), prompt: 'x', output: shared });
        let last: unknown;
        for await (const partial of result.partialOutputStream) last = partial;
        return { text, last, whole: await result.output };
      }),
    );
    for (const { text, last, whole } of replies) {
      const stream = duckflow.createStream();
      stream.push(text);
      expect(last).toEqual(stream.value);
      expect(whole).toEqual(duckflow.parse(text).value);
    }
  });

  it('throws NoObjectGeneratedError with the findings when the text is cut off', async () => {
    const cut = TEXT.slice(0, TEXT.indexOf('world'));
    const result = streamText({ model: modelOf([[cut]]), prompt: 'x', output: output(duckflow) });
    await result.consumeStream();
    const error: unknown = await result.output.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!NoObjectGeneratedError.isInstance(error)) throw new Error('it was taken');
    expect(error.text).toBe(cut);
    if (!(error.cause instanceof FindingsError)) throw new Error('no findings');
    expect(error.cause.parsed.complete).toBe(false);
    expect(error.cause.feedback).toMatch(/cut off/);
  });

  it('throws when the model stopped by a limit, though the text looks whole', async () => {
    const asked = generateText({ model: modelOf([TEXT], 'length'), prompt: 'x', output: output(duckflow) });
    const error: unknown = await asked.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!NoObjectGeneratedError.isInstance(error)) throw new Error('it was taken');
    expect(error.finishReason).toBe('length');
    if (!(error.cause instanceof FindingsError)) throw new Error('no findings');
    expect(error.cause.message).toMatch(/cut off/);
    expect(error.cause.feedback).not.toBe('');
  });

  it('throws for warnings when strict', async () => {
    const text = TEXT.replace('[MOOD]', 'MOOD:');
    expect(
      (await generateText({ model: modelOf([text]), prompt: 'x', output: output(duckflow) })).output,
    ).toBeDefined();
    const asked = generateText({ model: modelOf([text]), prompt: 'x', output: output(duckflow, { strict: true }) });
    await expect(asked).rejects.toSatisfy(NoObjectGeneratedError.isInstance);
  });
});
