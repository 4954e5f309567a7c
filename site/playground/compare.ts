import { jsonrepair } from 'jsonrepair';
import { parse as parsePartial } from 'partial-json';
import type { Outcome } from './protocol.ts';
import type { Readable } from './reading.ts';

/** Others are asked for texts of this length at most: not all of them are linear. */
const MOST = 100_000;

const OTHERS: Readonly<Record<string, (text: string) => unknown>> = {
  'JSON.parse': (text) => JSON.parse(text),
  jsonrepair: (text) => JSON.parse(jsonrepair(text)),
  'partial-json': (text) => parsePartial(text),
};

/** What others make of a text, beside what a format of ours does. */
export function outcomesOf(format: Readable, text: string): readonly Outcome[] {
  const { value, ok, complete, diagnostics } = format.parse(text);
  const told = [ok ? 'ok' : 'not ok', ...(complete ? [] : ['cut off']), `findings: ${diagnostics.length}`];
  const own: Outcome = { name: 'peglot', isRefused: false, shown: json(value), said: told.join(', ') };
  return [own, ...Object.entries(OTHERS).map(([name, read]) => outcomeOf(name, read, text))];
}

function outcomeOf(name: string, read: (text: string) => unknown, text: string): Outcome {
  if (text.length > MOST) return { name, isRefused: true, shown: '', said: 'not asked: the text is long' };
  try {
    return { name, isRefused: false, shown: json(read(text)), said: 'says nothing' };
  } catch (error) {
    return { name, isRefused: true, shown: error instanceof Error ? error.message : String(error), said: 'throws' };
  }
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'undefined';
}
