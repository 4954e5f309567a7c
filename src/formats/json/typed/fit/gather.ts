import { isRecord, setOwn } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { type Node, partOf, pathOf } from '../node.ts';
import { type ObjectType, takes } from '../type.ts';
import { fieldNames } from './names.ts';

/** An object with the lists that lost their brackets. */
export interface Gathered {
  readonly value: Readonly<Record<string, Json>>;
  /** The field of the first of them. */
  readonly name: string;
  /** Where JSON found something wrong that is settled by this. */
  readonly settles: readonly number[];
}

/**
 * The strings that follow one where a list is due: `{"steps": "Cut", "Cook", "n": 1}`. To JSON they are names that have
 * lost a colon or a value; here they are the items of the list, unless they are names of fields.
 */
export function gather(type: ObjectType, node: Node): Gathered | undefined {
  const { holes, locate, outside } = node.source;
  if (holes === undefined || holes.length === 0 || !isRecord(node.value)) return undefined;
  const names = fieldNames(type, node.value);
  const value: Record<string, Json> = {};
  const settles: number[] = [];
  const lists: { readonly name: string; readonly items: Json[] }[] = [];
  let open: (typeof lists)[number] | undefined;
  let end = 0;
  for (const [name, member] of Object.entries(node.value)) {
    const range = locate(pathOf(partOf(node, name, member)));
    const hole = holes[firstFrom(holes, end)];
    const isHole = hole !== undefined && range !== undefined && hole <= range.start;
    if (open !== undefined && isHole && !names.has(name) && isStray(member)) {
      open.items.push(name, ...(member === null ? [] : [member]));
      settles.push(outside({ start: hole, end: hole }).start);
    } else {
      setOwn(value, name, member);
      const field = type.fields.get(names.get(name) ?? '');
      const isFirst = typeof member === 'string' && field !== undefined && takes(field.type, 'list');
      open = isFirst ? { name, items: [member] } : undefined;
      if (open !== undefined) lists.push(open);
    }
    if (range !== undefined) end = range.end;
  }
  const [first] = lists.filter(({ items }) => items.length > 1);
  if (first === undefined) return undefined;
  for (const { name, items } of lists) if (items.length > 1) setOwn(value, name, items);
  return { value, name: first.name, settles };
}

/** The index of the first of some places that is not before another. */
function firstFrom(places: readonly number[], start: number): number {
  let low = 0;
  for (let high = places.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isStray(member: Json | undefined): member is string | null {
  return typeof member === 'string' || member === null;
}
