import { acor, applyEvent, design, duckflow, type Format, json, skill } from 'peglot';
import * as dml from 'peglot/dml';
import { expect, it } from 'vitest';

const TEXT = '[REASONING]\nDone.\n[CONFIDENCE] 85%\n[ACTION_0_TYPE] NOTE';

async function read<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const sources: Record<string, () => Parameters<typeof duckflow.events>[0]> = {
  'a list of chunks': () => ['[REASONING]\nDo', 'ne.\n[CONFIDENCE] 85%\n[ACTION_0_TYPE] NOTE'],
  'one string': () => TEXT,
  'a generator': async function* () {
    for (const character of TEXT) yield character;
  },
  'a ReadableStream': () => new Blob([TEXT]).stream().pipeThrough(new TextDecoderStream()),
};

for (const [name, chunks] of Object.entries(sources))
  it(`gives the events of the end, too: ${name}`, async () => {
    const events = duckflow.events(chunks());
    const all = await read(events);
    const { value, ok, complete, diagnostics } = duckflow.parse(TEXT);
    expect(all.at(-1)).toEqual({ type: 'end', ok, complete });
    expect(all.reduce(applyEvent, duckflow.emptyReply())).toEqual(value);
    expect(events.value).toEqual(value);
    expect(events.result.diagnostics).toEqual(diagnostics);
  });

it.each<[string, Pick<Format<unknown>, 'events' | 'parse'>, string]>([
  ['acor', acor, '## INTENT\n\nHave the tests pass.\n'],
  ['design', design, '# Design Specification: A-1\n\n## Architecture Overview\n\nTwo layers.\n'],
  ['json', json, '{"a": [1, 2'],
  ['skill', skill, 'Created: a.ts\nSUCCESS\n'],
])('gives what parse gives: %s', async (_, format, text) => {
  const events = format.events(text);
  const all = await read(events);
  const { value, ok, complete, diagnostics } = format.parse(text);
  expect(all.at(-1)).toEqual({ type: 'end', ok, complete });
  expect(events.value).toEqual(value);
  expect(events.result.diagnostics).toEqual(diagnostics);
});

it('reads a ReadableStream that cannot be iterated over, and cancels it when the reader stops', async () => {
  let isCancelled = false;
  const stream = new ReadableStream<string>({
    pull: (controller) => controller.enqueue('[REASONING]\nmore and more\n'),
    cancel: () => {
      isCancelled = true;
    },
  });
  Object.defineProperty(stream, Symbol.asyncIterator, { value: undefined });
  const bare = { getReader: () => stream.getReader() } as ReadableStream<string>;
  for await (const event of duckflow.events(bare)) if (event.type === 'delta') break;
  expect(isCancelled).toBe(true);
});

it('says what is wrong with its use', async () => {
  const events = duckflow.events([TEXT]);
  expect(() => events.result).toThrow('the result is there when all events were read');
  await read(events);
  await expect(read(events)).rejects.toThrow('call events() again');
});

it('takes the options of a reading, and the last event of transform() is the same', async () => {
  const [end] = (await read(dml.events(['text'], { finished: false }))).slice(-1);
  expect(end).toEqual({ type: 'end', ok: false, complete: false });
  const transformed = await read(
    new Blob(['text']).stream().pipeThrough(new TextDecoderStream()).pipeThrough(dml.transform()),
  );
  expect(transformed.at(-1)).toEqual({ type: 'end', ok: true, complete: true });
});
