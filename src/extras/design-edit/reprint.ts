import type { ModelChange } from '../../core/changes.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { TextEdit } from '../../core/text-edit.ts';
import {
  type Block,
  type DesignSpecification,
  ITEMS,
  type ItemKind,
  itemBlocks,
  joinBlocks,
  labelled,
  SECTIONS,
  textOf,
} from '../../formats/design/inside.ts';
import type { Draft } from './draft.ts';
import type { FieldPlace, ItemPlace, SectionPlace } from './layout.ts';

/** The label of a component's methods. */
const INTERFACES = ITEMS.component.labels.interfaces?.label ?? '';

/** Prints the heading, the labelled field, the section or the metadata line that contains a change again. */
export function fieldEdits(draft: Draft, { kind, path }: ModelChange): TextEdit[] | undefined {
  const [root] = path;
  if (root === 'task_id' || root === 'timestamp') return metadataEdits(draft, root);
  if (root === 'extra') return extraEdits(draft, path);
  const found = draft.itemOf(placeOf(draft, path));
  if (found === undefined) {
    const isItem = kind !== 'set' && draft.layout.item([String(root), 0]) !== undefined;
    return isItem ? undefined : sectionEdits(draft, path);
  }
  const blocks = blocksOfItem(draft.target, found.path);
  const key = String(path[found.path.length]);
  const label = key === 'extra' ? String(path[found.path.length + 1]) : labelOf(found.item, key);
  if (label === undefined) {
    const [heading] = blocks;
    const text = heading?.text.slice(heading.text.indexOf(' ') + 1) ?? '';
    return [draft.replace(found.item.heading.title, text)];
  }
  return label === '' ? undefined : labelEdits(draft, found.item, label, blocks, found.path);
}

/** Prints the innermost method, component, endpoint, table or check that contains a change again. */
export function itemEdits(draft: Draft, { path }: ModelChange): TextEdit[] | undefined {
  const found = draft.itemOf(placeOf(draft, path));
  return found && [reprint(draft, found.item, found.path)];
}

/** `itemEdits` for the component around a method. */
export function outerItemEdits(draft: Draft, { path }: ModelChange): TextEdit[] | undefined {
  const item = path.length > 2 ? draft.layout.item(path.slice(0, 2)) : undefined;
  return item && [reprint(draft, item, path.slice(0, 2))];
}

/** The path of what contains a change; for a removed item, its parent. */
function placeOf(draft: Draft, path: Path): Path {
  return draft.layout.item(path) === undefined ? path : path.slice(0, -1);
}

function reprint(draft: Draft, item: ItemPlace, path: Path): TextEdit {
  const blocks = blocksOfItem(draft.target, path).map(textOf);
  return draft.replace(item, joinBlocks(item.ruled ? blocks : blocks.slice(0, -1)));
}

/** The blocks of an item of a design; none when there is no such item. */
export function blocksOfItem(design: DesignSpecification, path: Path): Block[] {
  const [root, at, , nth] = path;
  const component = design.component_logic[Number(at)];
  if (root === 'api_contracts') return blocksOf(ITEMS.contract, design.api_contracts[Number(at)]);
  if (root === 'data_schemas') return blocksOf(ITEMS.table, design.data_schemas[Number(at)]);
  if (root === 'design_review_checklist') return blocksOf(ITEMS.check, design.design_review_checklist[Number(at)]);
  if (nth !== undefined) return blocksOf(ITEMS.method, component?.interfaces[Number(nth)]);
  return blocksOf(ITEMS.component, component);
}

function blocksOf<Item extends object>(kind: ItemKind<Item>, item: Item | undefined): Block[] {
  return item === undefined ? [] : itemBlocks(kind, item);
}

function labelOf({ kind }: ItemPlace, key: string): string | undefined {
  return Object.entries(ITEMS[kind].labels).find(([name]) => name === key)?.[1].label;
}

/** Replaces a field, removes it, or inserts it where the layout of the specification has it. */
function labelEdits(draft: Draft, item: ItemPlace, label: string, blocks: readonly Block[], path: Path): TextEdit[] {
  const at = blocks.findIndex((block) => block.label === label);
  const block = blocks[at];
  const labelPlace = (of: string): Range | undefined =>
    of === INTERFACES ? methodsPlace(draft, item, path) : fieldOf(item, of);
  const place = labelPlace(label);
  if (block === undefined) return place === undefined ? [] : [draft.remove(place)];
  if (place !== undefined) return [draft.replace(place, block.text)];
  // A method's description has no label, and comes first.
  if (label === ITEMS.method.labels.description?.label && item.kind === 'method')
    return [draft.insertAfter(item.heading.title.end + closing(draft, item), [block.text])];
  const before = blocks
    .slice(0, at)
    .map((earlier) => labelPlace(earlier.label))
    .findLast((found) => found !== undefined);
  if (before !== undefined) return [draft.insertAfter(before.end, [block.text])];
  const [first] = item.fields;
  return first === undefined
    ? [draft.insertAfter(item.filled, [block.text])]
    : [draft.insertBefore(first.start, [block.text])];
}

