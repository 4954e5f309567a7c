import { shapeOf } from '../fit/union.ts';
import { type ListType, type ObjectType, type PlainType, plainType, type Type } from '../type.ts';

/** What a part that begins is read as while it grows. */
export type Steering =
  | { readonly kind: 'any' }
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly type: ListType }
  | { readonly kind: 'object'; readonly type: ObjectType }
  | Tagged;

/** Objects that one field tells apart. */
export interface Tagged {
  readonly kind: 'tagged';
  readonly members: readonly PlainType[];
  readonly tag: string;
}

/** What a part of a kind can only be read as; undefined where that is not certain before its end. */
export function steeringOf(type: Type, kind: string): Steering | undefined {
  const plain = plainType(type);
  const { members, tag } = plain.kind === 'union' ? shapeOf(plain) : { members: [plain], tag: undefined };
  if (members.some((member) => member.kind === 'any')) return { kind: 'any' };
  if (kind === 'text') return members.some((member) => member.kind === 'text') ? { kind: 'text' } : undefined;
  if (kind === 'array') {
    const [list, ...others] = members.filter((member) => member.kind === 'list');
    return list === undefined || others.length > 0 ? undefined : { kind: 'list', type: list };
  }
  const [object, ...others] = members.filter((member) => member.kind === 'object');
  if (object === undefined) return undefined;
  if (others.length === 0) return { kind: 'object', type: object };
  return tag === undefined ? undefined : { kind: 'tagged', members, tag };
}
