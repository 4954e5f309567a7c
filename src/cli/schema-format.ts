import { type Typed, typed } from '../formats/json/typed/typed.ts';
import { readJsonObject } from './json-file.ts';
import { Problem } from './problem.ts';
import { formats } from './registry.ts';

/**
 * Registers the format of JSON answers that a JSON Schema describes.
 *
 * @returns its name
 * @throws {Problem} when the file is not a JSON Schema, or uses unsupported keywords
 */
export async function loadSchema(file: string): Promise<string> {
  const format = typedFormat(await readJsonObject(file), file);
  formats.push(format);
  return format.name;
}

/**
 * The format of JSON answers that a JSON Schema describes.
 *
 * @param name of the schema, for error messages
 * @throws {Problem} when it uses unsupported keywords
 */
export function typedFormat(schema: Record<string, unknown>, name: string): Typed<unknown> {
  try {
    return typed(schema);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Problem(`${name}: ${error.message}`, 'write a JSON Schema of the keywords that the guide lists');
  }
}
