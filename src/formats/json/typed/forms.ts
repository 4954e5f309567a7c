import {
  type AttributeNode,
  type BlockNode,
  type BulletsNode,
  type FieldNode,
  type FormNode,
  type GridNode,
  grammar,
  type HeadingNode,
  type InnermostTagNode,
  type InnerTagNode,
  type ItemBlockNode,
  type OpeningNode,
  type PairNode,
  type ProseNode,
  type RecordNode,
  type SectionNode,
  type TableNode,
  type TagNode,
} from '../../../../generated/answer.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { isRecord, setOwn } from '../../../core/record.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Json } from '../model.ts';
import { withoutEntities } from '../read/values.ts';
import { type Node, plainSource, rootNode } from './node.ts';

/** The maximum length: longer texts are not answers of a few values. */
const MAX_TEXT = 20_000;

/** A part of an answer that is not JSON: its value, its range, and its own parts. */
interface Part {
  readonly value: Json;
  readonly range: Range;
  readonly parts: ReadonlyMap<string | number, Part>;
  /** Maps the offsets of its parts, which are in a text of their own. */
  readonly outside?: (place: number) => number;
}

/** The lines, tags or tables of a text. */
type AnyForm = Exclude<FormNode['parts'][number], ProseNode>;

type AnyItem = BulletsNode['items'][number];

/** A form of a text that is not JSON. */
export interface Form {
  readonly node: Node;
  /** There are other words before or after it. */
  readonly hasProse: boolean;
  /** The line after its last item that belongs to it and was not read; or a second form after other words. */
  readonly more: Node | undefined;
  /** Its names are headings, so it is not a text that happens to contain a colon. */
  readonly isHeaded: boolean;
  /** The text ends inside one of its values, or inside the beginning of one. */
  readonly isCut: boolean;
  /** Boxes are before its items, or something is struck out: not all of it may count. */
  readonly isMarked: boolean;
  /** The head of a table with nothing but commas: it may be a line of a sentence. */
  readonly head: Head | undefined;
}

/** The first line of a table. */
export interface Head {
  readonly names: readonly string[];
  /** There are no blanks around or in the names. */
  readonly isTight: boolean;
}

/**
 * The value written in the lines, tags or tables of a text; undefined if it has none, or repeats a name. `isField`
 * decides whether a name with words below it is a field, or announces what follows. A single bulleted line is only a
 * list where one is expected.
 */
export function formOf(bare: Node, isField: (name: string) => boolean, isList: boolean): Form | undefined {
  const { value: text } = bare;
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined;
  const form = withoutIntroduction(wholeRows(formIn(text)), isField);
  const part = form?.type === 'Bullets' && form.items.length < 2 && !isList ? undefined : form && partOfForm(form);
  if (form === undefined || part === undefined) return undefined;
  const { start, end } = form;
  const hasProse = text.slice(0, start).trim() !== '' || text.slice(end).trim() !== '';
  const isCut =
    form.type === 'OpenTags' ||
    readNode(grammar, text.slice(start), 'CutForm') !== undefined ||
    endsInTag(text.slice(end));
  const more = !isCut && goesOn(form, text.slice(end)) ? nodeOf(lineBehind(text, end), bare) : undefined;
  const head = form.type === 'Grid' ? { names: namesOf(form), isTight: form.tight !== null } : undefined;
  const isMarked = (form.type === 'Bullets' && form.items.some(hasBox)) || STRUCK.test(text.slice(start, end));
  return { node: nodeOf(part, bare), hasProse, more, isHeaded: form.type === 'Headings', isCut, isMarked, head };
}

/** `~~sun~~ rain`: a part of a text in Markdown was taken back. */
const STRUCK = /~~[^~\n]+~~/;

/** Whether an item has a box, as in `- [x] Buy milk`. */
function hasBox(item: AnyItem): boolean {
  return item.type === 'Item' && item.box !== null;
}

