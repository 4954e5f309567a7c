import { createStream, parse } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';
import { long } from '../../laws/law.ts';

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

describe('one line that asks the same question over and over', () => {
  const half = '[ACTION_0_TYPE] finish\n';
  const texts = (times: number): string[] => [
    `${half}[ACTION_0_RESULT: ${'] '.repeat(times)}`,
    `**[ACTION_0_RESULT] ${'** '.repeat(times)}`,
    `**[ACTION_0_RESULT] ${'** <|a|>'.repeat(times)}`,
    `[MOOD] x${' '.repeat(times)}y`,
    `[MOOD] x${'<|a|> '.repeat(times)}y`,
    `[MOOD] 0.5 x${'<|a|> [A] 0.5 '.repeat(times)}`,
    '[A] 0.5 '.repeat(times),
    `[MOOD] 0.5\n${'```\n[ACTION_0_TYPE] x\n```\n'.repeat(times / 8)}`,
    `${half}[ACTION_0_RESULT] x\n${'```\nx\n```\n'.repeat(times / 8)}[MOOD] 1`,
    `${half}[ACTION_0_RESULT] x\n${'```\nx\n'.repeat(times / 4)}[MOOD] 1`,
    `{"reasoning": "${' \n<|a|> '.repeat(times)}`,
    ` ${' <|a|> \n x '.repeat(times)}`,
    `x${'\n'.repeat(times)}`,
    `x${' \n'.repeat(times)}`,
    `x${'\r\n\n'.repeat(times)}`,
    `mood: 0.5${'\n<|a|>'.repeat(times)}`,
  ];

  it.each(texts(long(40_000)).map((text, at) => [`${at} ${text.slice(0, 40)}`, text]))(
    '%j',
    { timeout: 20000 },
    (_, text) => {
      const parsed = parse(text);
      const stream = createStream();
      for (let at = 0; at < text.length; at += 1000) stream.push(text.slice(at, at + 1000));
      expect(stream.end().value).toEqual(parsed.value);
    },
  );
});
