import type { TableNode, TableRowNode } from '../../../generated/design.ts';
import type { ModelChange } from '../../core/changes.ts';
import type { Path } from '../../core/path.ts';
import { type Range, trimRange } from '../../core/range.ts';
import type { TextEdit } from '../../core/text-edit.ts';
import {
  closedStatement,
  type DesignSpecification,
  entry,
  escapeCell,
  failure,
  labelled,
  parametersOf,
  row,
  textOf,
  textRange,
} from '../../formats/design/inside.ts';
import type { Draft } from './draft.ts';
import { editJson } from './json-text.ts';
import type { PartBlock } from './layout.ts';
import { blocksOfItem } from './reprint.ts';

/** Edits that change only one value, item or entry; undefined if that cannot be written in place. */
export function preciseEdits(draft: Draft, change: ModelChange): TextEdit[] | undefined {
  const { path } = change;
  if (isInJson(path)) {
    const edit = path.length > 3 || change.kind === 'insert' ? editJson(draft, change) : undefined;
    return edit && [edit];
  }
  switch (change.kind) {
    case 'set':
      return path[0] === 'task_id' ? setTaskId(draft, change.value) : setValue(draft, path, change.value);
    case 'insert':
      return insertItems(draft, change.path, change.at, change.values);
    case 'add':
      return addEntry(draft, path, change.value);
    case 'remove':
      return removePart(draft, path);
  }
}

/** Whether a path leads to one of the two blocks of JSON in an endpoint. */
function isInJson([root, , key]: Path): boolean {
  return root === 'api_contracts' && (key === 'request_schema' || key === 'response_schema');
}

// ── Values ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The title and the label both contain the task id, and must agree. */
function setTaskId(draft: Draft, value: unknown): TextEdit[] | undefined {
  const old = draft.before(['task_id']);
  const range = draft.locate(['task_id']);
  if (range === undefined || old === '' || draft.slice(range) !== old) return undefined;
  const label = draft.layout.metadata.find(({ key }) => key === 'task_id')?.value;
  const isOther = label !== undefined && label.start !== range.start && label.start < label.end;
  return [range, ...(isOther ? [label] : [])].map((place) => ({ range: place, text: String(value) }));
}

function setValue(draft: Draft, path: Path, value: unknown): TextEdit[] | undefined {
  const old = draft.before(path);
  const range = draft.locate(path) ?? nameRange(draft, path);
  if (range === undefined) return undefined;
  const slice = draft.slice(range);
  if (typeof value === 'boolean' && path.at(-1) === 'authentication_required') return setWordOf(draft, range, value);
  if (typeof value === 'number') return setWord(range, slice.indexOf(String(old)), String(old), String(value));
  if (typeof value !== 'string' || typeof old !== 'string' || old === '') return undefined;
  if (slice === old) return [{ range, text: value }];
  const isCell = path[2] === 'columns' && slice.replaceAll('\\|', '|') === old;
  if (isCell) return [{ range, text: escapeCell(value) }];
  return setInHeading(draft, path, range, old, value);
}

/** Replaces the first word by Yes or No; a remark after it stays. */
function setWordOf(draft: Draft, { start, end }: Range, value: boolean): TextEdit[] | undefined {
  const slice = draft.slice({ start, end });
  const stop = [...slice].findIndex((char) => char.toLowerCase() === char.toUpperCase());
  if (slice === '' || stop === 0 || slice.includes('\n')) return undefined;
  return [{ range: { start, end: stop === -1 ? end : start + stop }, text: value ? 'Yes' : 'No' }];
}

function setWord(range: Range, at: number, old: string, value: string): TextEdit[] | undefined {
  if (at === -1) return undefined;
  const start = range.start + at;
  return [{ range: { start, end: start + old.length }, text: value }];
}

