import type { ModelChange } from '../../core/changes.ts';
import type { Path } from '../../core/path.ts';
import { type Range, trimRange } from '../../core/range.ts';
import { isRecord } from '../../core/record.ts';
import type { TextEdit } from '../../core/text-edit.ts';

/** JSON in a text, as far as edits need it. */
export interface JsonPlaces {
  readonly text: string;
  /** `\n` or `\r\n`. */
  readonly eol: string;
  /** The value at a path, before and after the change. */
  before(path: Path): unknown;
  after(path: Path): unknown;
  locate(path: Path): Range | undefined;
}

/**
 * The edit of a JSON text for one change; other members keep their form, and new ones take the form of their
 * neighbours. Undefined when the place cannot be found.
 */
export function editJson(places: JsonPlaces, change: ModelChange): TextEdit | undefined {
  const { path } = change;
  const parent = change.kind === 'insert' ? path : path.slice(0, -1);
  if (change.kind === 'set') return replace(places, path, change.value);
  // Below a value that is not in the text, everything is new.
  if (places.locate(parent) === undefined) {
    if (parent.length === 0 || change.kind === 'remove') return undefined;
    return editJson(places, { kind: 'add', path: parent, value: places.after(parent) });
  }
  const members = membersOf(places, parent);
  if (members === undefined) return undefined;
  const count = Object.keys(Object(places.before(parent))).length;
  if (count === 0 || (change.kind === 'remove' && count === 1)) return replace(places, parent, places.after(parent));
  const isInline = !sliceOf(places, parent).includes('\n');
  if (change.kind === 'remove') return remove(members, path.at(-1));
  const at = change.kind === 'insert' ? change.at : members.length;
  const gap = gapOf(places, members, isInline);
  const written = (value: unknown): string => inForm(value, isInline, gap.slice(gap.lastIndexOf('\n') + 1), places.eol);
  const parts =
    change.kind === 'insert'
      ? change.values.map(written)
      : [`${JSON.stringify(path.at(-1))}: ${written(change.value)}`];
  const before = members[at - 1];
  if (before !== undefined) return insertion(before.end, parts.map((part) => `,${gap}${part}`).join(''));
  return insertion(members[0]?.start ?? 0, parts.map((part) => `${part},${gap}`).join(''));
}

/** An object member with its name, or a list item. */
interface Member extends Range {
  readonly key: string | number;
}

/** The members of an object or array that are in the text, in text order; undefined when there are none. */
function membersOf(places: JsonPlaces, parent: Path): Member[] | undefined {
  const whole = places.before(parent);
  const keys: readonly (string | number)[] = Array.isArray(whole)
    ? [...whole.keys()]
    : isRecord(whole)
      ? Object.keys(whole)
      : [];
  const found = keys.map((key) => ({ key, range: places.locate([...parent, key]) }));
  const members: Member[] = [];
  let last = (places.locate(parent)?.start ?? 0) + 1;
  for (const { key, range } of found.sort((left, right) => (left.range?.start ?? 0) - (right.range?.start ?? 0))) {
    if (range === undefined) continue;
    let start = range.start;
    if (typeof key === 'string') for (start = last; start < range.start && isBetween(places.text[start]); ) start++;
    members.push({ key, start, end: range.end });
    last = range.end;
  }
  return keys.length > 0 && members.length === 0 ? undefined : members;
}

function isBetween(char: string | undefined): boolean {
  return char === ' ' || char === '\t' || char === '\n' || char === '\r' || char === ',';
}

function remove(members: readonly Member[], key: string | number | undefined): TextEdit | undefined {
  const at = members.findIndex((member) => member.key === key);
  const [before, gone, after] = [members[at - 1], members[at], members[at + 1]];
  if (gone === undefined) return undefined;
  if (before !== undefined) return { range: { start: before.end, end: gone.end }, text: '' };
  return after && { range: { start: gone.start, end: after.start }, text: '' };
}

/** The blanks before the last member, which a new one gets too. */
function gapOf({ text }: JsonPlaces, members: readonly Member[], isInline: boolean): string {
  const start = members.at(-1)?.start ?? 0;
  let from = start;
  while (from > 0 && isBetween(text[from - 1]) && text[from - 1] !== ',') from--;
  return isInline ? ' ' : text.slice(from, start);
}

function replace(places: JsonPlaces, path: Path, value: unknown): TextEdit | undefined {
  const found = places.locate(path);
  if (found === undefined) return undefined;
  const range = trimRange(places.text, found);
  const line = places.text.slice(places.text.lastIndexOf('\n', range.start) + 1, range.start);
  const indent = line.slice(0, line.length - line.trimStart().length);
  const isInline = path.length > 0 && !sliceOf(places, path.slice(0, -1)).includes('\n');
  return { range, text: inForm(value, isInline, indent, places.eol) };
}

function inForm(value: unknown, isInline: boolean, indent: string, eol: string): string {
  if (isInline) return JSON.stringify(value);
  return JSON.stringify(value, null, 2).replaceAll('\n', `${eol}${indent}`);
}

function sliceOf({ text, locate }: JsonPlaces, path: Path): string {
  const range = locate(path);
  return range === undefined ? '' : text.slice(range.start, range.end).trim();
}

function insertion(at: number, text: string): TextEdit {
  return { range: { start: at, end: at }, text };
}
