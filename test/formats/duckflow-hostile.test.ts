import { createStream, parse } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';

describe('many items on one line', () => {
  it.each([
    ['sections behind template tokens', '[NOTES] x<|a|>'],
    ['vitals', '[MOOD] 0.5 '],
    ['tokens', '<|a|>'],
    ['colours before markers', '\x1b[0m[FOCUS] 0.5 '],
  ])('%s: the stream gives what parse gives, however many', (_, unit) => {
    const text = `${unit.repeat(5000)}\n`;
    const stream = createStream();
    stream.push(text);
    const { value, diagnostics } = stream.end();
    const parsed = parse(text);
    expect(value).toEqual(parsed.value);
    expect(diagnostics.length).toBe(parsed.diagnostics.length);
  });
});
