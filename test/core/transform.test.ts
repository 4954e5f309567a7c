import { describe, expect, it } from 'vitest';
import { type FormatName, formatNames, formats } from '../../src/detect.ts';

const TEXTS: Readonly<Record<FormatName, string>> = {
  duckflow: '[REASONING]\nOne line.\n\n[CONFIDENCE] 85%\n[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] npm test\n',
  acor: '## Status: Working\n\n### Progress: 120%\nHalf of it.\n\n## Output\n\n- one\n- two\n',
  design: '# Shop\n\n## Goal\n\nSell things.\n\n## Requirements\n\n- Carts are kept\n',
  dml: 'Before {{tool:read path="a.ts"}} and `{{shown}}` behind {{cut',
  skill: 'log line\n{"success": true, "data": {"a": [1, 2, {"b": "text"}]}}\n',
  json: '{"a": [1, 2, {b: "text that comes in pieces"}], "c": nul',
};

/** The text in chunks of five characters, and how many of them were asked for. */
function chunksOf(text: string): { readonly chunks: ReadableStream<string>; asked(): number } {
  let at = 0;
  const chunks = new ReadableStream<string>({
    pull(controller) {
      if (at >= text.length) return controller.close();
      controller.enqueue(text.slice(at, at + 5));
      at += 5;
    },
  });
  return { chunks, asked: () => Math.ceil(at / 5) };
}

describe('transform()', () => {
  it.each(formatNames)('tells what push() and end() tell: %s', async (name) => {
    const { createStream, transform } = formats[name];
    const text = TEXTS[name];
    const told: unknown[] = [];
    const through: { readonly readable: ReadableStream<unknown>; readonly writable: WritableStream<string> } =
      transform();
    for await (const event of chunksOf(text).chunks.pipeThrough(through)) told.push(event);
    const stream = createStream();
    const expected: unknown[] = [];
    for (let at = 0; at < text.length; at += 5) expected.push(...stream.push(text.slice(at, at + 5)));
    const { events, ok, complete } = stream.end();
    expected.push(...events, { type: 'end', ok, complete });
    expect(expected.length).toBeGreaterThan(1);
    expect(told).toEqual(expected);
  });

  it('asks for no more text while its events are not read', async () => {
    const source = chunksOf(`[REASONING]\n${'A line.\n'.repeat(10_000)}`);
    const reader = source.chunks.pipeThrough(formats.duckflow.transform()).getReader();
    await reader.read();
    for (let turn = 0; turn < 1000; turn++) await Promise.resolve();
    expect(source.asked()).toBeLessThan(200);
    await reader.cancel();
  });
});
