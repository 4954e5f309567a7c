/**
 * Refuses an argument that is no string: callers without types pass them.
 *
 * @throws {TypeError} naming the argument and what it is
 * @example requireText(Buffer.from('a'), 'chunk')
 * // TypeError: chunk must be a string, not a Buffer: decode bytes as a stream, with TextDecoderStream or setEncoding('utf8')
 */
export function requireText(value: unknown, name: string): void {
  if (typeof value === 'string') return;
  const mend = ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? DECODE : '';
  throw new TypeError(`${name} must be a string, not ${kindOf(value)}${mend}`);
}

/**
 * Refuses an argument that is no object.
 *
 * @throws {TypeError} naming the argument and what it is
 * @example requireObject(null, 'value') // TypeError: value must be an object, not null
 */
export function requireObject(value: unknown, name: string): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  throw new TypeError(`${name} must be an object, not ${kindOf(value)}`);
}

const DECODE = ": decode bytes as a stream, with TextDecoderStream or setEncoding('utf8')";

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  const { constructor: made } = value;
  const name = typeof made === 'function' && /^\w+$/.test(made.name) ? made.name : 'object';
  return `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name === 'Object' ? 'object' : name}`;
}
