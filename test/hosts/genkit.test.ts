import { genkit } from 'genkit/beta';
import { duckflow } from 'peglot';
import { FindingsError, genkitFormat } from 'peglot/genkit';
import { describe, expect, it } from 'vitest';
import { splits } from './ai-sdk/model.ts';
import { TEXT } from './reply.ts';

function setUp(pieces: readonly string[], read = { characters: 0 }) {
  const ai = genkit({});
  const seen: string[] = [];
  const counting = {
    ...duckflow,
    createStream: (options: object) => {
      const stream = duckflow.createStream(options);
      return {
        push: (chunk: string) => {
          read.characters += chunk.length;
          return stream.push(chunk);
        },
        end: () => stream.end(),
        get value() {
          return stream.value;
        },
      };
    },
  };
  ai.defineFormat(...genkitFormat(counting));
  const model = ai.defineModel({ name: 'canned' }, async (request, sendChunk) => {
    seen.push(JSON.stringify(request.messages));
    for (const text of pieces) sendChunk?.({ content: [{ text }] });
    return { message: { role: 'model', content: [{ text: pieces.join('') }] }, finishReason: 'stop' };
  });
  return { ai, model, seen };
}

describe('genkitFormat', () => {
  it('puts the instructions in and gives the value', async () => {
    const { ai, model, seen } = setUp([TEXT]);
    const { output } = await ai.generate({ model, prompt: 'x', output: { format: 'duckflow' } });
    expect(output).toEqual(duckflow.parse(TEXT).value);
    expect(seen[0]).toContain(JSON.stringify(duckflow.prompt()).slice(1, -1));
  });

  it.each(splits(TEXT).filter((_, at) => at % 23 === 0 || at > TEXT.length))(
    'streams values that grow, each piece read once (%#)',
    async (...pieces) => {
      const read = { characters: 0 };
      const { ai, model } = setUp(pieces, read);
      const { stream } = ai.generateStream({ model, prompt: 'x', output: { format: 'duckflow' } });
      let text = '';
      for await (const chunk of stream) {
        text += chunk.text;
        const alone = duckflow.createStream();
        alone.push(text);
        expect(chunk.output).toEqual(alone.value);
        expect(chunk.output).toBe(chunk.output);
      }
      expect(text).toBe(TEXT);
      expect(read.characters).toBe(TEXT.length);
    },
  );

  it('gives the value at any chunk, whenever it is asked for', async () => {
    const { ai, model } = setUp(TEXT.split(''));
    const { stream } = ai.generateStream({ model, prompt: 'x', output: { format: 'duckflow' } });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    for (const at of [90, 10, 150, 10, 0, 40]) {
      const alone = duckflow.createStream();
      alone.push(TEXT.slice(0, at + 1));
      expect(chunks[at]?.output).toEqual(alone.value);
    }
  });

  it('throws the findings of a text that was cut off', async () => {
    const { ai, model } = setUp([TEXT.slice(0, TEXT.indexOf('world'))]);
    const response = await ai.generate({ model, prompt: 'x', output: { format: 'duckflow' } });
    expect(() => response.output).toThrow(FindingsError);
    expect(() => response.output).toThrow(/cut off/);
  });
});
