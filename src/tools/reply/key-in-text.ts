import type { Json } from '../../formats/json/embedding.ts';
import type { CallWriter } from '../call.ts';
import { isObject } from '../call-object.ts';

/** What begins an argument of Python. */
const KEY = /,\s*([\p{L}_]\w*)\s*=\s*["'[{(\dTFN-]/gu;

/** `path="a" b, content="x"`: behind a quote in a string, an argument of the tool that is not there. */
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
