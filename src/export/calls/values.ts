import { isRecord } from '../../core/record.ts';
import { type Cfg, type ContextFree, characterOf, choiceOf, NOTHING, type Points, sequenceOf } from '../cfg.ts';

/** The rules of a grammar under construction. */
export class Rules {
  readonly #rules = new Map<string, Cfg>();
  #count = 0;

  /** A rule that is built on first use. */
  once(name: string, make: () => Cfg): Cfg {
    if (!this.#rules.has(name)) {
      // Registered before it is built, since it may be recursive.
      this.#rules.set(name, { kind: 'sequence', items: [] });
      this.#rules.set(name, make());
    }
    return { kind: 'rule', name };
  }

  /** A separate rule for a part that would otherwise be written several times. */
  named(prefix: string, part: Cfg): Cfg {
    this.#count++;
    const name = `${prefix}-${this.#count}`;
    this.#rules.set(name, part);
    return { kind: 'rule', name };
  }

  set(name: string, part: Cfg): void {
    this.#rules.set(name, part);
  }

  get(name: string): Cfg | undefined {
    return this.#rules.get(name);
  }

  /** The complete grammar. */
  from(start: string, part: Cfg): ContextFree {
    return { start, rules: new Map([[start, part], ...this.#rules]) };
  }
}

export const text = (value: string): Cfg => ({ kind: 'text', text: value });
export const optional = (item: Cfg): Cfg => choiceOf([item, NOTHING]);
export const many = (item: Cfg): Cfg => ({ kind: 'many', item });

/** A sequence of parts and texts; undefined and empty ones are left out. */
export function sequence(...parts: readonly (Cfg | string | undefined)[]): Cfg {
  return sequenceOf(
    parts.flatMap((part) => (typeof part === 'string' ? (part === '' ? [] : text(part)) : (part ?? []))),
  );
}

/** Parts separated by something. */
export const listOf = (item: Cfg, between: Cfg): Cfg => sequence(item, many(sequence(between, item)));

/** The notation of values. */
type Notation = 'json' | 'python' | { readonly quote: string };

/** Deeper schemas are treated as any value. */
const MAX_DEPTH = 50;
const DIGITS = 14;
export const COMMA: Cfg = sequence(',', optional(text(' ')));
export const COLON: Cfg = sequence(':', optional(text(' ')));

/** Builds rules for values from the JSON Schemas of tools. */
export class Values {
  readonly #rules: Rules;
  readonly #notation: Notation;

  constructor(rules: Rules, notation: Notation) {
    this.#rules = rules;
    this.#notation = notation;
  }

  /** The values that fit a schema. */
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

  /** `port='Husum', hour=6`: the arguments of a call in Python notation. */
  named(schema: unknown): Cfg {
    const known = fieldsOf(schema);
    if (known === null) return optional(listOf(sequence(this.#name(), '=', this.#any()), COMMA));
    return this.#fields(known, (key, value) => sequence(`${key}=`, this.of(value, 1)));
  }

  /** One given value. */
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
        return sequence('[', optional(listOf(this.of(schema.items, depth + 1), COMMA)), ']');
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
    return sequence('{', inside, '}');
  }

  /** Fields in order, with commas between the present ones. */
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
        sequence('[', optional(listOf({ kind: 'rule', name: 'value' }, COMMA)), ']'),
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
      return sequence('{', optional(listOf(sequence(key, COLON, this.#any()), COMMA)), '}');
    });
  }

  #string(): Cfg {
    if (typeof this.#notation === 'object') {
      const { quote } = this.#notation;
      return sequence(quote, without(this.#rules, 'marked', [quote], quote.length), quote);
    }
    return this.#rules.once('string', () => {
      const plain = characterOf(allBut(['"', '\\', '\n', '\t']));
      const escaped = choiceOf([...'"\\/bfnrt'].map((char) => text(`\\${char}`)));
      return sequence('"', many(choiceOf([plain, escaped])), '"');
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
      sequence(this.#integer(), optional(sequence('.', DIGIT, upTo(DIGITS, DIGIT)))),
    );
  }

  #name(): Cfg {
    return nameOf(this.#rules);
  }
}

const DIGIT: Cfg = { kind: 'set', points: [[0x30, 0x39]] };

/** Digits of an index or an id. */
export const digits: Cfg = { kind: 'some', item: DIGIT };

/** An unknown name of a tool or an argument. */
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

/** What a schema says about a tool's arguments. */
interface Fields {
  readonly fields: readonly (readonly [key: string, schema: unknown])[];
  readonly required: ReadonlySet<unknown>;
}

/** The properties of a schema; null when any are allowed. */
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

/**
 * Texts that contain none of some words and do not end with the beginning of one: one rule for each such beginning, as
 * in the Aho–Corasick automaton. Only the first `length` characters of a word count, to keep the grammar small: it
 * allows fewer texts, never more.
 */
export function without(rules: Rules, name: string, words: readonly string[], length: number): Cfg {
  return rules.once(name, () => {
    const banned = [...new Set(words.filter((word) => word !== '').map((word) => [...word].slice(0, length).join('')))];
    const holdsBanned = (text: string): boolean => banned.some((word) => text.includes(word));
    const beginnings = banned.flatMap((word) => [...word].map((_, end, chars) => chars.slice(0, end).join('')));
    const states = [...new Set(['', ...beginnings])].filter((state) => !holdsBanned(state));
    const ruleOf = (state: string): string => (state === '' ? name : `${name}-${states.indexOf(state)}`);
    const chars = [...new Set(banned.flatMap((word) => [...word]))];
    const any = characterOf(allBut(chars));
    for (const state of states) {
      const steps = chars.flatMap((char): Cfg[] => {
        const text = state + char;
        if (holdsBanned(text)) return [];
        const next = states.filter((one) => text.endsWith(one)).reduce((a, b) => (b.length > a.length ? b : a), '');
        return [
          sequenceOf([
            { kind: 'text', text: char },
            { kind: 'rule', name: ruleOf(next) },
          ]),
        ];
      });
      const goesOn = choiceOf([sequenceOf([any, { kind: 'rule', name }]), ...steps]);
      rules.set(ruleOf(state), state === '' ? { kind: 'optional', item: goesOn } : goesOn);
    }
    return rules.get(name) ?? NOTHING;
  });
}

/** Every character except control characters and the given ones. */
export function allBut(chars: readonly string[]): Points {
  const left: [number, number][] = [];
  const holes = [...chars.map((char) => char.codePointAt(0) ?? 0), 0x7f]
    .map((point): [number, number] => [point, point])
    .concat([
      [0, 8],
      [0x0b, 0x1f],
      [0xd800, 0xdfff],
    ])
    .sort((a, b) => a[0] - b[0]);
  let next = 0;
  for (const [from, to] of holes) {
    if (from > next) left.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  return [...left, [next, 0x10ffff]];
}