/** A severity is one word in a heading; method names are in headings with other text. */
function setInHeading(draft: Draft, path: Path, range: Range, old: string, value: string): TextEdit[] | undefined {
  const key = path.at(-1);
  const slice = draft.slice(range);
  if (key === 'severity' && slice.toLowerCase() === old.toLowerCase()) return [{ range, text: value }];
  if (key === 'method' && path[0] === 'api_contracts') {
    const end = draft.locate([...path.slice(0, -1), 'endpoint'])?.start ?? range.start;
    return setWord(range, draft.text.slice(range.start, end).toUpperCase().indexOf(old), old, value);
  }
  if (path[2] !== 'interfaces') return undefined;
  if (key === 'method') return setWord(range, slice.slice(0, slice.indexOf('(')).lastIndexOf(old), old, value);
  if (path[4] !== 'parameters') return undefined;
  const signature = draft.layout.item(path.slice(0, 4))?.signature;
  const parameters = signature ? parametersOf(signature) : [];
  const type = parameters.find(({ name }) => draft.slice(name) === key)?.annotation;
  return type && draft.slice(type).trim() === old ? [{ range: trimRange(draft.text, type), text: value }] : undefined;
}

// ── Items and entries ─────────────────────────────────────────────────────────────────────────────────────────────

function insertItems(draft: Draft, path: Path, at: number, values: readonly unknown[]): TextEdit[] | undefined {
  const beside = [...path, at > 0 ? at - 1 : 0];
  const item = draft.layout.item(beside);
  if (item !== undefined) {
    const added = values.map((_, nth) => {
      const blocks = blocksOfItem(draft.target, [...path, at + nth]).map(textOf);
      return item.ruled ? blocks : blocks.slice(0, -1);
    });
    return [at > 0 ? draft.insertAfter(item.end, added.flat()) : draft.insertBefore(item.start, added.flat())];
  }
  const texts = values.map((_, nth) => itemText(draft.target, [...path, at + nth]));
  return insertTexts(draft, nameRange(draft, beside), at > 0, texts);
}

/** Inserts list items, rows or statements beside an existing one. */
function insertTexts(
  draft: Draft,
  beside: Range | undefined,
  isAfter: boolean,
  texts: readonly (string | undefined)[],
): TextEdit[] | undefined {
  const block = beside && blockAt(draft, beside.start);
  if (beside === undefined || block === undefined) return undefined;
  const written = texts.filter((text) => text !== undefined);
  if (written.length < texts.length) return undefined;
  const { eol } = draft;
  const after = (end: number, lines: readonly string[]): TextEdit[] => [
    { range: { start: end, end }, text: lines.map((line) => `${eol}${line}`).join('') },
  ];
  const before = (start: number, lines: readonly string[]): TextEdit[] => [
    { range: { start, end: start }, text: lines.map((line) => `${line}${eol}`).join('') },
  ];
  if (block.type === 'Bullet') {
    const marked = written.map((text) => `${draft.text.slice(block.start, textRange(block).start)}${text}`);
    return isAfter ? after(trimEnd(draft, block.end), marked) : before(block.start, marked);
  }
  if (block.type === 'Table') {
    const line = rowAt(block, beside);
    return line && (isAfter ? after(trimEnd(draft, line.end), written) : before(line.start, written));
  }
  const closed = written.map(closedStatement);
  if (!isAfter) return before(beside.start, closed);
  const end = statementEnd(draft, beside.end);
  return end > beside.end ? after(end, closed) : after(beside.end, [';', ...closed]);
}

/** The text of a list item, without its bullet. */
function itemText(target: DesignSpecification, path: Path): string | undefined {
  const [root, at, key, nth, list, inner] = path;
  if (root === 'assumptions') return target.assumptions[Number(at)];
  if (root === 'api_contracts') {
    const found = target.api_contracts[Number(at)]?.error_responses[Number(nth)];
    return found && failure(found);
  }
  if (root === 'data_schemas') {
    const table = target.data_schemas[Number(at)];
    if (key === 'indexes' || key === 'relationships' || key === 'constraints') return table?.[key][Number(nth)];
    const column = table?.columns[Number(nth)];
    return column && row([column.name, column.type, column.constraints]);
  }
  const component = target.component_logic[Number(at)];
  if (key === 'dependencies') return component?.dependencies[Number(nth)];
  if (list !== 'raises') return undefined;
  const raised = component?.interfaces[Number(nth)]?.raises[Number(inner)];
  return raised && entry(raised.error, raised.description);
}

