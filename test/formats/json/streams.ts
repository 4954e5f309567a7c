import assert from 'node:assert/strict';
import { applyEvent, type Event, type Parsed } from 'peglot';
import { createStream, type Json, parse } from 'peglot/json';

/** A stream gives the result and the events of the whole text, however the text is cut; the events add up to the value. */
export function expectSameStream(text: string, chunks: readonly string[]): void {
  const parsed = parse(text);
  const whole = follow([text]);
  const pieces = follow(chunks);
  assert.deepEqual(facts(pieces.end), facts(parsed));
  assert.deepEqual(merged(pieces.events), merged(whole.events));
  let value: unknown;
  for (const event of pieces.events) value = applyEvent(value, event);
  assert.deepEqual(value, parsed.value);
}

function follow(chunks: readonly string[]): { events: Event[]; end: Parsed<Json> } {
  const stream = createStream();
  const events = chunks.flatMap((chunk) => stream.push(chunk));
  const end = stream.end();
  return { events: [...events, ...end.events], end };
}

function facts({ value, diagnostics: found, ok, complete, format, via }: Parsed<Json>): object {
  return { value, found, ok, complete, format, via };
}

function merged(events: readonly Event[]): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (event.type === 'delta' && last?.type === 'delta' && isSame(last.path, event.path)) {
      out[out.length - 1] = { ...last, text: last.text + event.text };
    } else {
      out.push(event);
    }
  }
  return out;
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
