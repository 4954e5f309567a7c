import type { Range } from '../../../core/range.ts';
import { isRecord } from '../../../core/record.ts';
import { type FoundJson, readStrictly } from '../../json/embedding.ts';
import { type Fence, fencesIn } from '../lines.ts';
import { FIELDS } from '../model.ts';

/** The roles of the JSON in an output. */
export interface Selection {
  /** The object to read as the result; undefined when there is none. */
  readonly result: FoundJson | undefined;
  /** Other objects that look like results, in text order. */
  readonly rivals: readonly FoundJson[];
  /** Valid objects of other shapes: lines of a log. */
  readonly others: readonly FoundJson[];
  /** Objects that look like results but are only shown: in inline code, or in a fence while another one is outside. */
  readonly mentions: readonly FoundJson[];
  /** An object or array that the end of the text cuts off, and that is neither the result nor a rival. */
  readonly cut: FoundJson | undefined;
}

/** Selects the last complete object with the shape of a result, else the last one that is broken or cut off. */
export function select(text: string, found: readonly FoundJson[]): Selection {
  const cut = cutOff(text, found);
  const objects = found.filter(({ kind }) => kind === 'object');
  const whole = objects.filter((one) => hasShape(one.names) || (one === cut && begins(text, one)));
  const shaped = whole.length > 0 ? whole : objects.filter(({ names }) => isOneField(names));
  const used = shaped.filter((one) => !isMention(text, one));
  const fences = used.length > 1 ? fencesIn(text) : [];
  const bare = outside(fences, used);
  const [pool] = [bare, used, shaped].filter((some) => some.length > 0);
  const candidates = pool ?? [];
  const result = candidates.findLast((one) => one.valid) ?? candidates.at(-1);
  const [looks, counts] = [new Set(shaped), new Set(candidates)];
  return {
    result,
    rivals: candidates.filter((one) => one !== result),
    others: found.filter((one) => one.kind === 'object' && one.valid && !looks.has(one)),
    mentions: shaped.filter((one) => !counts.has(one)),
    cut: cut !== undefined && counts.has(cut) ? undefined : cut,
  };
}

/** At least two of the five names. */
function hasShape(names: readonly string[]): boolean {
  return FIELDS.filter((name) => names.includes(name)).length >= 2;
}

/** Only one of the five names: an incomplete result rather than a line of a log. */
function isOneField(names: readonly string[]): boolean {
  return names.length === 1 && FIELDS.some((name) => name === names[0]);
}

/** The object or array that the end of the text cuts off. */
function cutOff(text: string, found: readonly FoundJson[]): FoundJson | undefined {
  const last = found.at(-1);
  if (last === undefined || last.closed || text.slice(last.end).trim() !== '') return undefined;
  return '{['.includes(text.charAt(last.start)) || hasShape(last.names) ? last : undefined;
}

/** Whether a cut-off object is the beginning of a result. */
function begins(text: string, { start, names }: FoundJson): boolean {
  if (FIELDS.some((name) => names.includes(name))) return true;
  const head = text.slice(start + 1).trim();
  return FIELDS.some((name) => name.startsWith(head) || `"${name}"`.startsWith(head) || `'${name}'`.startsWith(head));
}

/** Whether an object is inline code in a line with other words. */
export function isMention(text: string, { start, end }: Range): boolean {
  if (text[start - 1] !== '`' || text[end] !== '`') return false;
  const [before] = text
    .slice(Math.max(0, start - NEAR), start)
    .split(/[\r\n]/)
    .slice(-1);
  const [after] = text.slice(end, end + NEAR).split(/[\r\n]/, 1);
  return /[\p{L}\p{N}]/u.test(`${before}${after}`);
}

/** How far to look for words around inline code. */
const NEAR = 500;

/** The ranges outside of all fences; both lists are in text order. */
function outside<One extends Range>(fences: readonly Fence[], ones: readonly One[]): One[] {
  let next = 0;
  return ones.filter(({ start }) => {
    while (next < fences.length && (fences[next]?.end ?? 0) <= start) next++;
    return (fences[next]?.start ?? start) >= start;
  });
}

/** Whether a value directly contains a result. */
function holdsResult(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => isRecord(part) && hasShape(Object.keys(part)))
  );
}

/**
 * The last object or array that contains a result without being one: valid, or broken with two of the names inside, or
 * cut off by the end of the text with one of them.
 */
export function nested(text: string, found: readonly FoundJson[]): FoundJson | undefined {
  const end = text.trimEnd().length;
  return found.findLast((one) => {
    const slice = text.slice(one.start, one.end);
    const named = FIELDS.filter((name) => slice.includes(`"${name}"`)).length;
    const isCut = !one.closed && one.end >= end;
    const mentions = named >= (isCut ? 1 : 2);
    if (!one.valid) return mentions;
    // A name may contain escapes.
    return (mentions || slice.includes('\\u')) && holdsResult(readStrictly(slice));
  });
}
