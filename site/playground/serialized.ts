declare const content: unique symbol;

/** A value on its way from a worker, as one text: it costs the page something only when it is deserialized. */
export interface Serialized<Value> {
  readonly json: string;
  readonly [content]?: Value;
}

export function serialized<Value>(value: Value): Serialized<Value> {
  return { json: JSON.stringify(value) };
}

export function deserialized<Value>({ json }: Serialized<Value>): Value {
  return JSON.parse(json);
}
