import { appendTo } from '../../core/maps.ts';
import { getOwn, isRecord, setOwn } from '../../core/record.ts';
import {
  type ApiContract,
  type DesignSpecification,
  type ErrorResponse,
  METHODS,
} from '../../formats/design/inside.ts';
import type { Json } from '../../formats/json/embedding.ts';

/** An OpenAPI document: plain JSON. */
export type OpenApi = Record<string, Json>;

/**
 * The endpoints of a design as an OpenAPI 3.1 document.
 *
 * Parameters in the path (`{id}`, `:id`) are path parameters, all others are query parameters. The informal schemas
 * become JSON Schemas: `"string (email, required)"` is a required string with the format `email` and the text as its
 * description. A success is `2XX`, because a design does not give the exact code. Rate limits are under `x-rate-limit`,
 * endpoints with methods unknown to OpenAPI under `x-` plus the method. Of two equal endpoints the first counts.
 *
 * @example JSON.stringify(toOpenAPI(parse(text).value), null, 2)
 */
export function toOpenAPI(design: DesignSpecification): OpenApi {
  const paths: Record<string, Json> = {};
  const ids = new Map<string, number>();
  for (const contract of design.api_contracts) {
    const { path } = splitEndpoint(contract.endpoint);
    const item = getOwn(paths, path);
    const operations: Record<string, Json> = isRecord(item) ? item : {};
    const method = METHODS.some((known) => known === contract.method)
      ? contract.method.toLowerCase()
      : `x-${slug(contract.method).toLowerCase()}`;
    if (getOwn(operations, method) === undefined) operations[method] = operation(contract, ids);
    setOwn(paths, path, operations);
  }
  const secured = design.api_contracts.some(({ authentication_required }) => authentication_required);
  return {
    openapi: '3.1.0',
    info: { title: design.task_id, version: '1.0.0', description: design.architecture_overview },
    paths,
    ...(secured ? { components: { securitySchemes: { [SCHEME]: securityScheme(design) } } } : {}),
  };
}

const SCHEME = 'auth';

function operation(contract: ApiContract, ids: Map<string, number>): Json {
  const { request_schema: body, rate_limit: rate } = contract;
  const parameters = parametersOf(contract);
  return {
    operationId: operationId(contract, ids),
    description: contract.description,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined || body === null ? {} : { requestBody: { required: true, ...content(body) } }),
    responses: responsesOf(contract),
    security: contract.authentication_required ? [{ [SCHEME]: [] }] : [],
    ...(rate === undefined ? {} : { 'x-rate-limit': rate }),
  };
}

/** The path with `{…}` around its parameters, and the names after a `?`. */
function splitEndpoint(endpoint: string): { path: string; pathNames: string[]; queryNames: string[] } {
  const [bare = '', query = ''] = endpoint.split('?', 2);
  const pathNames: string[] = [];
  const steps = bare.split('/').map((step) => {
    if (step.length > 1 && step.startsWith(':')) {
      pathNames.push(step.slice(1));
      return `{${step.slice(1)}}`;
    }
    for (const part of step.split('{').slice(1)) {
      const end = part.indexOf('}');
      if (end > 0) pathNames.push(part.slice(0, end));
    }
    return step;
  });
  const path = steps.join('/');
  const queryNames = query.split('&').map((part) => part.split('=', 1)[0] ?? '');
  return { path: path.startsWith('/') ? path : `/${path}`, pathNames, queryNames };
}

function parametersOf(contract: ApiContract): Json[] {
  const texts = new Map<string, { text: string; optional: boolean }>();
  for (const [written, text] of Object.entries(contract.request_params ?? {})) {
    const optional = written.endsWith('?');
    texts.set(optional ? written.slice(0, -1) : written, { text, optional });
  }
  const { pathNames, queryNames } = splitEndpoint(contract.endpoint);
  const inPath = new Set(pathNames);
  const inQuery = [...texts.keys(), ...queryNames].filter((name) => name !== '' && !inPath.has(name));
  return [
    ...[...inPath].map((name) => parameter(name, 'path', true)),
    ...[...new Set(inQuery)].map((name) => parameter(name, 'query', false)),
  ];

  function parameter(name: string, place: 'path' | 'query', required: boolean): Json {
    const { text, optional } = texts.get(name) ?? { text: '', optional: false };
    const { description, ...schema } = textSchema(text);
    return {
      name,
      in: place,
      required: required || (!optional && mentions(text, 'required')),
      ...(description === undefined ? {} : { description }),
      schema,
    };
  }
}