/** The rows of a table up to the first with a wrong number of cells, or with sums, which is after the table. */
function wholeRows(form: AnyForm | undefined): AnyForm | undefined {
  if (form?.type !== 'Table' && form?.type !== 'Grid') return form;
  const { length } = form.head.cells;
  const isBold = ({ cells }: AnyRow): boolean => cells.every((cell) => 'bold' in cell && cell.bold !== null);
  const [first] = form.rows;
  const isSum = (row: AnyRow): boolean =>
    SUMS.test(row.cells[0]?.text ?? '') || (isBold(row) && first !== undefined && !isBold(first));
  const at = form.rows.findIndex((row, index) => row.cells.length !== length || (index > 0 && isSum(row)));
  const last = form.rows[at - 1];
  return at < 0 ? form : last && Object.assign({ ...form }, { rows: form.rows.slice(0, at), end: last.end });
}

type AnyRow = TableNode['rows'][number] | GridNode['rows'][number];

/** The first cell of a row that sums up those before it. */
const SUMS = /^(?:(?:grand |sub)?total|sum|average|mean)$/i;

/** Whether what follows a form belongs to it: another item, or another object with the same names. */
function goesOn(form: AnyForm, rest: string): boolean {
  const next = formIn(rest);
  if (form.type === 'Fields') return next?.type === 'Fields' && next.fields[0]?.name === form.fields[0]?.name;
  if (!ITEMIZED.has(form.type)) return false;
  const lost = readNode(grammar, rest, form.type === 'Tags' ? 'LostTag' : 'LostItem');
  return lost !== undefined || next?.type === form.type;
}

/** The forms with items. */
const ITEMIZED: ReadonlySet<string> = new Set<AnyForm['type']>([
  'Bullets',
  'Table',
  'Grid',
  'Records',
  'PairRecords',
  'Tags',
]);

function withoutIntroduction(form: AnyForm | undefined, isField: (name: string) => boolean): AnyForm | undefined {
  if (form?.type !== 'Fields' || form.opening === null || isField(form.opening.name)) return form;
  return { ...form, start: form.fields[0]?.start ?? form.start, opening: null };
}

function formIn(text: string): AnyForm | undefined {
  const parts: readonly FormNode['parts'][number][] = readNode(grammar, text, 'Form')?.parts ?? [];
  return parts.find((part) => part.type !== 'Prose');
}

/** The fields that a text names in lines or between commas; undefined if it contains anything else. */
export function fieldsIn(text: string): Record<string, Json> | undefined {
  if (text.length > MAX_TEXT || !text.includes(':')) return undefined;
  const form = formIn(text);
  if (form === undefined || form.end - form.start < text.length) return undefined;
  const value = partOfForm(form)?.value;
  return isRecord(value) ? value : undefined;
}

/** The items that a text lists with bullets or numbers, line by line; undefined for other texts. */
export function bulletedIn(text: string): readonly string[] | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const read = readNode(grammar, text, 'Bullets');
  if (read === undefined || read.end < text.trimEnd().length || read.items.some(hasBox) || STRUCK.test(text))
    return undefined;
  const items = bulletsOf(read, read.items)?.value;
  return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : undefined;
}

/** Something in a text that may be its answer. */
export interface Conclusion {
  readonly text: string;
  /** The text ends with a sentence that says that it is. */
  readonly isAnnounced: boolean;
}

/** Possible conclusions of a text: the rest of the line that announces an answer, its first line, its last line. */
export function conclusionsIn(text: string): readonly Conclusion[] {
  if (text.length > MAX_TEXT) return [];
  return (['Announced', 'Conclusion', 'FirstLine', 'LastLine'] as const).flatMap((start) => {
    const read = readNode(grammar, text, start);
    return read === undefined ? [] : [{ text: read.text, isAnnounced: start === 'Announced' }];
  });
}

/** The start of the answer, after thoughts before it; the end of the text if nothing follows them. */
export function answerStart(text: string): number {
  return MAY_THINK.test(text) ? (readNode(grammar, text, 'Thoughts')?.end ?? 0) : 0;
}

