import { setOwn } from '../../core/record.ts';
import type { Json } from '../../formats/json/embedding.ts';

/** A JSON Schema object. */
type Schema = Record<string, Json>;

/** How deep a schema goes; what is deeper may be anything. */
const MAX_DEPTH = 100;

/**
 * The JSON Schema that a sample stands for: objects and lists by their parts, texts by what they say of a type, other
 * values as examples. An object that is a JSON Schema itself stays as it is.
 *
 * @example sampleSchema({ email: 'string (email, required)' })
 */
export function sampleSchema(sample: Json, depth = 0): Schema {
  if (depth > MAX_DEPTH) return {};
  if (typeof sample === 'string') return textSchema(sample);
  if (sample === null) return { type: 'null' };
  if (typeof sample === 'boolean') return { type: 'boolean', examples: [sample] };
  if (typeof sample === 'number') return { type: Number.isInteger(sample) ? 'integer' : 'number', examples: [sample] };
  if (Array.isArray(sample)) {
    const kinds = new Map(
      sample.map((item) => sampleSchema(item, depth + 1)).map((item) => [JSON.stringify(item), item]),
    );
    const items = [...kinds.values()];
    const [first = {}] = items;
    return { type: 'array', items: items.length > 1 ? { anyOf: items } : first };
  }
  return isSchema(sample) ? sample : objectSchema(sample, depth);
}

function objectSchema(sample: { [key: string]: Json }, depth: number): Schema {
  const properties: Schema = {};
  const required: string[] = [];
  for (const [written, part] of Object.entries(sample)) {
    const optional = written.length > 1 && written.endsWith('?');
    const name = optional ? written.slice(0, -1) : written;
    setOwn<Json>(properties, name, sampleSchema(part, depth + 1));
    if (!optional && typeof part === 'string' && mentions(part, 'required') && !required.includes(name))
      required.push(name);
  }
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}

/** Whether an object is no sample but says `{"type": "object", "properties": {…}}`. */
function isSchema(sample: { [key: string]: Json }): boolean {
  const { type, properties } = sample;
  return (
    type === 'object' &&
    typeof properties === 'object' &&
    properties !== null &&
    !Array.isArray(properties) &&
    Object.values(properties).every((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
  );
}

/** What the first word of a description says. */
const TYPES: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ...['string', 'str', 'text', 'varchar', 'char'].map((word) => [word, { type: 'string' }] as const),
  ...['integer', 'int', 'long', 'bigint'].map((word) => [word, { type: 'integer' }] as const),
  ...['number', 'float', 'double', 'decimal'].map((word) => [word, { type: 'number' }] as const),
  ...['boolean', 'bool'].map((word) => [word, { type: 'boolean' }] as const),
  ...['object', 'dict', 'map'].map((word) => [word, { type: 'object' }] as const),
  ...['array', 'list'].map((word) => [word, { type: 'array', items: {} }] as const),
  ['null', { type: 'null' }],
  ['none', { type: 'null' }],
  ['any', {}],
  ['uuid', { type: 'string', format: 'uuid' }],
  ['email', { type: 'string', format: 'email' }],
  ['date', { type: 'string', format: 'date' }],
  ['datetime', { type: 'string', format: 'date-time' }],
  ['timestamp', { type: 'string', format: 'date-time' }],
  ['uri', { type: 'string', format: 'uri' }],
  ['url', { type: 'string', format: 'uri' }],
]);

/** Words that tell the format of a string. */
const FORMATS: readonly (readonly [format: string, words: readonly string[]])[] = [
  ['uuid', ['uuid']],
  ['email', ['email']],
  ['date-time', ['timestamp', 'datetime']],
  ['date', ['date']],
  ['uri', ['url', 'uri']],
];

/**
 * The JSON Schema of an informal description. A text that begins with no type is a string.
 *
 * @example textSchema('string (email, max 80 chars)') // { type: 'string', format: 'email', maxLength: 80, description: … }
 */
export function textSchema(text: string): Schema {
  const words = wordsOf(text);
  const found = TYPES.get(words[0] ?? '');
  const schema: Schema = { ...(found ?? { type: 'string' }) };
  const description = text === '' ? {} : { description: text };
  if (text.trimStart().toLowerCase().startsWith(`${words[0]}[]`))
    return { type: 'array', items: schema, ...description };
  if (schema.type === 'array') {
    const item = TYPES.get(singular(words[1] === 'of' ? (words[2] ?? '') : (words[1] ?? '')));
    if (item !== undefined) schema.items = item;
  }
  if (schema.type === 'string' && found !== undefined) {
    const format = FORMATS.find(([, names]) => names.some((name) => words.includes(name)))?.[0];
    if (schema.format === undefined && format !== undefined) schema.format = format;
    const [least, most] = [lengthAfter('min', words), lengthAfter('max', words)];
    if (least !== undefined) schema.minLength = least;
    if (most !== undefined && most >= (least ?? 0)) schema.maxLength = most;
  }
  if (
    typeof schema.type === 'string' &&
    schema.type !== 'null' &&
    (words.includes('nullable') || follows('or', 'null', words))
  )
    schema.type = [schema.type, 'null'];
  return { ...schema, ...description };
}

/** Whether a text has one of these words, and no `not` before it. */
export function mentions(text: string, ...names: readonly string[]): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => names.includes(word) && words[at - 1] !== 'not');
}

/** The number of characters that a text demands: `max 80 chars`. */
function lengthAfter(word: string, words: readonly string[]): number | undefined {
  for (const [at, found] of words.entries()) {
    if (found !== word && found !== `${word}imum`) continue;
    const length = Number(words[at + 1]);
    const unit = words[at + 2] ?? '';
    if (Number.isSafeInteger(length) && (unit === 'chars' || unit === 'characters' || unit === 'char')) return length;
  }
  return undefined;
}

function follows(first: string, second: string, words: readonly string[]): boolean {
  return words.some((word, at) => word === first && words[at + 1] === second);
}

function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words and numbers of a text in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}
