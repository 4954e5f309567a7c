import type { FoundJson } from '../../json/embedded.ts';
import { readStrictly } from '../../json/parse.ts';
import { FIELDS } from './model.ts';
import { isRecord } from './rules.ts';

/** What the JSON of an output is about. */
export interface Selection {
  /** The object that is read as the result; undefined when there is none. */
  readonly result: FoundJson | undefined;
  /** Other objects that look like results, in text order. */
  readonly rivals: readonly FoundJson[];
  /** Valid objects that are something else: lines of a log. */
  readonly others: readonly FoundJson[];
}

/** Takes the last complete object that has the shape of a result, else the last one that is broken or cut off. */
export function select(text: string, found: readonly FoundJson[]): Selection {
  const shaped = found.filter((one) => one.kind === 'object' && hasShape(one.names));
  const result = shaped.findLast((one) => one.valid) ?? shaped.at(-1) ?? begun(text, found);
  const others = found.filter((one) => one.kind === 'object' && one !== result && !hasShape(one.names) && one.valid);
  return { result, rivals: shaped.filter((one) => one !== result), others };
}

/** At least two of the five names. */
function hasShape(names: readonly string[]): boolean {
  return FIELDS.filter((name) => names.includes(name)).length >= 2;
}

/** The object at the end of a text that was cut off before it showed more than the beginning of a result. */
function begun(text: string, found: readonly FoundJson[]): FoundJson | undefined {
  const last = found.at(-1);
  const open = last !== undefined && !last.closed && last.kind === 'object' && text.slice(last.end).trim() === '';
  if (open && FIELDS.some((name) => last.names.includes(name))) return last;
  const start = text.lastIndexOf('{');
  if (start === -1 || (last?.closed && last.end > start)) return undefined;
  const head = text.slice(start + 1).trim();
  if (!FIELDS.some((name) => `"${name}"`.startsWith(head))) return undefined;
  return { start, end: text.length, kind: 'object', closed: false, names: [], valid: false };
}

/** Whether a value has a result inside it, one level down. */
function holdsResult(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => isRecord(part) && hasShape(Object.keys(part)))
  );
}

/** The last object or array that holds a result and is none itself: valid, or broken with two of the names inside. */
export function nested(text: string, found: readonly FoundJson[]): FoundJson | undefined {
  return found.findLast((one) => {
    const slice = text.slice(one.start, one.end);
    const mentions = FIELDS.filter((name) => slice.includes(`"${name}"`)).length >= 2;
    if (!one.valid) return mentions;
    // A name may be written with escapes.
    return (mentions || slice.includes('\\u')) && holdsResult(readStrictly(slice));
  });
}
