declare const content: unique symbol;

/** A value on its way from a worker, as one text: it costs the page something only when it is opened. */
export interface Parcel<Value> {
  readonly json: string;
  readonly [content]?: Value;
}

export function parcel<Value>(value: Value): Parcel<Value> {
  return { json: JSON.stringify(value) };
}

export function opened<Value>({ json }: Parcel<Value>): Value {
  return JSON.parse(json);
}
