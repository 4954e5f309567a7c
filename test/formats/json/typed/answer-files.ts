import { readdirSync, readFileSync } from 'node:fs';
import { type Typed, typed } from 'peglot/json';
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
export interface Answer {
  readonly title: string;
  readonly type: string;
  readonly text: string;
  readonly grade: string;
  readonly codes: readonly string[];
  readonly value: unknown;
}

const folder = new URL('./answers/', import.meta.url);
const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
export const answers: readonly Answer[] = files.flatMap(readAnswers);
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

export function formatOf({ type }: Answer): Typed<unknown> {
  const format = formats.get(type);
  if (format === undefined) throw new Error(`there is no type ${type}`);
  return format;
}
