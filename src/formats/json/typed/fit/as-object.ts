import { isRecord, setOwn } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { fieldsIn } from '../forms.ts';
import { type Node, partOf, pathOf } from '../node.ts';
import { isSame } from '../schema/same.ts';
import { type ObjectType, type PlainType, plainType, takes } from '../type.ts';
import { COST } from './cost.ts';
import { cheapest, type Fit, type FitPart, type Fitter, MOST_TRIED, noted } from './fit.ts';
import { fieldNames } from './names.ts';

/** A list where an object is expected: of one item, or of several of which one fits. */
export function fitListAsObject(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { value } = node;
  if (!Array.isArray(value)) return undefined;
  const unnamed = fitUnnamed(fitter, type, node) ?? fitEntries(fitter, type, node) ?? fitRow(fitter, type, node);
  if (value.length < 2) {
    const ways = [fitter.fitOnly(type, node), unnamed];
    // If any name is allowed, `key` and `value` are not fields: it is one entry.
    return cheapest(type.fields.size === 0 ? ways.reverse() : ways);
  }
  const fits = value
    .slice(0, MOST_TRIED)
    .map((item, index) => (isRecord(item) ? fitter.fit(type, partOf(node, index, item)) : undefined));
  const best = cheapest(fits);
  if (best === undefined) return unnamed;
  const at = fits.indexOf(best) + 1;
  const isRival = (fit: Fit | undefined): boolean =>
    fit !== undefined && fit.cost < COST.lost && !isSame(fit.value, best.value);
  const isAlone = fits.length === value.length && !fits.some(isRival);
  const details = { count: value.length, place: ordinal(at), isGuess: !isAlone };
  const several = noted(best, 'best of list', node, details);
  return cheapest([several, unnamed]);
}

function ordinal(at: number): string {
  const ends = ['th', 'st', 'nd', 'rd'];
  const end = at % 100 > 10 && at % 100 < 14 ? undefined : ends[at % 10];
  return `${at}${end ?? 'th'}`;
}

/** The members of an object written as a list: `[["a", 1]]`, `[{"key": "a", "value": 1}]`, `[{"a": 1}, {"b": 2}]`. */
function fitEntries(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { fields, rest } = type;
  if (!Array.isArray(node.value) || (fields.size === 0 && (rest === null || rest.kind === 'any'))) return undefined;
  const written: Record<string, Json> = {};
  const nodes = new Map<string, Node>();
  for (const [index, item] of node.value.entries()) {
    const entry = entryOf(partOf(node, index, item));
    if (entry === undefined || nodes.has(entry.name)) return undefined;
    setOwn(written, entry.name, entry.member.value);
    nodes.set(entry.name, entry.member);
  }
  if (fields.size > 0 && fieldNames(type, written).size < nodes.size) return undefined;
  const fit = fitter.fitMembers(type, { ...node, value: written }, nodes);
  return fit.cost < COST.guess ? noted(fit, 'members in list', node) : undefined;
}

/** The name and the value of a member written as a list item. */
function entryOf(node: Node): { readonly name: string; readonly member: Node } | undefined {
  const { value } = node;
  // "a: 1"
  if (typeof value === 'string') {
    const [[name, member] = [], ...others] = Object.entries(fieldsIn(value) ?? {});
    if (name === undefined || member === undefined || others.length > 0) return undefined;
    return { name, member: { ...node, value: member } };
  }
  if (Array.isArray(value)) {
    const [name, member] = value;
    if (value.length !== 2 || typeof name !== 'string' || member === undefined) return undefined;
    return { name, member: partOf(node, 1, member) };
  }
  if (!isRecord(value)) return undefined;
  const [[name, member] = [], other, ...others] = Object.entries(value);
  if (name === undefined || member === undefined || others.length > 0) return undefined;
  if (other === undefined) return { name, member: partOf(node, name, member) };
  const [valueName, valueMember] = other;
  const isEntry = KEYS.has(name.toLowerCase()) && valueName.toLowerCase() === 'value' && typeof member === 'string';
  return isEntry ? { name: member, member: partOf(node, valueName, valueMember) } : undefined;
}

/** The fields with a member's name. */
const KEYS: ReadonlySet<string> = new Set(['key', 'name', 'field', 'property', 'attribute', 'parameter']);

