import { isRecord } from '../../../../core/record.ts';
import type { Json } from '../../model.ts';
import { type Node, partOf, rawOf } from '../node.ts';
import { type ListType, takes } from '../type.ts';
import { COST, cheapest, type Fit, isExact, made, type Note } from './fit.ts';
import type { Fitter } from './fitter.ts';
import { unreadable } from './object.ts';

/** A value read as a list. */
export function fitList(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const { value } = node;
  if (Array.isArray(value)) {
    const direct = fitItems(fitter, type, node, value);
    // Two lists around the items of one.
    return direct.cost >= COST.around && Array.isArray(value[0])
      ? cheapest([direct, fitter.fitOnly(type, node)])
      : direct;
  }
  if (value === null) return emptyList(node);
  const ways = [fitSeparated(fitter, type, node), fitSingle(fitter, type, node)];
  if (typeof value === 'string') ways.unshift(fitter.fitInner(type, node));
  if (isRecord(value)) ways.unshift(fitNamedList(fitter, type, node));
  return cheapest(ways);
}

function fitItems(fitter: Fitter, type: ListType, node: Node, items: readonly Json[]): Fit {
  const value: Json[] = [];
  const notes: Note[] = [];
  const parts: [number, Fit][] = [];
  let cost = 0;
  let isChanged = false;
  for (const [index, item] of items.entries()) {
    const part = partOf(node, index, item);
    const itemType = type.first[index] ?? type.rest;
    const fit = itemType === null ? undefined : fitter.fit(itemType, part);
    if (fit === undefined) {
      isChanged = true;
      cost += COST.lost;
      notes.push(unreadable(part, itemType === null ? 'An item more than there may be' : 'An item'));
      // In a tuple, the items behind keep their places.
      if (index < type.first.length) value.push(null);
      continue;
    }
    cost += fit.cost;
    if (!isExact(fit) || value.length !== index) {
      isChanged = true;
      parts.push([value.length, fit]);
    }
    value.push(fit.value);
  }
  return { value: isChanged ? value : node.value, node, cost, notes, parts };
}

function emptyList(node: Node): Fit {
  const message = 'null stands where a list has to; it is empty';
  return made(node, [], COST.kind, { code: 'other-kind', node, message, mend: () => '[]' });
}

/** One value that is the only item. */
function fitSingle(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const itemType = type.first[0] ?? type.rest;
  const fit = itemType === null || type.first.length > 1 ? undefined : fitter.fit(itemType, node);
  if (fit === undefined || fit.cost >= COST.lost) return undefined;
  const message = 'A single value stands where a list has to';
  const mend = (): string | undefined => {
    const raw = rawOf(node);
    return raw && `[${raw}]`;
  };
  const note: Note = { code: 'one-for-list', node, message, mend };
  return { value: [fit.value], node, cost: fit.cost + COST.around, notes: [note], parts: [[0, fit]] };
}

/** The list that stands in an object: `{"items": […]}`. */
function fitNamedList(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const fit = fitter.fitWrapped(type, node);
  // Each member may be a list of one: only a list itself is what the object is around of.
  return fit !== undefined && Array.isArray(fit.node.value) ? { ...fit, cost: fit.cost - COST.unknown } : undefined;
}

/** Items between commas in one string, where none of them is a text that may hold commas. */
function fitSeparated(fitter: Fitter, type: ListType, node: Node): Fit | undefined {
  const { value } = node;
  const itemType = type.rest;
  if (typeof value !== 'string' || itemType === null || type.first.length > 0) return undefined;
  if (takes(itemType, 'text') || takes(itemType, 'any') || value.length > MAX_TEXT) return undefined;
  const items = value.split(/[,;\n|]/);
  if (items.length < 2) return undefined;
  const fits = items.map((item) => fitter.fit(itemType, { ...node, value: item.trim() }));
  const read = fits.filter((fit) => fit !== undefined).filter(({ cost }) => cost < COST.guess);
  if (read.length < items.length) return undefined;
  const written = read.map((fit) => fit.value);
  const message = 'The items of a list stand in one text';
  const note: Note = { code: 'other-kind', node, message, mend: () => JSON.stringify(written) };
  return made(node, written, COST.around + COST.kind, note);
}

/** Lists in one text are short. */
const MAX_TEXT = 4000;
