import { isRecord } from '../../../core/record.ts';
import { shape as schema } from '../model.ts';

/** The structure of a part of the model: for following a path, and for reading it from JSON. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'flag' | 'json' | 'texts'; readonly optional?: true }
  | { readonly kind: 'list'; readonly of: Shape }
  | Fields;

/** An object with fixed fields. */
export interface Fields {
  readonly kind: 'fields';
  readonly of: Readonly<Record<string, Shape>>;
}

/**
 * The kinds of schemas without inner schemas; all others are text. `texts` is a record whose names the document
 * chooses.
 */
const KINDS: ReadonlyMap<unknown, 'number' | 'flag' | 'json' | 'texts'> = new Map([
  ['number', 'number'],
  ['boolean', 'flag'],
  ['custom', 'json'],
  ['record', 'texts'],
]);

/** The shape for a schema, and whether the value may be absent. */
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

/** The shape at a path of the model; undefined if the model has no such path. */
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
