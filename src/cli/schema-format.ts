import { typed } from '../formats/json/typed/typed.ts';
import { readJsonObject } from './json-file.ts';
import { Problem } from './problem.ts';
import { formats } from './registry.ts';

/**
 * Makes known the format of JSON answers that a JSON Schema describes.
 *
 * @returns its name
 * @throws {Problem} when the file holds no JSON Schema, or one with demands that are not known here
 */
export async function loadSchema(file: string): Promise<string> {
  const schema = await readJsonObject(file);
  try {
    const format = typed(schema);
    formats.push(format);
    return format.name;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Problem(`${file}: ${error.message}`, 'write a JSON Schema of the keywords that the guide lists');
  }
}
