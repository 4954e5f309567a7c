import {
  type AttributeNode,
  type FieldNode,
  type FormNode,
  grammar,
  type HeadingNode,
  type InnerFieldNode,
  type InnermostTagNode,
  type InnerTagNode,
  type ItemNode,
  type PairNode,
  type SectionNode,
  type TagNode,
} from '../../../../generated/answer.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import { isRecord, setOwn } from '../../../core/record.ts';
import { readNode } from '../../../engine/read-node.ts';
import type { Json } from '../model.ts';
import { type Node, rootNode } from './node.ts';

/** Longer texts are no answers of a few values. */
const MAX_TEXT = 20_000;

/** A part of an answer that is no JSON: its value, where it is, and its own parts. */
interface Part {
  readonly value: Json;
  readonly range: Range;
  readonly parts: ReadonlyMap<string | number, Part>;
}

/** A form that a text has without being JSON. */
export interface Form {
  readonly node: Node;
  /** Other words are before or after it. */
  readonly hasProse: boolean;
}

/** The value that the lines, tags or tables of a text write; undefined where it has none of them, or two of one name. */
export function formOf(bare: Node): Form | undefined {
  const { value: text } = bare;
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined;
  const read = readNode(grammar, text, 'Form');
  const part = read && partOfForm(read.form);
  if (part === undefined) return undefined;
  return { node: nodeOf(part, bare), hasProse: /\S/.test(read?.before ?? '') || /\S/.test(read?.after ?? '') };
}

/** The fields that a text names in its lines or between commas; undefined where it holds anything else. */
export function fieldsIn(text: string): Record<string, Json> | undefined {
  if (text.length > MAX_TEXT || !text.includes(':')) return undefined;
  const read = readNode(grammar, text, 'Form');
  if (read === undefined || read.before + read.after !== '') return undefined;
  const value = partOfForm(read.form)?.value;
  return isRecord(value) ? value : undefined;
}

/** The items that a text lists after bullets or numbers, line by line; undefined where it does not. */
export function bulletedIn(text: string): readonly string[] | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const read = readNode(grammar, text, 'Bullets');
  return read === undefined || read.end < text.trimEnd().length ? undefined : read.items.map(({ value }) => value.text);
}

/** What a text concludes with after words about it: the rest of the line that announces an answer, its first line, its last. */
export function conclusionsIn(text: string): readonly string[] {
  if (text.length > MAX_TEXT) return [];
  const all = (['Conclusion', 'FirstLine', 'LastLine'] as const).map((start) => readNode(grammar, text, start)?.text);
  return all.filter((one) => one !== undefined);
}

/** Where the answer begins in a text, after what was thought before it. */
export function answerStart(text: string): number {
  const end = readNode(grammar, text, 'Thoughts')?.end ?? 0;
  return end < text.length ? end : 0;
}

function nodeOf(part: Part, bare: Node): Node {
  const locate = (path: Path): Range | undefined => {
    let at: Part | undefined = part;
    for (const step of path) at = at?.parts.get(step);
    return at?.range;
  };
  const { text, outside } = bare.source;
  const start = bare.source.locate([])?.start ?? 0;
  return rootNode(part.value, {
    text: text.slice(start),
    locate,
    outside: (range) => outside({ start: range.start + start, end: range.end + start }),
    isInner: false,
    doubtful: new Set(),
  });
}

function partOfForm(form: FormNode['form']): Part | undefined {
  switch (form.type) {
    case 'Table':
    case 'Grid': {
      const names = form.head.cells.map(({ text }) => text);
      if (form.rows.some(({ cells }) => cells.length !== names.length)) return undefined;
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
        form.items.map((item) => fieldsOf(item, [item.first, ...item.others])),
      );
    case 'Fields':
      return fieldsOf(form, form.fields, form.sections);
    case 'Headings':
      return object(
        form,
        form.headings.map(({ name, value }) => [name, partOfValue(value)]),
      );
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
      return tagsOf(form, form.tags);
    case 'Bullets':
      return itemsOf(form, form.items);
  }
}

function pairsOf(range: Range, pairs: readonly (PairNode | AttributeNode)[]): Part | undefined {
  return object(
    range,
    pairs.map(({ name, value }) => [name, single(value)]),
  );
}

function fieldsOf(
  range: Range,
  fields: readonly (FieldNode | InnerFieldNode)[],
  sections: readonly SectionNode[] = [],
): Part | undefined {
  // "Here it is:" is no field.
  const filled = fields.filter(({ value }) => value.type !== 'Empty');
  const inner = sections.map((section) => [section.name, fieldsOf(section, section.fields)] as const);
  return object(range, [...filled.map(({ name, value }) => [name, partOfValue(value)] as const), ...inner]);
}

function partOfValue(value: FieldNode['value'] | HeadingNode['value']): Part | undefined {
  switch (value.type) {
    case 'Items':
      return itemsOf(value, value.items);
    case 'Inner':
      return fieldsOf(value, value.fields);
    case 'Empty':
      return undefined;
    default:
      return single(value);
  }
}

function itemsOf(range: Range, items: readonly ItemNode[]): Part | undefined {
  return list(
    range,
    items.map(({ value }) => single(value)),
  );
}

/** Tags of one name are the items of a list. */
function tagsOf(range: Range, tags: readonly (TagNode | InnerTagNode | InnermostTagNode)[]): Part | undefined {
  if (tags.some(({ open, close }) => open !== close)) return undefined;
  const parts = tags.map(({ value }) => (value.type === 'TagText' ? single(value) : tagsOf(value, value.tags)));
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
