import { getOrMake } from '../../../core/maps.ts';
import { isRecord } from '../../../core/record.ts';
import { aliasesOf, aliasesOfWord } from './schema/aliases.ts';
import {
  type JsonSchema,
  Nesting,
  numberOf,
  referenced,
  schemaOf,
  schemasByName,
  schemasOf,
  textsOf,
} from './schema/json-schema.ts';
import {
  ANY,
  BOOLEAN,
  type Field,
  NULL,
  type ObjectType,
  objectType,
  type PlainType,
  plainType,
  TEXT,
  type Type,
  type Word,
} from './type.ts';

type Keywords = Exclude<JsonSchema, boolean>;

/**
 * The type that a JSON Schema describes. Unsupported keywords (patterns, bounds, …) make it accept more values than the
 * schema, never fewer.
 *
 * @throws {TypeError} when the schema contains an unresolvable reference
 */
export function compile(schema: JsonSchema): PlainType {
  return plainType(new Compiler(schema).type(schema));
}

class Compiler {
  readonly #whole: JsonSchema;
  readonly #references = new Map<string, Type>();
  readonly #together = new Together();
  readonly #nesting = new Nesting();

  constructor(whole: JsonSchema) {
    this.#whole = whole;
  }

  type(schema: JsonSchema): Type {
    if (typeof schema === 'boolean') return ANY;
    const parts = this.#nesting.within(() => this.#parts(schema));
    const all = parts.length === 0 ? ANY : parts.reduce((one, other) => this.#together.of(one, other));
    return schema.nullable === true ? { kind: 'union', members: [all, NULL] } : all;
  }

  /** The types that a schema requires at the same time. */
  #parts(schema: Keywords): Type[] {
    const parts: Type[] = [];
    if (typeof schema.$ref === 'string') parts.push(this.#reference(schema.$ref));
    const own = this.#own(schema);
    if (own !== undefined) parts.push(own);
    for (const part of schemasOf(schema.allOf) ?? []) parts.push(this.type(part));
    for (const members of [schemasOf(schema.anyOf), schemasOf(schema.oneOf)])
      if (members !== undefined) parts.push(unionOf(members.map((member) => named(this.type(member), member))));
    return parts;
  }

  #reference(ref: string): Type {
    const known = this.#references.get(ref);
    if (known !== undefined) return known;
    const target = referenced(ref, this.#whole);
    const type = lazily(() => this.type(target));
    this.#references.set(ref, type);
    return type;
  }

  /** The type of the keywords besides `allOf` and the like; undefined if they require nothing. */
  #own(schema: Keywords): Type | undefined {
    if ('const' in schema) return wordsOf([schema.const], schema);
    if (Array.isArray(schema.enum)) return wordsOf(schema.enum, schema);
    const { type } = schema;
    if (Array.isArray(type)) return unionOf(type.map((one) => this.#ofType(one, schema)));
    if (type !== undefined) return this.#ofType(type, schema);
    if (isRecord(schema.properties) || schema.additionalProperties !== undefined || schema.required !== undefined)
      return this.#ofType('object', schema);
    return schema.items !== undefined || schema.prefixItems !== undefined ? this.#ofType('array', schema) : undefined;
  }

  #ofType(type: unknown, schema: Keywords): Type {
    switch (type) {
      case 'string':
        return TEXT;
      case 'number':
      case 'integer':
        return {
          kind: 'number',
          isInteger: type === 'integer',
          most: numberOf(schema.maximum) ?? numberOf(schema.exclusiveMaximum) ?? Number.POSITIVE_INFINITY,
        };
      case 'boolean':
        return BOOLEAN;
      case 'null':
        return NULL;
      case 'array':
        return this.#list(schema);
      case 'object':
        return this.#object(schema);
      default:
        throw new TypeError(`the JSON Schema has the type ${JSON.stringify(type)}, which does not exist`);
    }
  }

  #list(schema: Keywords): Type {
    const first = schemasOf(schema.prefixItems) ?? schemasOf(schema.items) ?? [];
    const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
    return {
      kind: 'list',
      first: first.map((one) => this.type(one)),
      rest: rest === false ? null : this.type(schemaOf(rest)),
    };
  }

  #object(schema: Keywords): ObjectType {
    const required = new Set(textsOf(schema.required));
    const fields = new Map<string, Field>();
    for (const [name, one] of schemasByName(schema.properties))
      fields.set(name, { type: this.type(one), isRequired: required.has(name), aliases: aliasesOf(one) });
    const names = isRecord(schema.propertyNames) ? textsOf(schema.propertyNames.enum) : [];
    const rest = this.type(schemaOf(schema.additionalProperties ?? true));
    for (const name of names) if (!fields.has(name)) fields.set(name, { type: rest, isRequired: required.has(name) });
    for (const name of required) if (!fields.has(name)) fields.set(name, { type: ANY, isRequired: true });
    // Any field may match a pattern.
    const patterns = schemasByName(schema.patternProperties);
    if (patterns.length > 0) return objectType(fields, ANY);
    return objectType(fields, schema.additionalProperties === false || names.length > 0 ? null : rest);
  }
}

