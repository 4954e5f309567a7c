import { describe, expect, it } from 'vitest';
import { answers, formatOf } from './answer-files.ts';

it('the answers are many, each once', () => {
  expect(answers.length).toBeGreaterThanOrEqual(340);
  expect(new Set(answers.map(({ title }) => title)).size).toBe(answers.length);
});

describe('answers', () => {
  it.each(answers)('$title', (answer) => {
    const read = formatOf(answer).parse(answer.text);
    const codes = read.diagnostics.map(({ code }) => code).filter((code) => code.startsWith('typed/'));
    expect({
      value: read.value,
      grade: read.diagnostics.length === 0 ? 'clean' : read.ok ? 'sure' : 'guess',
      codes: [...new Set(codes)].map((code) => code.slice('typed/'.length)).sort(),
    }).toEqual({ value: answer.value, grade: answer.grade, codes: answer.codes });
  });
});

it('an answer that is no JSON and shows that it goes on is not complete', () => {
  const cut = answers.filter(({ codes }) => codes.includes('cut-off'));
  expect(cut.length).toBeGreaterThan(5);
  for (const answer of cut)
    expect(formatOf(answer).parse(answer.text), answer.title).toMatchObject({ complete: false });
});

describe('answers that come in pieces', () => {
  it.each(answers)('$title', async (answer) => {
    const format = formatOf(answer);
    const whole = format.parse(answer.text);
    for (const size of [1, 7]) {
      const pieces = Array.from({ length: Math.ceil(answer.text.length / size) }, (_, at) =>
        answer.text.slice(at * size, (at + 1) * size),
      );
      const events = format.events(pieces);
      for await (const _ of events);
      const read = await events.result;
      expect({ value: read.value, diagnostics: read.diagnostics }).toEqual({
        value: whole.value,
        diagnostics: whole.diagnostics,
      });
    }
  });
});