/** The beginnings of thought markers; most answers have none. */
const MAY_THINK = /[<\u25c1]|\[\/?[A-Z]/;

/** Whether a text ends inside a code fence. */
export function endsInFence(text: string): boolean {
  return readNode(grammar, text, 'OpenFence') !== undefined;
}

/** The first non-blank line after an offset. */
function lineBehind(text: string, end: number): Part {
  const rest = text.slice(end).trimStart();
  const [line = ''] = rest.split(/[\r\n]/, 1);
  const start = text.length - rest.length;
  return single({ start, end: start + line.length, text: line });
}

/** Whether a text ends inside tags, or inside a row of a table. */
export function endsInForm(text: string): boolean {
  return endsInTag(text) || readNode(grammar, text.trim(), 'CutTable') !== undefined;
}

function endsInTag(text: string): boolean {
  return readNode(grammar, text.trim(), 'CutTags') !== undefined;
}

function nodeOf(part: Part, bare: Node): Node {
  const locate = (path: Path): Range | undefined => rangeIn(part, path);
  const { text, outside } = bare.source;
  const start = bare.source.locate([])?.start ?? 0;
  const moved = (range: Range): Range => outside({ start: range.start + start, end: range.end + start });
  return rootNode(part.value, { ...plainSource(text.slice(start), locate, moved), isUnquoted: true });
}

function rangeIn({ range, parts, outside }: Part, [step, ...rest]: Path): Range | undefined {
  if (step === undefined) return range;
  const part = parts.get(step);
  const inner = part && rangeIn(part, rest);
  return inner && outside ? { start: outside(inner.start), end: outside(inner.end) } : inner;
}

function namesOf({ head }: TableNode | GridNode): readonly string[] {
  return head.cells.map(({ text }) => text);
}

function partOfForm(form: AnyForm): Part | undefined {
  switch (form.type) {
    case 'Table':
    case 'Grid': {
      const names = namesOf(form);
      const rows = form.rows.map((row) =>
        object(
          row,
          row.cells.map((cell, at) => [names[at] ?? '', single(cell)]),
        ),
      );
      return list(form, rows);
    }
    case 'Records':
      return list(
        form,
        form.items.map((item) => partOfLines(item, 'Fields', item.lines, item)),
      );
    case 'Fields':
      return fieldsOf(form, form.opening === null ? form.fields : [form.opening, ...form.fields], form.sections);
    case 'Headings':
      return object(form, filled(form.headings));
    case 'PairRecords':
      return list(
        form,
        form.items.map((item) => pairsOf(item, item.pairs)),
      );
    case 'Pairs':
      return pairsOf(form, form.pairs);
    case 'Attributes':
      return pairsOf(form, form.fields);
    case 'Tags':
    case 'OpenTags':
      return tagsOf(form, form.tags);
    case 'Bullets':
      return bulletsOf(form, form.items);
  }
}

/**
 * Items with others below them: those become a list after it. The first one may have lost its indentation. One more
 * blank is not a level, as before `9.` and `10.`
 */
function bulletsOf(range: Range, items: readonly AnyItem[]): Part | undefined {
  const others = items.length > 1 ? items.slice(1) : items;
  const width = others.reduce((least, { indent }) => Math.min(least, indent.length), MAX_TEXT) + 2;
  const isBelow = ({ indent }: AnyItem): boolean => indent.length >= width;
  const parts: (Part | undefined)[] = [];
  for (let at = 0, item = items[at]; item !== undefined; item = items[at]) {
    if (!isBelow(item)) {
      parts.push(partOfValue(item.value));
      at++;
      continue;
    }
    const start = at;
    let last = item;
    for (let next = items[at]; next !== undefined && isBelow(next); next = items[++at]) last = next;
    parts.push(bulletsOf({ start: item.start, end: last.end }, items.slice(start, at)));
  }
  return list(range, parts);
}

function pairsOf(range: Range, pairs: readonly (PairNode | AttributeNode)[]): Part | undefined {
  return object(
    range,
    pairs.map(({ name, value }) => [name, single(value)]),
  );
}

function fieldsOf(
  range: Range,
  fields: readonly (FieldNode | OpeningNode)[],
  sections: readonly SectionNode[] = [],
): Part | undefined {
  const all = filled(fields);
  // If the first name is repeated, the next of several objects begins.
  const starts = all.flatMap(([name], at) => (name === all[0]?.[0] ? [at] : []));
  if (starts.length > 1 && sections.length === 0)
    return list(
      range,
      starts.map((start, at) => object(range, all.slice(start, starts[at + 1]))),
    );
  return object(range, [
    ...all,
    ...sections.map((section) => [section.name, fieldsOf(section, section.fields)] as const),
  ]);
}

/** The fields that have a value: "Here it is:" has none. */
function filled(fields: readonly (FieldNode | OpeningNode | HeadingNode)[]): (readonly [string, Part | undefined])[] {
  return fields
    .filter(({ value }) => value.type !== 'Empty')
    .map(({ name, value }) => [name, partOfValue(value)] as const);
}

function partOfValue(
  value: FieldNode['value'] | OpeningNode['value'] | HeadingNode['value'] | AnyItem['value'],
): Part | undefined {
  switch (value.type) {
    case 'Block':
    case 'ItemBlock':
      return partOfLines(value, value.mark || 'Below', value.lines);
    case 'Empty':
      return undefined;
    default:
      return single(value);
  }
}

/** The mark of a YAML block scalar. */
type BlockMark = ItemBlockNode['mark'];

/** The value of lines without their common indentation; a text if they are neither fields nor items. */
function partOfLines(
  range: Range,
  start: 'Below' | 'Fields' | BlockMark,
  lines: BlockNode['lines'],
  opening?: RecordNode,
): Part {
  const width = Math.min(...lines.filter(({ text }) => text !== '').map(({ indent }) => indent.length));
  const places: { readonly inner: number; readonly outer: number }[] = [];
  let text = '';
  const take = (line: string, end: number): void => {
    places.push({ inner: text.length, outer: end - line.length });
    text += `${line}\n`;
  };
  if (opening !== undefined) take(opening.first, opening.start + opening.bullet.length + opening.first.length);
  for (const line of lines) take(line.indent.slice(width) + line.text, line.end);
  if (start !== 'Below' && start !== 'Fields') {
    if (start.startsWith('>')) text = folded(text.trimEnd().split('\n'));
    return single({ ...range, text: start.endsWith('-') ? text.trimEnd() : text });
  }
  const read = readNode(grammar, text.trimEnd(), start);
  const part = read && read.end === text.trimEnd().length ? partOfForm(read.type === 'Below' ? read.form : read) : null;
  if (!part) return single({ ...range, text: text.trimEnd() });
  const outside = (place: number): number => {
    const line = places.findLast(({ inner }) => inner <= place);
    return line === undefined ? place : line.outer + place - line.inner;
  };
  return { ...part, range: { start: range.start, end: range.end }, outside };
}

/** The joined lines of a folded block; a blank line is a line end. */
function folded(lines: readonly string[]): string {
  const joined = lines.map((line, at) => (line === '' ? '\n' : at > 0 && lines[at - 1] !== '' ? ` ${line}` : line));
  return `${joined.join('')}\n`;
}

/** Tags with the same name are the items of a list. */
function tagsOf(range: Range, tags: readonly (TagNode | InnerTagNode | InnermostTagNode)[]): Part | undefined {
  if (tags.some(({ open, close }) => open !== close)) return undefined;
  const parts = tags.map(({ value }) =>
    value.type === 'TagText' ? { ...single(value), value: withoutEntities(value.text) } : tagsOf(value, value.tags),
  );
  const names = new Set(tags.map(({ open }) => open));
  return names.size === 1 && tags.length > 1
    ? list(range, parts)
    : object(
        range,
        tags.map(({ open }, at) => [open, parts[at]]),
      );
}

function single({ start, end, text }: Range & { readonly text: string }): Part {
  return { value: text, range: { start, end }, parts: NONE };
}

const NONE: ReadonlyMap<string, Part> = new Map();

function list({ start, end }: Range, items: readonly (Part | undefined)[]): Part | undefined {
  const parts = new Map<number, Part>();
  for (const item of items) {
    if (item === undefined) return undefined;
    parts.set(parts.size, item);
  }
  return { value: [...parts.values()].map(({ value }) => value), range: { start, end }, parts };
}

function object({ start, end }: Range, members: readonly (readonly [string, Part | undefined])[]): Part | undefined {
  const value: Record<string, Json> = {};
  const parts = new Map<string, Part>();
  for (const [name, part] of members) {
    if (part === undefined || parts.has(name)) return undefined;
    setOwn(value, name, part.value);
    parts.set(name, part);
  }
  return parts.size === 0 ? undefined : { value, range: { start, end }, parts };
}
