import { readdirSync, readFileSync } from 'node:fs';
import { type Typed, typed } from 'peglot/json';
import { describe, expect, it } from 'vitest';
import { schemas } from './answer-schemas.ts';

/**
 * One answer and what it has to be read as. A file of `answers/` holds those of one kind:
 *
 *     # the kind
 *     === person: what is told apart here      the word is that of a type in answer-schemas.ts
 *     the text
 *     --- guess missing-field                  clean, sure or guess; the codes, without those of JSON
 *     the value
 */
interface Answer {
  readonly title: string;
  readonly type: string;
  readonly text: string;
  readonly grade: string;
  readonly codes: readonly string[];
  readonly value: unknown;
}

const folder = new URL('./answers/', import.meta.url);
const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const answers = files.flatMap(readAnswers);
const formats = new Map([...schemas].map(([name, schema]): [string, Typed<unknown>] => [name, typed(schema)]));

function readAnswers(file: string): Answer[] {
  return file.split(/^=== /m).slice(1).map(readAnswer);
}

function readAnswer(part: string): Answer {
  const parts =
    /^(?<type>\w+): (?<title>.+)\n(?<text>[\s\S]*?)\n?^--- (?<told>(?:clean|sure|guess)\b.*)\n(?<value>.+)\n$/m;
  const found = parts.exec(part)?.groups;
  if (found === undefined) throw new Error(`no answer: ${part}`);
  const { type = '', title = '', text = '', told = '', value = '' } = found;
  const [grade = '', ...codes] = told.split(' ');
  return { title: `${type}: ${title}`, type, text, grade, codes, value: JSON.parse(value) };
}

function formatOf({ type }: Answer): Typed<unknown> {
  const format = formats.get(type);
  if (format === undefined) throw new Error(`there is no type ${type}`);
  return format;
}

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
