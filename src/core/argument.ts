/**
 * Rejects an argument that is not a string, for untyped callers.
 *
 * @throws {TypeError} naming the argument and what it is
 * @example requireText(Buffer.from('a'), 'chunk')
 * // TypeError: chunk must be a string, not a Buffer: decode bytes as a stream, with TextDecoderStream or
 * setEncoding('utf8')
 */
export function requireText(value: unknown, name: string): void {
  if (typeof value === 'string') return;
  const hint = ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? DECODE : '';
  throw new TypeError(`${name} must be a string, not ${kindOf(value)}${hint}`);
}

/**
 * Rejects an argument that is not an object.
 *
 * @throws {TypeError} naming the argument and what it is
 * @example requireObject(null, 'value') // TypeError: value must be an object, not null
 */
export function requireObject(value: unknown, name: string): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  throw new TypeError(`${name} must be an object, not ${kindOf(value)}`);
}

/**
 * Rejects an argument that is not a format.
 *
 * @throws {TypeError} saying what to pass
 * @example requireFormat('duckflow') // TypeError: format must be a format, such as the imported duckflow, not a string
 */
export function requireFormat(value: unknown, such = 'the imported duckflow'): void {
  if (typeof value === 'object' && value !== null && ('parse' in value || 'createStream' in value)) return;
  throw new TypeError(`format must be a format, such as ${such}, not ${kindOf(value)}`);
}

/**
 * Rejects an argument that is not a function.
 *
 * @throws {TypeError} naming the argument, its purpose, and what it is
 * @example requireFunction(undefined, 'model', 'takes messages') // TypeError: model must be a function that takes
 * messages, not undefined
 */
export function requireFunction(value: unknown, name: string, work: string): void {
  if (typeof value === 'function') return;
  throw new TypeError(`${name} must be a function that ${work}, not ${kindOf(value)}`);
}

const DECODE = ": decode bytes as a stream, with TextDecoderStream or setEncoding('utf8')";

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  const { constructor: made } = value;
  const name = typeof made === 'function' && /^\w+$/.test(made.name) ? made.name : 'object';
  return `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name === 'Object' ? 'object' : name}`;
}
