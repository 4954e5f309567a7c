import type { Json } from '../../formats/json/embedding.ts';
import type { CallWriter } from '../call.ts';
import { isObject } from '../call-object.ts';

/** The beginning of a Python argument. */
const KEY = /,\s*([\p{L}_]\w*)\s*=\s*["'[{(\dTFN-]/gu;

/** In a string, a missing argument of the tool after a quote: `path="a" b, content="x"`. */
export function keyInText(value: Json, { schema }: CallWriter): string | undefined {
  const isNew = (key: string): boolean =>
    isObject(value) && !Object.hasOwn(value, key) && schema?.keys.includes(key) !== false;
  return Object.values(value ?? {})
    .filter((one) => typeof one === 'string')
    .flatMap((text) => [...behindQuote(text).matchAll(KEY)].map(([, key = '']) => key))
    .find(isNew);
}

function behindQuote(text: string): string {
  const quote = text.search(/["']/);
  return quote < 0 ? '' : text.slice(quote);
}
