import { firstDifference } from '../../core/difference.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { oneLine } from '../../core/lines.ts';
import { appendTo } from '../../core/maps.ts';
import { codeSpan } from '../../core/markdown.ts';
import { getOwn, isRecord } from '../../core/record.ts';
import { type DesignSpecification, SECTIONS, SEVERITIES } from '../../formats/design/inside.ts';

/** One difference between two designs. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  /** The section, such as `api_contracts`; or a field of the design itself, such as `task_id`. */
  readonly section: string;
  /** The name of the item, such as `GET /users`; absent for a field of the design itself. */
  readonly item?: string;
  /** The field of the item that differs, such as `columns.email.type`; absent when the item was added or removed. */
  readonly field?: string;
  /** The old value, if any. */
  readonly before?: unknown;
  /** The new value, if any. */
  readonly after?: unknown;
  /** Only for severities of the checklist. */
  readonly severity?: 'raised' | 'lowered';
}

type Fields = Readonly<Record<string, unknown>>;

/** How the items of a list are identified. An item without a name is identified by its content. */
const NAMES: Readonly<Record<string, (item: Fields) => string>> = {
  api_contracts: ({ method, endpoint }) => `${method} ${endpoint}`,
  data_schemas: ({ table_name }) => String(table_name),
  component_logic: ({ component_name }) => String(component_name),
  design_review_checklist: ({ category, description }) => `${category}: ${description}`,
  columns: ({ name }) => String(name),
  interfaces: ({ method }) => String(method),
  error_responses: ({ status, code }) => `${status} ${code}`,
  raises: ({ error }) => String(error),
};

/**
 * The changes from one design to another. Items are matched by name and not by order: endpoints by method and path,
 * tables, columns, components and methods by their names, checks by their headings. Of several items with the same
 * name, the first is compared with the first, the second with the second.
 *
 * @returns the changes in the order of the new design, removed items after those that stayed; empty when nothing
 *   changed
 *
 * @example diff(parse(before).value, parse(after).value)
 * // [{ kind: 'changed', section: 'design_review_checklist', item: 'Security: Hashing', field: 'severity',
 * //    before: 'Critical', after: 'Low', severity: 'lowered' }]
 */
export function diff(before: DesignSpecification, after: DesignSpecification): Change[] {
  const changes: Change[] = [];
  const old: Fields = { ...before };
  const now: Fields = { ...after };
  for (const section of keysOf(now, old)) {
    const [from, to] = [getOwn(old, section), getOwn(now, section)];
    // Lists of items are compared item by item, with their fields.
    if (!Object.hasOwn(NAMES, section)) {
      compare(from, to, [], (found, path) => changes.push({ ...found, section, ...fieldOf(path) }));
      continue;
    }
    const [left, right] = [named(section, from), named(section, to)];
    for (const item of new Set([...right.keys(), ...left.keys()])) {
      const [was, is] = [left.get(item), right.get(item)];
      compare(was, is, [], (found, path) => {
        const whole = path.length === 0 ? {} : fieldOf(path);
        changes.push({ ...found, section, item, ...whole, ...direction(section, path, found) });
      });
    }
  }
  return changes;
}

interface Found {
  readonly kind: Change['kind'];
  readonly before?: unknown;
  readonly after?: unknown;
}

type Report = (found: Found, path: readonly string[]) => void;

/** Reports the innermost differences; schemas count as one value, lists of texts item by item. */
function compare(before: unknown, after: unknown, path: readonly string[], report: Report): void {
  if (firstDifference(before, after) === undefined) return;
  const list = path.at(-1) ?? '';
  const data = list.endsWith('_schema');
  if (before === undefined) {
    report({ kind: 'added', after }, path);
  } else if (after === undefined) {
    report({ kind: 'removed', before }, path);
  } else if (Array.isArray(before) && Array.isArray(after) && !data) {
    compareParts(named(list, before), named(list, after), path, report);
  } else if (isRecord(before) && isRecord(after) && !data) {
    compareParts(new Map(Object.entries(before)), new Map(Object.entries(after)), path, report);
  } else {
    report({ kind: 'changed', before, after }, path);
  }
}

