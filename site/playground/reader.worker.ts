// Reads texts with our formats, apart from the page: a keystroke waits for nothing.
import { formatNamed } from './formats.ts';
import type { Answers, Question } from './protocol.ts';
import { framesOf, type Readable, readingOf } from './reading.ts';
import { samplesOf } from './samples.ts';

const made = new Map<string, Readable>();

function formatOf(name: string): Readable {
  const known = made.get(name);
  if (known !== undefined) return known;
  const format = formatNamed(name);
  // The rules of a grammar are made with the first text; the time that is shown is that of a text alone.
  format.parse('');
  made.set(name, format);
  return format;
}

function answerTo(question: Question): Answers[Question['ask']] {
  const format = formatOf(question.of);
  switch (question.ask) {
    case 'read':
      return readingOf(format, question.text);
    case 'stream':
      return framesOf(format, question.text, question.size);
    case 'sample':
      return samplesOf(question.of, format);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  self.postMessage({ id: data.id, answer: answerTo(data.question) });
});
