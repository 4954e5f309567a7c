import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Code } from './codes.ts';
import { byGrammar } from './format.ts';
import type { Json } from './model.ts';

/**
 * The JSON text of a value, without white space.
 *
 * @throws {PrintError} when the text does not read back as the value
 *
 * @example print({ a: [1] }) // '{"a":[1]}'
 */
export function print(value: Json): string {
  return byGrammar.print(value);
}

/** The problems of a value: everything that JSON text could not hold. */
export function check(value: Json): Diagnostic<Code>[] {
  return byGrammar.check(value);
}