function compareParts(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  path: readonly string[],
  report: Report,
): void {
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    compare(before.get(key), after.get(key), [...path, key], report);
  }
}

/** The items of a list by name; the second one with a name is called `name (2)`. */
function named(list: string, items: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const seen = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : []) {
    const nameOf = getOwn(NAMES, list);
    const name = isRecord(item) && nameOf !== undefined ? nameOf(item) : String(item);
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    found.set(nth === 1 ? name : `${name} (${nth})`, item);
  }
  return found;
}

function direction(section: string, path: readonly string[], { before, after }: Found): Pick<Change, 'severity'> {
  if (section !== 'design_review_checklist' || path.length !== 1 || path[0] !== 'severity') return {};
  const words: readonly unknown[] = SEVERITIES;
  const rank = (value: unknown): number => words.indexOf(value);
  if (rank(before) < 0 || rank(after) < 0) return {};
  return { severity: rank(after) < rank(before) ? 'raised' : 'lowered' };
}

function fieldOf(path: readonly string[]): Pick<Change, 'field'> {
  return path.length === 0 ? {} : { field: path.join('.') };
}

function keysOf(...records: readonly Fields[]): Set<string> {
  return new Set(records.flatMap((record) => Object.keys(record)));
}

/**
 * The changes between two designs as lines: plain text, or Markdown for a pull request. Names and values stay within
 * their line.
 *
 * @returns lines that each end with a line feed; a single line when nothing changed
 *
 * @example formatDiff(diff(before, after), 'markdown')
 */
export function formatDiff(changes: readonly Change[], form: 'text' | 'markdown'): string {
  if (changes.length === 0) return 'Nothing changed.\n';
  const sections = new Map<string, Change[]>();
  for (const change of changes) appendTo(sections, change.item === undefined ? 'design' : change.section, change);
  const write = form === 'text' ? plain : markdown;
  return [...sections].map(([title, group]) => write(titleOf(title), group)).join('\n');
}

const SIGNS: Readonly<Record<Change['kind'], string>> = { added: '+', removed: '-', changed: '~' };

function plain(title: string, changes: readonly Change[]): string {
  const lines = changes.map(
    (change) => `  ${SIGNS[change.kind]} ${nameOf(change, (text) => text)}${values(change, (text) => text)}`,
  );
  return `${[title, ...lines].join('\n')}\n`;
}

function markdown(title: string, changes: readonly Change[]): string {
  const lines = changes.map((change) => `- ${change.kind} ${nameOf(change, codeSpan)}${values(change, codeSpan)}`);
  return `${[`### ${title}`, '', ...lines].join('\n')}\n`;
}

function nameOf({ section, item, field }: Change, show: (text: string) => string): string {
  const parts = item === undefined ? [field === undefined ? section : `${section}.${field}`] : [item, field];
  return parts.flatMap((part) => (part === undefined ? [] : [show(visibleLine(part))])).join(' ');
}

/** The old and the new value; for added and removed items the name is enough. */
function values({ kind, item, field, before, after, severity }: Change, show: (text: string) => string): string {
  const mark = severity === undefined ? '' : ` (${severity})`;
  if (kind === 'changed') return `: ${show(shown(before))} → ${show(shown(after))}${mark}`;
  if (item !== undefined && field === undefined) return '';
  const value = kind === 'added' ? after : before;
  // The name of an item in a list of texts is the text itself.
  const told = typeof value === 'object' || `.${field}`.endsWith(`.${value}`);
  return told ? '' : `: ${show(shown(value))}`;
}

/** The maximum length of a value in a line. */
const MAX_SHOWN = 80;

function shown(value: unknown): string {
  const text = visibleLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
  if (text === '') return 'nothing';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text;
}

function visibleLine(text: string): string {
  return escapeControls(oneLine(text));
}

function titleOf(section: string): string {
  return SECTIONS.find(({ root }) => root === section)?.title ?? 'Design';
}
