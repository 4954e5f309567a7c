import type { Diagnostic } from '../../../../core/diagnostic.ts';
import type { Event } from '../../../../core/event.ts';
import type { Path } from '../../../../core/path.ts';
import { getOwn, isRecord } from '../../../../core/record.ts';

/**
 * The events that make one value of another: what was told before the end, and what the whole text means. Parts that only
 * came to more are gone on with; where something has to be taken back, that is a `revise` with the finding that says why.
 */
export function eventsBetween(before: unknown, after: unknown, why: Diagnostic | undefined): Event[] {
  const events: Event[] = [];
  add(before, after, [], why, events);
  return events;
}

function add(before: unknown, after: unknown, path: Path, why: Diagnostic | undefined, events: Event[]): void {
  if (before === after) return;
  if (before === undefined) events.push({ type: 'set', path, value: after });
  else if (Array.isArray(before) && Array.isArray(after) && before.length <= after.length)
    for (const [index, item] of after.entries()) add(before[index], item, [...path, index], why, events);
  else if (isRecord(before) && isRecord(after) && Object.keys(before).every((name) => Object.hasOwn(after, name)))
    for (const [name, member] of Object.entries(after)) add(getOwn(before, name), member, [...path, name], why, events);
  else if (why === undefined) events.push({ type: 'set', path, value: after });
  else events.push({ type: 'revise', path, value: after, diagnostic: why });
}
