import type { Json } from '../../model.ts';
import type { Node } from '../node.ts';
import type { ObjectType, PlainType, Type } from '../type.ts';
import type { Fit } from './fit.ts';

/** Reads values as types: the cheapest way for each. What reads one kind of type asks it for the parts. */
export interface Fitter {
  /** A value read as a type; undefined where it cannot be one. */
  fit(type: Type, node: Node): Fit | undefined;
  /** What it costs to read a part that is of its type as it is written: most are, and need no closer look. `NOT` where it is not. */
  plainCost(type: Type, value: Json, around: Node): number;
  /** The members of an object as the fields of its type: nothing is around them. `nodes` are those written elsewhere. */
  fitMembers(type: ObjectType, node: Node, nodes?: ReadonlyMap<string, Node>): Fit;
  /** What a text that holds JSON means as a type. */
  fitInner(type: PlainType, node: Node): Fit | undefined;
  /** The only item of a list, as the value itself. */
  fitOnly(type: PlainType, node: Node): Fit | undefined;
  /** The member of an object that is the value: `{"answer": …}`. */
  fitWrapped(type: PlainType, node: Node): Fit | undefined;
}