/** A value where an object is expected: it becomes the only field, or the only required one. */
export function fitUnnamed(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const all = [...type.fields];
  const required = all.filter(([, { isRequired }]) => isRequired);
  // "b" for {"label": "b", "children": []}
  const isLeaf = typeof node.value === 'string' && required.length > 1;
  const isEmpty = ([, { type: plain }]: (typeof all)[number]): boolean => isLeaf && plainType(plain).kind === 'list';
  const [one, ...others] = all.length === 1 ? all : required.filter((field) => !isEmpty(field));
  if (one === undefined || others.length > 0) return undefined;
  const [name, field] = one;
  const plain = plainType(field.type);
  if (plain.kind === 'any' || node.value === null) return undefined;
  // An object is no text that lost its name, and neither is a list of objects.
  const isOfObjects = plain.kind === 'list' && plain.rest !== null && takes(plain.rest, 'object');
  if (isRecord(node.value) && plain.kind !== 'object' && !isOfObjects) return undefined;
  if (Array.isArray(node.value) && node.value.some(isRecord) && plain.kind === 'text') return undefined;
  const fit = fitter.fit(plain, node);
  if (fit === undefined || fit.cost >= COST.lost) return undefined;
  const value: Record<string, Json> = {};
  setOwn(value, name, fit.value);
  for (const [empty] of required.filter(isEmpty)) setOwn(value, empty, []);
  // An unreadable object in a string is no text of a field.
  const isBroken = typeof node.value === 'string' && fit.value === node.value && /^\s*\{/.test(node.value);
  const isGuess = isLeaf || isBroken || (node.around === null && !hasStructure(node, plain));
  const read = { value, node, cost: fit.cost, notes: [], parts: [{ key: name, fit }] };
  return noted(read, 'without name', node, { name, isGuess });
}

/** Whether the brackets of a whole text show its kind: a question is not a city. */
function hasStructure({ value, source }: Node, field: PlainType): boolean {
  if (!Array.isArray(value)) return isRecord(value);
  return takes(field, 'list') && (source.isUnquoted !== true || value.some(isRecord));
}

/** The values of the fields in order, without names: a row of a table. */
export function fitRow(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { value: items } = node;
  const names = [...type.fields.keys()];
  if (!Array.isArray(items) || items.length < 2 || items.length > names.length || items.length < type.required)
    return undefined;
  if (items.some(isRecord) || names.slice(items.length).some((name) => type.fields.get(name)?.isRequired))
    return undefined;
  const value: Record<string, Json> = {};
  const parts: FitPart[] = [];
  let cost = 0;
  for (const [index, item] of items.entries()) {
    const name = names[index] ?? '';
    const field = type.fields.get(name);
    const fit = field && fitter.fit(field.type, partOf(node, index, item));
    if (fit === undefined || fit.cost >= COST.asText) return undefined;
    setOwn(value, name, fit.value);
    parts.push({ key: name, fit });
    cost += fit.cost;
  }
  return noted({ value, node, cost, notes: [], parts }, 'without names', node, {
    place: names.slice(0, items.length).join(', '),
  });
}

/**
 * Strings that follow one where a list is expected: `{"steps": "Cut", "Cook", "n": 1}`. JSON reads them as names
 * without a colon or a value; here they become items of the list, unless they are names of fields.
 */
export function fitGathered(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { holes, locate, outside } = node.source;
  if (!holes?.size || !isRecord(node.value)) return undefined;
  const names = fieldNames(type, node.value);
  const value: Record<string, Json> = {};
  const settles: number[] = [];
  let list: string[] | undefined;
  let first = '';
  let end = 0;
  for (const [name, member] of Object.entries(node.value)) {
    const range = locate(pathOf(partOf(node, name, member)));
    // Only names without a value may be between two members.
    let hole = end;
    if (list !== undefined && range !== undefined) while (hole <= range.start && !holes.has(hole)) hole++;
    if (list !== undefined && range !== undefined && hole <= range.start && !names.has(name) && isStray(member)) {
      list.push(name, ...(member === null ? [] : [member]));
      settles.push(outside({ start: hole, end: hole }).start);
      setOwn(value, first, list);
    } else {
      setOwn(value, name, member);
      const field = type.fields.get(names.get(name) ?? '');
      list = typeof member === 'string' && field !== undefined && takes(field.type, 'list') ? [member] : undefined;
      first = name;
    }
    end = range?.end ?? end;
  }
  if (settles.length === 0) return undefined;
  const fit = fitter.fitMembers(type, { ...node, value });
  return noted(fit, 'strings behind', node, { settles });
}

function isStray(member: Json | undefined): member is string | null {
  return typeof member === 'string' || member === null;
}
