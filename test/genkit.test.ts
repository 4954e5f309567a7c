import { duckflow } from 'peglot';
import { FindingsError, type GenkitChunk, genkitFormat } from 'peglot/genkit';
import { expect, it } from 'vitest';
import { TEXT } from './hosts/reply.ts';

/** How much was read of the texts of all streams. */
let read = 0;
const counting = {
  ...duckflow,
  createStream: (options: object) => {
    const stream = duckflow.createStream(options);
    return {
      get value() {
        return stream.value;
      },
      push: (chunk: string) => {
        read += chunk.length;
        return stream.push(chunk);
      },
      end: () => stream.end(),
    };
  },
};

/** The chunks of a text as Genkit hands them over, in pieces of 20. */
function chunksOf(text: string): GenkitChunk[] {
  const pieces = text.match(/.{1,20}/gs) ?? [];
  const all = pieces.map((piece) => ({ content: [{ text: piece.slice(0, 5) }, {}, { text: piece.slice(5) }] }));
  return all.map((chunk, at) => ({ ...chunk, ...(at > 0 && { previousChunks: all.slice(0, at) }) }));
}

const CHUNKS = chunksOf(TEXT);
const STATES = CHUNKS.map((_, at) => {
  const stream = duckflow.createStream();
  stream.push(TEXT.slice(0, 20 * (at + 1)));
  return structuredClone(stream.value);
});

it('is what Genkit takes', () => {
  const [options, handler] = genkitFormat(duckflow);
  expect(options).toEqual({ name: 'duckflow', contentType: 'text/plain', constrained: false });
  expect(handler().instructions).toBe(duckflow.prompt());
  expect(handler().parseMessage({ text: TEXT })).toEqual(duckflow.parse(TEXT).value);
  expect(() => Reflect.apply(genkitFormat, undefined, [{}])).toThrow(TypeError);
});

it('throws findings, of warnings where it is strict', () => {
  const text = TEXT.replace('[MOOD] 0.8', '[mood] 0.8');
  const parse = (strict?: boolean): unknown =>
    genkitFormat(duckflow, strict === undefined ? {} : { strict })[1]().parseMessage({ text });
  expect(parse()).toEqual(duckflow.parse(TEXT).value);
  expect(parse(false)).toEqual(duckflow.parse(TEXT).value);
  expect(() => parse(true)).toThrow(FindingsError);
  const cut = TEXT.slice(0, -30);
  expect(() => genkitFormat(duckflow)[1]().parseMessage({ text: cut })).toThrow(
    'not a clean duckflow text: it was cut off; ' +
      'duckflow/missing-content-end: The block of action 0 has no END line; it was ended here',
  );
});

it('reads each chunk once when they are asked for in their order', () => {
  read = 0;
  const [, handler] = genkitFormat(counting);
  const values = CHUNKS.map((chunk) => handler().parseChunk(chunk));
  expect(values).toEqual(STATES);
  expect(read).toBe(TEXT.length);
  expect(CHUNKS.map((chunk) => handler().parseChunk(chunk))).toEqual(values);
  expect(read).toBe(TEXT.length);
});

it('reads what was left out, and goes on where it is', () => {
  const [, handler] = genkitFormat(counting);
  const asked = [2, 5, 3, 0, 6, 1, 7];
  const reads = asked.map((at) => {
    const chunk = CHUNKS[at];
    read = 0;
    expect(chunk && handler().parseChunk(chunk), `chunk ${at}`).toEqual(STATES[at]);
    return read;
  });
  // Chunks 0 to 2, then 3 to 5; all before them are known from then on.
  expect(reads).toEqual([60, 60, 0, 0, 20, 0, 20]);
});

it('begins anew for a chunk before those that were read alone, without losing its place', () => {
  const [, handler] = genkitFormat(counting);
  const at = (index: number): GenkitChunk => ({ ...CHUNKS[index], content: CHUNKS[index]?.content ?? [] });
  handler().parseChunk(at(5));
  // The same text in another object: nobody asked for this chunk.
  const again = { ...at(3), content: [...at(3).content] };
  read = 0;
  expect(handler().parseChunk(again)).toEqual(STATES[3]);
  expect(read).toBe(80);
  read = 0;
  expect(handler().parseChunk(at(6))).toEqual(STATES[6]);
  expect(read).toBe(20);
});

it('keeps streams apart', () => {
  const [, handler] = genkitFormat(duckflow);
  const other = chunksOf(TEXT.replace('Say', 'Sing'));
  const values = CHUNKS.map((chunk, at) => {
    handler().parseChunk(other[at] ?? chunk);
    return handler().parseChunk(chunk);
  });
  expect(values).toEqual(STATES);
});
