import type { Json } from '../../model.ts';
import type { Node } from '../node.ts';
import type { ObjectType, PlainType, Type } from '../type.ts';
import { type CoercionKind, codeOf, type Details, type Note, noteOf, type Row } from './coercions.ts';

/** A value read as a type: the result, and the changes that were necessary. */
export interface Fit {
  readonly value: Json;
  readonly node: Node;
  /** Of two ways to read a text, the cheaper one is meant. */
  readonly cost: number;
  readonly notes: readonly Note[];
  /** The parts whose value or place changed. */
  readonly parts: readonly FitPart[];
}

/** A part of a value, and where it is in it. */
export interface FitPart {
  readonly key: string | number;
  readonly fit: Fit;
}

/** Reads parts of a value for the readers of lists, objects and unions; undefined if a part does not fit. */
export interface Fitter {
  /** A value in the cheapest of all ways. */
  fit(type: Type, node: Node): Fit | undefined;
  /** The cost of a part that conforms to its type; `NOT` for others. */
  plainCost(type: Type, value: Json, node: Node): number;
  /** The members of an object as the fields of its type. `nodes` are those written elsewhere. */
  fitMembers(type: ObjectType, node: Node, nodes?: ReadonlyMap<string, Node>): Fit;
  /** A text that contains JSON. */
  fitInner(type: PlainType, node: Node): Fit | undefined;
  /** The only item of a list, as the value itself. */
  fitOnly(type: PlainType, node: Node): Fit | undefined;
  /** The member of an object that is the value. */
  fitWrapped(type: PlainType, node: Node): Fit | undefined;
}

const NONE: readonly never[] = [];

/** The maximum number of parts tried where one of them may be the value. Which of more is meant would be a guess. */
export const MOST_TRIED = 1000;

/** A value that fits its type unchanged. */
export function exact(node: Node): Fit {
  return { value: node.value, node, cost: 0, notes: NONE, parts: NONE };
}

/** Whether nothing was changed. */
export function isExact(fit: Fit): boolean {
  return fit.notes.length === 0 && fit.parts.length === 0 && fit.value === fit.node.value;
}

/** A value that replaces another one; `more` is an additional cost. */
export function made(node: Node, value: Json, kind: CoercionKind, details?: Details, more = 0): Fit {
  const note = noteOf(kind, node, value, details);
  return { value, node, cost: note.cost + more, notes: [note], parts: NONE };
}

/** A reading with an additional note about it, or about the value around it. */
export function noted(fit: Fit, how: CoercionKind | Row, node: Node, details?: Details, more = 0): Fit {
  const note = noteOf(how, node, fit.value, details);
  const { value, cost, notes, parts } = fit;
  return { value, node: fit.node, cost: cost + note.cost + more, notes: [...notes, note], parts };
}

/** A list of readings; `more` is an additional cost. */
export function listed(node: Node, items: readonly Fit[], more = 0): Fit {
  const value = items.map((fit) => fit.value);
  const cost = items.reduce((sum, fit) => sum + fit.cost, more);
  return { value, node, cost, notes: NONE, parts: items.map((fit, key) => ({ key, fit })) };
}

/** The cheapest reading; of equals, the first. */
export function cheapest(fits: readonly (Fit | undefined)[]): Fit | undefined {
  let best: Fit | undefined;
  for (const fit of fits) if (fit !== undefined && (best === undefined || fit.cost < best.cost)) best = fit;
  return best;
}

/** Whether a value lacks the name of its field, so that nothing around it shows that it is meant. */
export function isUnnamed({ notes }: Fit): boolean {
  return notes.some((note) => codeOf(note) === 'unnamed-value');
}
