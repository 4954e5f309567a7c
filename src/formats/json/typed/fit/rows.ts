import { isRecord, setOwn } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { fieldsIn } from '../forms.ts';
import { type Node, partOf } from '../node.ts';
import { isSame } from '../schema/validate.ts';
import type { ObjectType } from '../type.ts';
import { COST } from './cost.ts';
import { cheapest, type Fit, noted } from './fit.ts';
import type { Fitter } from './fitter.ts';
import { fieldNames } from './names.ts';
import { fitRow, fitUnnamed } from './unnamed.ts';

/** A list where an object has to be: of one, or of several of which one fits. */
export function fitListAsObject(fitter: Fitter, type: ObjectType, node: Node): Fit | undefined {
  const { value } = node;
  if (!Array.isArray(value)) return undefined;
  const unnamed = fitUnnamed(fitter, type, node) ?? fitEntries(fitter, type, node) ?? fitRow(fitter, type, node);
  if (value.length < 2) {
    const ways = [fitter.fitOnly(type, node), unnamed];
    // Where a name may be any, `key` and `value` are none: it is one entry.
    return cheapest(type.fields.size === 0 ? ways.reverse() : ways);
  }
  const fits = value.map((item, index) => (isRecord(item) ? fitter.fit(type, partOf(node, index, item)) : undefined));
  const best = cheapest(fits);
  if (best === undefined) return unnamed;
  const at = fits.indexOf(best) + 1;
  const isAlone = fits.every((fit) => fit === undefined || fit.cost >= COST.lost || isSame(fit.value, best.value));
  const details = { count: value.length, place: ordinal(at), isGuess: !isAlone };
  const several = noted(best, 'best of list', node, details);
  return cheapest([several, unnamed]);
}

function ordinal(at: number): string {
  const ends = ['th', 'st', 'nd', 'rd'];
  const end = at % 100 > 10 && at % 100 < 14 ? undefined : ends[at % 10];
  return `${at}${end ?? 'th'}`;
}

/** The members of an object as a list: `[["a", 1]]`, `[{"key": "a", "value": 1}]`, `[{"a": 1}, {"b": 2}]`. */
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

/** The name and the value of a member that is written as an item of a list. */
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

/** What the name of a member is called where it is a value itself. */
const KEYS: ReadonlySet<string> = new Set(['key', 'name', 'field', 'property', 'attribute', 'parameter']);
