import { getOrMake } from '../../../core/maps.ts';

/** The part of a schema that controls how a text is read. Each type accepts at least what its schema accepts. */
export type Type =
  | AnyType
  | TextType
  | NumberType
  | BooleanType
  | NullType
  | WordsType
  | ListType
  | ObjectType
  | UnionType
  | RefType;

/** Anything. */
export interface AnyType {
  readonly kind: 'any';
}

export interface TextType {
  readonly kind: 'text';
}

export interface NumberType {
  readonly kind: 'number';
  readonly isInteger: boolean;
  /** The allowed maximum, to interpret percentages. */
  readonly most: number;
}

export interface BooleanType {
  readonly kind: 'boolean';
}

export interface NullType {
  readonly kind: 'null';
}

/** One of some scalars: an enum, or a literal. */
export interface WordsType {
  readonly kind: 'words';
  readonly words: readonly Word[];
}

/** One of them, with its aliases. */
export interface Word {
  readonly value: string | number | boolean;
  readonly names: readonly string[];
}

/** A list; a tuple has types for its first items. */
export interface ListType {
  readonly kind: 'list';
  readonly first: readonly Type[];
  /** The type of further items; null if there are none. */
  readonly rest: Type | null;
}

export interface ObjectType {
  readonly kind: 'object';
  readonly fields: ReadonlyMap<string, Field>;
  /** The fields in order. */
  readonly order: readonly (readonly [name: string, field: Field])[];
  readonly required: number;
  /** The type of additional fields; null if there are none. */
  readonly rest: Type | null;
}

/** A field of an object. */
export interface Field {
  readonly type: Type;
  readonly isRequired: boolean;
  readonly aliases?: readonly string[];
}

export interface UnionType {
  readonly kind: 'union';
  readonly members: readonly Type[];
}

/** A type that is made on demand, since types may be recursive. */
export interface RefType {
  readonly kind: 'ref';
  readonly target: () => PlainType;
}

/** A type other than a reference. */
export type PlainType = Exclude<Type, RefType>;

/** Resolves a reference. */
export function plainType(type: Type): PlainType {
  return type.kind === 'ref' ? type.target() : type;
}

export const ANY: AnyType = { kind: 'any' };
export const TEXT: TextType = { kind: 'text' };
export const BOOLEAN: BooleanType = { kind: 'boolean' };
export const NULL: NullType = { kind: 'null' };

/** The members of a type, each once: all members of a union, including nested unions; for others the type itself. */
export function membersOf(type: Type): readonly PlainType[] {
  const plain = plainType(type);
  return getOrMake(knownMembers, plain, () => {
    const members = new Set<PlainType>();
    const seen = new Set<PlainType>();
    const waiting: Type[] = [plain];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const one = plainType(next);
      if (one.kind !== 'union') members.add(one);
      else if (!seen.has(one)) for (const member of one.members.toReversed()) waiting.push(member);
      seen.add(one);
    }
    return [...members];
  });
}

/** Cached for each type: a union that is a member of itself adds nothing. */
const knownMembers = new WeakMap<PlainType, readonly PlainType[]>();

/** Whether a type accepts a kind of value, that is, has a member of this kind. */
export function takes(type: Type, kind: PlainType['kind']): boolean {
  const plain = plainType(type);
  if (plain.kind !== 'union') return plain.kind === kind;
  return getOrMake(knownKinds, plain, () => new Set(membersOf(plain).map((member) => member.kind))).has(kind);
}

const knownKinds = new WeakMap<UnionType, ReadonlySet<PlainType['kind']>>();

export function objectType(fields: ReadonlyMap<string, Field>, rest: Type | null): ObjectType {
  let required = 0;
  for (const { isRequired } of fields.values()) if (isRequired) required++;
  return { kind: 'object', fields, order: [...fields], required, rest };
}

/** The discriminator of a union: a name under which its objects have different words. */
export function tagOf(members: readonly PlainType[]): string | undefined {
  const [first, ...others] = members.filter((member) => member.kind === 'object');
  if (first === undefined || others.length === 0) return undefined;
  const words = (object: ObjectType, name: string): readonly unknown[] | undefined => {
    const field = object.fields.get(name);
    const type = field && plainType(field.type);
    return type?.kind === 'words' ? type.words.map(({ value }) => value) : undefined;
  };
  for (const name of first.fields.keys()) {
    const all = [first, ...others].map((object) => words(object, name));
    if (all.every((some) => some !== undefined) && new Set(all.flat()).size === all.flat().length) return name;
  }
  return undefined;
}
