import { isRecord } from '../../../core/record.ts';
import { type Cfg, characterOf, choiceOf, NOTHING, sequenceOf } from '../cfg.ts';
import type { Rules } from './rules.ts';
import { allBut, without } from './without.ts';

export const text = (value: string): Cfg => ({ kind: 'text', text: value });
export const sequence = (...parts: readonly Cfg[]): Cfg => sequenceOf(parts);
export const optional = (item: Cfg): Cfg => choiceOf([item, NOTHING]);
export const many = (item: Cfg): Cfg => ({ kind: 'many', item });
/** Parts with something between them. */
export const listOf = (item: Cfg, between: Cfg): Cfg => sequence(item, many(sequence(between, item)));

/** In which notation values are written. */
export type Notation = 'json' | 'python' | { readonly quote: string };

/** Deeper schemas are taken for any value. */
const MAX_DEPTH = 50;
const DIGITS = 14;
const COMMA = sequence(text(','), optional(text(' ')));
const COLON = sequence(text(':'), optional(text(' ')));

/** Makes rules for values, by the JSON Schemas of their tools. */
export class Values {
  readonly #rules: Rules;
  readonly #notation: Notation;

  constructor(rules: Rules, notation: Notation) {
    this.#rules = rules;
    this.#notation = notation;
  }

  /** What fits a schema. */
  of(schema: unknown, depth = 0): Cfg {
    if (!isRecord(schema) || depth > MAX_DEPTH) return this.#any();
    const members = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(schema.enum)) return choiceOf(schema.enum.map((value) => this.literal(value)));
    if ('const' in schema) return this.literal(schema.const);
    if (Array.isArray(members) && members.length > 0)
      return choiceOf(members.map((member) => this.of(member, depth + 1)));
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    return choiceOf(types.map((type) => this.#ofType(type, schema, depth)));
  }

  /** The arguments of a tool: an object. */
  object(schema: unknown): Cfg {
    return isRecord(schema) ? this.#object(schema, 0) : this.#anyObject();
  }

  /** `port='Husum', hour=6`: what is between the brackets of a call in Python. */
  named(schema: unknown): Cfg {
    const known = fieldsOf(schema);
    if (known === null) return optional(listOf(sequence(this.#name(), text('='), this.#any()), COMMA));
    return this.#fields(known, (key, value) => sequence(text(`${key}=`), this.of(value, 1)));
  }

  /** One value, as it is. */
  literal(value: unknown): Cfg {
    if (typeof value === 'string' && typeof this.#notation === 'object')
      return text(this.#notation.quote + value + this.#notation.quote);
    if (this.#notation === 'python' && (value === null || typeof value === 'boolean'))
      return text(value === null ? 'None' : value ? 'True' : 'False');
    return text(JSON.stringify(value) ?? 'null');
  }

  #ofType(type: unknown, schema: Record<string, unknown>, depth: number): Cfg {
    switch (type) {
      case 'string':
        return this.#string();
      case 'integer':
        return this.#integer();
      case 'number':
        return this.#number();
      case 'boolean':
        return choiceOf([this.literal(true), this.literal(false)]);
      case 'null':
        return this.literal(null);
      case 'array':
        return sequence(text('['), optional(listOf(this.of(schema.items, depth + 1), COMMA)), text(']'));
      case 'object':
        return this.#object(schema, depth);
      default:
        return isRecord(schema.properties) ? this.#object(schema, depth) : this.#any();
    }
  }

  #object(schema: Record<string, unknown>, depth: number): Cfg {
    const known = fieldsOf(schema);
    if (known === null) return this.#anyObject();
    const inside = this.#fields(known, (key, value) => sequence(this.#key(key), COLON, this.of(value, depth + 1)));
    return sequence(text('{'), inside, text('}'));
  }

  /** Fields in their order, with commas between those that are there. */
  #fields({ fields, required }: Fields, write: (key: string, value: unknown) => Cfg): Cfg {
    let first: Cfg = NOTHING;
    let behind: Cfg = NOTHING;
    for (const [key, value] of [...fields].reverse()) {
      const field = this.#rules.named('field', write(key, value));
      const isDue = required.has(key);
      const leads = sequence(field, behind);
      first = isDue ? leads : choiceOf([leads, first]);
      const follows = sequence(COMMA, field);
      behind = this.#rules.named('fields', sequence(isDue ? follows : optional(follows), behind));
    }
    return first;
  }

  #key(key: string): Cfg {
    return typeof this.#notation === 'object' ? text(key) : text(JSON.stringify(key));
  }

  #any(): Cfg {
    return this.#rules.once('value', () =>
      choiceOf([
        this.#anyObject(),
        sequence(text('['), optional(listOf({ kind: 'rule', name: 'value' }, COMMA)), text(']')),
        this.#string(),
        this.#number(),
        this.literal(true),
        this.literal(false),
        this.literal(null),
      ]),
    );
  }

  #anyObject(): Cfg {
    return this.#rules.once('object', () => {
      const key = typeof this.#notation === 'object' ? this.#name() : this.#string();
      return sequence(text('{'), optional(listOf(sequence(key, COLON, this.#any()), COMMA)), text('}'));
    });
  }

  #string(): Cfg {
    if (typeof this.#notation === 'object') {
      const { quote } = this.#notation;
      return sequence(text(quote), without(this.#rules, 'marked', [quote], quote.length), text(quote));
    }
    return this.#rules.once('string', () => {
      const plain = characterOf(allBut(['"', '\\', '\n', '\t']));
      const escaped = choiceOf([...'"\\/bfnrt'].map((char) => text(`\\${char}`)));
      return sequence(text('"'), many(choiceOf([plain, escaped])), text('"'));
    });
  }

  #integer(): Cfg {
    return this.#rules.once('integer', () => {
      const nonZero: Cfg = { kind: 'set', points: [[0x31, 0x39]] };
      return sequence(optional(text('-')), choiceOf([text('0'), sequence(nonZero, upTo(DIGITS, DIGIT))]));
    });
  }

  #number(): Cfg {
    return this.#rules.once('number', () =>
      sequence(this.#integer(), optional(sequence(text('.'), DIGIT, upTo(DIGITS, DIGIT)))),
    );
  }

  #name(): Cfg {
    return nameOf(this.#rules);
  }
}

const DIGIT: Cfg = { kind: 'set', points: [[0x30, 0x39]] };

/** Digits: of an index, of an id. */
export const digits: Cfg = { kind: 'some', item: DIGIT };

/** The name of a tool or of an argument that nothing is known of. */
export function nameOf(rules: Rules): Cfg {
  return rules.once('name', () => {
    const letters: [number, number][] = [
      [0x41, 0x5a],
      [0x5f, 0x5f],
      [0x61, 0x7a],
    ];
    return sequence({ kind: 'set', points: letters }, many({ kind: 'set', points: [[0x30, 0x39], ...letters] }));
  });
}

/** What is known of the arguments of a tool. */
export interface Fields {
  readonly fields: readonly (readonly [key: string, schema: unknown])[];
  readonly required: ReadonlySet<unknown>;
}

/** The properties of a schema; null where any may be there. */
export function fieldsOf(schema: unknown): Fields | null {
  if (!isRecord(schema) || !isRecord(schema.properties)) return null;
  return {
    fields: Object.entries(schema.properties),
    required: new Set(Array.isArray(schema.required) ? schema.required : []),
  };
}

function upTo(count: number, item: Cfg): Cfg {
  let whole: Cfg = NOTHING;
  for (let at = 0; at < count; at++) whole = optional(sequence(item, whole));
  return whole;
}
