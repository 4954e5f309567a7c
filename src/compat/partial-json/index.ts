/**
 * The exports of the package `partial-json`: the value of a text that is still arriving, for users who only change an
 * import.
 *
 * @packageDocumentation
 */

import { type Json, parse as read } from '../../formats/json/index.ts';

/** The kinds of values that may be cut off. */
export const Allow = {
  STR: 1,
  NUM: 2,
  ARR: 4,
  OBJ: 8,
  NULL: 16,
  BOOL: 32,
  ATOM: 51,
  COLLECTION: 12,
  ALL: 511,
} as const;

/** The text ends inside the value, and its kind may not be cut off. */
export class PartialJSON extends Error {}
/** There is no JSON in the text. */
export class MalformedJSON extends Error {}

/**
 * The value of a text as far as it has arrived. Mistakes are repaired where `partial-json` throws; `NaN` and `Infinity`
 * are texts.
 *
 * @param allow what may be cut off: a cut-off value of another kind is dropped
 * @throws {MalformedJSON} when there is no JSON in the text
 * @throws {PartialJSON} when the whole value would be dropped
 *
 * @example parse('[{"a": 1}, {"a": 3,', Allow.ARR) // [{ a: 1 }]
 */
export function parse(text: string, allow: number = Allow.ALL): Json {
  const { value, complete, diagnostics, locate } = read(text);
  const missing = diagnostics.find(({ code }) => code === 'json/missing-document');
  if (missing !== undefined) throw new MalformedJSON(missing.message);
  const isInString = diagnostics.some(({ code }) => code === 'json/missing-string-end');
  // The cut-off value is the last part of the last part; the outermost one that may not be cut off is dropped.
  const path: (string | number)[] = [];
  let leaveOut = (): void => {
    throw new PartialJSON('The text ends within the value');
  };
  for (let part: Json | undefined = complete ? undefined : value; part !== undefined; ) {
    const around: Json = part;
    const name = lastName(around);
    const inside = name === undefined ? locate(path)?.start : locate([...path, name])?.end;
    if (locate(path)?.end !== text.length || isClosed(around, text.slice(inside), isInString)) break;
    if ((kindOf(around) & allow) === 0) {
      leaveOut();
      break;
    }
    if (name === undefined) break;
    path.push(name);
    part = Reflect.get(Object(around), name);
    leaveOut = () => (Array.isArray(around) ? around.pop() : Reflect.deleteProperty(Object(around), name));
  }
  return value;
}

/** The name of the last part of an object or a list. */
function lastName(value: Json): string | number | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.length - 1;
  return typeof value === 'object' && value !== null ? Object.keys(value).at(-1) : undefined;
}

/** Whether a value at the end of the text is closed; `rest` is the text after its last part. */
function isClosed(value: Json, rest: string, isInString: boolean): boolean {
  if (typeof value === 'object' && value !== null) return rest.endsWith(Array.isArray(value) ? ']' : '}');
  return typeof value === 'string' && !isInString;
}

function kindOf(value: Json): number {
  if (value === null) return Allow.NULL;
  if (Array.isArray(value)) return Allow.ARR;
  if (typeof value === 'object') return Allow.OBJ;
  if (typeof value === 'string') return Allow.STR;
  return typeof value === 'number' ? Allow.NUM : Allow.BOOL;
}