/** A new entry of a list of names and texts goes after the last one. */
function addEntry(draft: Draft, path: Path, value: unknown): TextEdit[] | undefined {
  const list = path.at(-2);
  const name = String(path.at(-1));
  if (typeof value !== 'string') return undefined;
  const isEntry = isEntries(list);
  if (!isEntry && list !== 'technology_stack') return undefined;
  const parent = path.slice(0, -1);
  const last = Object.keys(Object(draft.before(parent))).at(-1);
  if (last === undefined) return undefined;
  const text = isEntry ? entry(name, value) : labelled(name, value);
  return insertTexts(draft, draft.locate([...parent, last]), true, [text]);
}

/** Whether the items of a list are entries, each with a name and a text. */
function isEntries(list: Path[number] | undefined): boolean {
  return list === 'request_params' || list === 'parameter_docs';
}

function removePart(draft: Draft, path: Path): TextEdit[] | undefined {
  const item = draft.layout.item(path);
  if (item !== undefined) return [draft.remove(item)];
  const list = path.at(-2);
  if (list === 'extra' && path.at(-1) === '') return removeLoose(draft, path);
  const isPart = typeof path.at(-1) === 'number' || isEntries(list) || list === 'technology_stack';
  const range = isPart ? nameRange(draft, path) : undefined;
  const block = range && blockAt(draft, range.start);
  if (range === undefined || block === undefined) return undefined;
  if (block.type === 'Bullet') return [{ range: { start: block.start, end: block.end }, text: '' }];
  if (block.type === 'Table') {
    const line = rowAt(block, range);
    return line && [{ range: { start: lineStart(draft, line.start), end: lineEnd(draft, line.end) }, text: '' }];
  }
  return [{ range: { start: range.start, end: lineEnd(draft, statementEnd(draft, range.end)) }, text: '' }];
}

/** Removes text without a label, if it is in one piece. */
function removeLoose(draft: Draft, path: Path): TextEdit[] | undefined {
  const range = draft.locate(path);
  return range !== undefined && draft.slice(range) === draft.before(path) ? [draft.remove(range)] : undefined;
}

/** The range of an item or, if it has none, of its name. */
function nameRange(draft: Draft, path: Path): Range | undefined {
  return draft.locate(path) ?? draft.locate([...path, 'error']);
}

function rowAt({ head, rows }: TableNode, part: Range): TableRowNode | undefined {
  const all = [head.type === 'BadTable' ? head.row : head, ...rows];
  return all.find(({ start, end }) => start <= part.start && part.start < end);
}

function blockAt({ layout }: Draft, at: number): PartBlock | undefined {
  return layout.blocks.find(({ start, end }) => start <= at && at < end);
}

/** The end of a statement including its semicolon, if it has one. */
function statementEnd({ text }: Draft, at: number): number {
  let end = at;
  while (end < text.length && (text[end] === ' ' || text[end] === '\r' || text[end] === '\n')) end++;
  return text[end] === ';' ? end + 1 : at;
}

/** The end of the line including its line end, when only blanks follow; else the offset itself. */
function lineEnd({ text }: Draft, at: number): number {
  let end = at;
  while (text[end] === ' ' || text[end] === '\t' || text[end] === '\r') end++;
  return text[end] === '\n' ? end + 1 : at;
}

function lineStart({ text }: Draft, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function trimEnd({ text }: Draft, at: number): number {
  let end = at;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--;
  return end;
}