function responsesOf({ response_schema: success, error_responses: failures }: ApiContract): Json {
  const byStatus = new Map<string, ErrorResponse[]>();
  for (const failure of failures) {
    const { status } = failure;
    const key = Number.isInteger(status) && status >= 100 && status <= 599 ? String(status) : 'default';
    appendTo(byStatus, key, failure);
  }
  return {
    '2XX': { description: 'Success', ...(success === null ? {} : content(success)) },
    ...Object.fromEntries(
      [...byStatus].map(([status, all]) => [
        status,
        { description: all.map(({ code, message }) => `${code}: ${message}`).join('\n') },
      ]),
    ),
  };
}

function content(sample: Json): { content: Json } {
  return { content: { 'application/json': { schema: sampleSchema(sample) } } };
}

/** The authentication scheme named in the design's technology stack; a bearer token by default. */
function securityScheme({ technology_stack: stack }: DesignSpecification): Json {
  const [, text = ''] = Object.entries(stack).find(([name]) => mentions(name, 'auth', 'authentication')) ?? [];
  const description = text === '' ? {} : { description: text };
  if (mentions(text, 'cookie', 'session')) return { type: 'apiKey', in: 'cookie', name: 'session', ...description };
  if (mentions(text, 'basic')) return { type: 'http', scheme: 'basic', ...description };
  if (mentions(text, 'key', 'apikey')) return { type: 'apiKey', in: 'header', name: 'X-API-Key', ...description };
  return { type: 'http', scheme: 'bearer', ...description };
}

/** A unique name for each operation: `get_users_id`. */
function operationId({ method, endpoint }: ApiContract, ids: Map<string, number>): string {
  const base = slug(`${method.toLowerCase()}_${endpoint}`);
  let nth = ids.get(base) ?? 1;
  let id = nth === 1 ? base : `${base}_${nth}`;
  while (nth > 1 && ids.has(id)) id = `${base}_${++nth}`;
  ids.set(base, nth + 1);
  if (nth > 1) ids.set(id, 2);
  return id;
}

function slug(text: string): string {
  return (
    text
      .split(/[^A-Za-z0-9]+/)
      .filter((part) => part !== '')
      .join('_') || 'unnamed'
  );
}

type Schema = Record<string, Json>;

/** The maximum depth of a schema; deeper values may be anything. */
const MAX_DEPTH = 100;

/**
 * The JSON Schema of a sample: objects and lists by their parts, texts by the types they describe, other values as
 * examples. An object that is a JSON Schema itself stays as it is.
 *
 * @example sampleSchema({ email: 'string (email, required)' })
 */
function sampleSchema(sample: Json, depth = 0): Schema {
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

/** Whether an object is not a sample but a schema: `{"type": "object", "properties": {…}}`. */
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

/** The types by the first word of a description. */
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

/** Words that determine the format of a string. */
const FORMATS: readonly (readonly [format: string, words: readonly string[]])[] = [
  ['uuid', ['uuid']],
  ['email', ['email']],
  ['date-time', ['timestamp', 'datetime']],
  ['date', ['date']],
  ['uri', ['url', 'uri']],
];

/**
 * The JSON Schema of an informal description. A text that does not begin with a type is a string.
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

/** Whether a text contains one of these words without `not` before it. */
function mentions(text: string, ...names: readonly string[]): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => names.includes(word) && words[at - 1] !== 'not');
}

/** The number of characters that a text requires: `max 80 chars`. */
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

/** The words and numbers of a text, in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}