/** The length of what follows a title on its heading line: a backtick, closing marks. */
function closing(draft: Draft, { heading }: ItemPlace): number {
  return draft.slice({ start: heading.title.end, end: heading.end }).trimEnd().length;
}

/** The last field with a label, which is the one that counts. */
function fieldOf({ fields }: ItemPlace, label: string): FieldPlace | undefined {
  return label === '' ? undefined : fields.findLast((field) => field.label === label);
}

/** The methods' label together with all methods. */
function methodsPlace(draft: Draft, item: ItemPlace, path: Path): Range | undefined {
  const label = fieldOf(item, INTERFACES);
  const methods: ItemPlace[] = [];
  for (let nth = 0; ; nth++) {
    const method = draft.layout.item([...path, 'interfaces', nth]);
    if (method === undefined) break;
    methods.push(method);
  }
  const [start, end] = [label?.start ?? methods[0]?.start, methods.at(-1)?.end ?? label?.end];
  return start === undefined || end === undefined ? undefined : { start, end };
}

// ── Metadata and sections ─────────────────────────────────────────────────────────────────────────────────────────

function metadataEdits(draft: Draft, key: 'task_id' | 'timestamp'): TextEdit[] {
  const { layout, target } = draft;
  const name = key === 'task_id' ? 'Task ID' : 'Timestamp';
  const value = target[key];
  const place = layout.metadata.findLast((one) => one.key === key);
  if (place !== undefined)
    return [value === undefined ? draft.remove(place) : draft.replace(place, labelled(name, value))];
  if (value === undefined) return [];
  const beside = layout.metadata.at(-1);
  const line = labelled(name, value);
  if (beside !== undefined) return [draft.replace({ start: beside.end, end: beside.end }, `\n${line}`)];
  if (layout.title !== undefined) return [draft.insertAfter(trimmedEnd(draft, layout.title.end), [line])];
  return [draft.insertBefore(layout.sections[0]?.start ?? 0, [line])];
}

/** Replaces the text below a section's title, or the whole section. */
function sectionEdits(draft: Draft, [root]: Path): TextEdit[] | undefined {
  const { layout, target } = draft;
  const at = SECTIONS.findIndex((section) => section.root === root);
  const section = SECTIONS[at];
  if (section === undefined) return undefined;
  const blocks = section.blocks(target);
  const place = layout.sections.findLast(({ path }) => path[0] === root);
  if (place !== undefined) return [setBody(draft, place, blocks)];
  if (blocks.length === 0) return [];
  const added = [`## ${section.title}`, ...blocks];
  const following: ReadonlySet<unknown> = new Set(SECTIONS.slice(at + 1).map((each) => each.root));
  const next = layout.sections.find(({ path }) => path[0] === 'extra' || following.has(path[0]));
  return [next === undefined ? draft.insertAfter(layout.end, added) : draft.insertBefore(next.start, added)];
}

/** A section that the specification does not name goes after all others. */
function extraEdits(draft: Draft, [, title]: Path): TextEdit[] | undefined {
  const { layout, target } = draft;
  if (title === undefined) return undefined;
  const text = target.extra !== undefined && Object.hasOwn(target.extra, title) ? target.extra[title] : undefined;
  if (title === '') return looseEdits(draft, text);
  const place = layout.sections.findLast(({ path }) => path[0] === 'extra' && path[1] === title);
  if (place === undefined) {
    if (text === undefined) return [];
    return [draft.insertAfter(layout.end, [`## ${title}`, ...(text === '' ? [] : [text])])];
  }
  return [text === undefined ? draft.remove(place) : setBody(draft, place, text === '' ? [] : [text])];
}

/** Text without a section goes after the metadata. */
function looseEdits(draft: Draft, text: string | undefined): TextEdit[] | undefined {
  const place = draft.locate(['extra', '']);
  if (place !== undefined) return [text === undefined ? draft.remove(place) : draft.replace(place, text)];
  const { metadata, title } = draft.layout;
  const after = metadata.at(-1)?.end ?? (title && trimmedEnd(draft, title.end));
  return text === undefined || after === undefined ? undefined : [draft.insertAfter(after, [text])];
}

function setBody(
  draft: Draft,
  { body, heading }: Pick<SectionPlace, 'body' | 'heading'>,
  blocks: readonly string[],
): TextEdit {
  if (body.start < body.end) return draft.replace(body, joinBlocks(blocks));
  return draft.insertAfter(trimmedEnd(draft, heading.end), blocks);
}

function trimmedEnd({ text }: Draft, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
