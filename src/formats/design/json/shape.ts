import { isRecord } from '../../../core/record.ts';
import { shape as schema } from '../model.ts';

/** What a part of the model is made of: for walking along a path, and for reading it from JSON. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'flag' | 'json' | 'texts'; readonly optional?: true }
  | { readonly kind: 'list'; readonly of: Shape }
  | Fields;

/** An object with fields of its own names. */
export interface Fields {
  readonly kind: 'fields';
  readonly of: Readonly<Record<string, Shape>>;
}

/** What the schemas are called that hold no others; all else is text. `texts` have the names that the document chooses. */
const KINDS: ReadonlyMap<unknown, 'number' | 'flag' | 'json' | 'texts'> = new Map([
  ['number', 'number'],
  ['boolean', 'flag'],
  ['custom', 'json'],
  ['record', 'texts'],
]);

/** The shape of a value that a schema describes, and whether it may be absent. */
function shapeOf(schema: unknown, optional: { readonly optional?: true } = {}): Shape {
  const { type, wrapped, item, entries }: Readonly<Record<string, unknown>> = isRecord(schema) ? schema : {};
  if (wrapped !== undefined) return shapeOf(wrapped, { optional: true });
  if (item !== undefined) return { kind: 'list', of: shapeOf(item) };
  return isRecord(entries) ? fieldsOf(entries) : { kind: KINDS.get(type) ?? 'text', ...optional };
}

function fieldsOf(entries: Readonly<Record<string, unknown>>): Fields {
  return {
    kind: 'fields',
    of: Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, shapeOf(field)])),
  };
}

/** The shape of the model. */
export const model: Fields = fieldsOf({ ...('entries' in schema && isRecord(schema.entries) && schema.entries) });

/** What is at a path into the model; undefined where the model has no such place. */
export function shapeAt(path: readonly (string | number)[]): Shape | undefined {
  let shape: Shape | undefined = model;
  for (const step of path) {
    if (shape === undefined || shape.kind === 'json') return shape;
    if (shape.kind === 'fields') shape = Object.hasOwn(shape.of, step) ? shape.of[step] : undefined;
    else if (shape.kind === 'list') shape = shape.of;
    else shape = shape.kind === 'texts' ? { kind: 'text' } : undefined;
  }
  return shape;
}