/** A union of types; unions of words are merged. */
function unionOf(members: readonly Type[]): Type {
  const [only, ...others] = members;
  if (only === undefined || others.length === 0) return only ?? ANY;
  const words: Word[] = [];
  const rest: Type[] = [];
  for (const member of members) {
    if (member.kind === 'words') words.push(...member.words);
    else rest.push(member);
  }
  if (words.length === 0) return { kind: 'union', members };
  return rest.length === 0 ? { kind: 'words', words } : { kind: 'union', members: [...rest, { kind: 'words', words }] };
}

/** Literal values: words if they are scalars. */
function wordsOf(values: readonly unknown[], schema: Keywords): Type {
  const words: Word[] = [];
  const others: Type[] = [];
  for (const value of values) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      words.push({ value, names: aliasesOfWord(schema, value) });
    else others.push(value === null ? NULL : ANY);
  }
  const type: Type = { kind: 'words', words };
  if (others.length > 0) return words.length === 0 ? unionOf(others) : { kind: 'union', members: [type, ...others] };
  return named(type, schema);
}

/**
 * A literal may also be called by its title, description, aliases or examples: `{ "const": "sun", "title": "Sunny" }`.
 */
function named(type: Type, schema: JsonSchema): Type {
  if (type.kind !== 'words' || typeof schema === 'boolean') return type;
  const [word, ...others] = type.words;
  if (word === undefined || others.length > 0) return type;
  const told = [schema.title, schema.description].filter((name) => typeof name === 'string');
  const names = [...told, ...aliasesOf(schema), ...textsOf(schema.examples)];
  return { kind: 'words', words: [{ value: word.value, names: [...new Set([...word.names, ...names])] }] };
}

/** The maximum number of pairs when intersecting two unions: beyond it, one of the two is used unchanged. */
const MAX_MEMBERS = 256;

/** Beyond this many intersected types, the first is used unchanged. */
const MAX_TOGETHER = 500;

/**
 * Intersections of types. A type may be recursive, also through an intersection. So an intersection is identified by
 * the types it is made of, and made once.
 */
class Together {
  readonly #ids = new Map<Type, number>();
  readonly #parts = new Map<Type, ReadonlySet<Type>>();
  readonly #made = new Map<string, Type>();

  /** The intersection of two types, or slightly more: of two that are not objects, the more specific one. */
  of(one: Type, other: Type): Type {
    if (other.kind === 'any') return one;
    if (one.kind === 'any') return other;
    const [parts, others] = [this.#partsOf(one), this.#partsOf(other)];
    const all = new Set([...parts, ...others]);
    if (all.size === parts.size) return one;
    if (all.size === others.size) return other;
    const key = [...all]
      .map((part) => getOrMake(this.#ids, part, () => this.#ids.size))
      .sort()
      .join();
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    if (this.#made.size >= MAX_TOGETHER) return one;
    const made =
      one.kind === 'ref' || other.kind === 'ref'
        ? lazily(() => this.of(plainType(one), plainType(other)))
        : this.#ofPlain(one, other);
    this.#made.set(key, made);
    if (made !== one && made !== other) this.#parts.set(made, all);
    return made;
  }

  /** The types that one is an intersection of. */
  #partsOf(type: Type): ReadonlySet<Type> {
    return this.#parts.get(type) ?? new Set([type]);
  }

  #ofPlain(one: PlainType, other: PlainType): Type {
    if (one.kind === 'union' && other.kind === 'union' && one.members.length * other.members.length > MAX_MEMBERS)
      return one;
    if (one.kind === 'union') return unionOf(one.members.map((member) => this.of(member, other)));
    if (other.kind === 'union') return unionOf(other.members.map((member) => this.of(one, member)));
    if (one.kind === 'object' && other.kind === 'object') return this.#ofObjects(one, other);
    return rank(one) <= rank(other) ? one : other;
  }

  #ofObjects(one: ObjectType, other: ObjectType): ObjectType {
    const fields = new Map(one.fields);
    for (const [name, field] of other.fields) {
      const before = fields.get(name);
      const isRequired = field.isRequired || before?.isRequired === true;
      const aliases = [...(before?.aliases ?? []), ...(field.aliases ?? [])];
      const type = before === undefined ? field.type : this.of(before.type, field.type);
      fields.set(name, { type, isRequired, aliases });
    }
    return objectType(fields, one.rest === null || other.rest === null ? null : this.of(one.rest, other.rest));
  }
}

/** The maximum length of a chain of references without anything else. */
const MOST_REFERENCES = 200;
let references = 0;

/**
 * A type that is made on demand. A purely circular one allows anything, as does the last one of a chain that is too
 * long.
 */
function lazily(make: () => Type): Type {
  let made: PlainType | undefined;
  let isMaking = false;
  return {
    kind: 'ref',
    target: () => {
      if (made !== undefined) return made;
      if (isMaking || references >= MOST_REFERENCES) return ANY;
      isMaking = true;
      references++;
      try {
        made = plainType(make());
      } finally {
        references--;
        isMaking = false;
      }
      return made;
    },
  };
}

/** How specific a type is, most specific first. */
function rank(type: PlainType): number {
  const order: readonly PlainType['kind'][] = ['words', 'number', 'object', 'list'];
  const at = order.indexOf(type.kind);
  return at === -1 ? order.length : at + (type.kind === 'number' && !type.isInteger ? 0.5 : 0);
}
