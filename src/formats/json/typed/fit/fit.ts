import type { Severity } from '../../../../core/diagnostic.ts';
import type { Json } from '../../model.ts';
import type { OwnCode } from '../codes.ts';
import type { Node } from '../node.ts';

/** A sentence, or what makes it: only when somebody looks, for most readings are held against others and thrown away. */
export type Later = string | ((note: Note) => string);

/** Something that had to be done so that a value is of its type. */
export interface Note {
  /** `settled`: the type says which of two readings of a word counts; no finding of its own. */
  readonly code: OwnCode | 'settled';
  readonly node: Node;
  readonly message: Later;
  /** What the value was read as, where a sentence says it. */
  readonly value?: Json;
  readonly severity?: Severity;
  readonly hint?: Later;
  /** The field that it is about, when the value holds none. */
  readonly field?: string;
  /** Where names are that JSON found something wrong with, which this settles. */
  readonly settles?: readonly number[];
  /** What to write instead; only asked for when somebody looks. */
  readonly replacement?: (note: Note) => string | undefined;
}

/** A value read as a type: what it is, and how much had to be done for it. */
export interface Fit {
  readonly value: Json;
  readonly node: Node;
  /** Of two ways to read a text, the one with the lower cost is meant. */
  readonly cost: number;
  readonly notes: readonly Note[];
  /** The parts that are not what they were, or not where they were. */
  readonly parts: readonly FitPart[];
}

/** A part of a value, and where it is in it. */
export interface FitPart {
  readonly key: string | number;
  readonly fit: Fit;
}

const NONE: readonly never[] = [];

/** The sentence itself. */
export function now(text: Later, note: Note): string {
  return typeof text === 'string' ? text : text(note);
}

/** A value that is of its type as it is. */
export function exact(node: Node, cost = 0): Fit {
  return { value: node.value, node, cost, notes: NONE, parts: NONE };
}

/** Whether nothing had to be done. */
export function isExact(fit: Fit): boolean {
  return fit.notes.length === 0 && fit.parts.length === 0 && fit.value === fit.node.value;
}

/** A single value that stands for another. */
export function made(node: Node, value: Json, cost: number, note: Note): Fit {
  return { value, node, cost, notes: [note], parts: NONE };
}

/** The same reading with something more to say. */
export function withNote(fit: Fit, cost: number, note: Note): Fit {
  return { ...fit, cost: fit.cost + cost, notes: [...fit.notes, note] };
}

/** The reading that costs least; of equals, the first. */
export function cheapest(fits: readonly (Fit | undefined)[]): Fit | undefined {
  let best: Fit | undefined;
  for (const fit of fits) if (fit !== undefined && (best === undefined || fit.cost < best.cost)) best = fit;
  return best;
}
