import { isRecord, setOwn } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { type Node, partOf } from '../node.ts';
import { type ObjectType, type PlainType, plainType, takes } from '../type.ts';
import { COST } from './cost.ts';
import { type Fit, type FitPart, noted } from './fit.ts';
import type { Fitter } from './fitter.ts';

/** A value that is where an object has to: its one field, where it has one, or one that is required. */
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
  // An object is no text that lost its name, and neither is a list of them.
  const isOfObjects = plain.kind === 'list' && plain.rest !== null && takes(plain.rest, 'object');
  if (isRecord(node.value) && plain.kind !== 'object' && !isOfObjects) return undefined;
  if (Array.isArray(node.value) && node.value.some(isRecord) && plain.kind === 'text') return undefined;
  const fit = fitter.fit(plain, node);
  if (fit === undefined || fit.cost >= COST.lost) return undefined;
  const value: Record<string, Json> = {};
  setOwn(value, name, fit.value);
  for (const [empty] of required.filter(isEmpty)) setOwn(value, empty, []);
  const isGuess = isLeaf || (node.around === null && !hasStructure(node, plain));
  const read = { value, node, cost: fit.cost, notes: [], parts: [{ key: name, fit }] };
  return noted(read, 'without name', node, { name, isGuess });
}

/** Whether a whole text says by its brackets what it is: a question is no city. */
function hasStructure({ value, source }: Node, field: PlainType): boolean {
  if (!Array.isArray(value)) return isRecord(value);
  return takes(field, 'list') && (source.isUnquoted !== true || value.some(isRecord));
}

/** The values of the fields in their order, without names: a row of a table. */
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
