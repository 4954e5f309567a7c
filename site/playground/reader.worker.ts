// Reads texts with our formats, apart from the page: a keystroke waits for nothing.
import { detect } from '../../src/detect.ts';
import { outcomesOf } from './compare.ts';
import { formatNamed } from './formats.ts';
import { NO_FRAMES } from './frames.ts';
import { DETECT, TYPED } from './names.ts';
import type { Answers, Question, Text, Unread } from './protocol.ts';
import { framesOf, type Readable, readingOf } from './reading.ts';
import { samplesOf } from './samples.ts';
import { schemaOf } from './schema.ts';

const made = new Map<string, Readable>();

function formatOf(name: string, schema = ''): Readable {
  const key = name === TYPED ? `${name} ${schema}` : name;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = formatNamed(name, schema);
  // The rules of a grammar are made with the first text; the time that is shown is that of a text alone.
  format.parse('');
  made.set(key, format);
  return format;
}

/** The format that a text is read with, by its name; or why there is none. */
function chosen({ of, text, schema }: Text): { readonly name: string; readonly format: Readable } | Unread {
  const name = of === DETECT ? detect(text) : of;
  if (name === undefined)
    return { problem: text.trim() === '' ? 'No text yet' : 'No format is recognised in this text: choose one above' };
  try {
    return { name, format: formatOf(name, name === TYPED ? schemaOf(schema ?? '') : '') };
  } catch (error) {
    return { problem: `The schema: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function answerTo(question: Question): Answers[Question['ask']] {
  if (question.ask === 'sample') return samplesOf(question.of, formatOf);
  const found = chosen(question);
  if ('problem' in found) return question.ask === 'read' ? found : question.ask === 'compare' ? [] : NO_FRAMES;
  if (question.ask === 'compare') return outcomesOf(found.format, question.text);
  return question.ask === 'read'
    ? readingOf(found.format, question.text, found.name, found.name === TYPED ? formatOf('json') : found.format)
    : framesOf(found.format, question.text, question.size);
}

self.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  self.postMessage({ id: data.id, answer: answerTo(data.question) });
});
