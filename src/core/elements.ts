import type { EventStream } from './event-stream.ts';

/**
 * The paths of the lists in a model: keys joined by dots, without indices; the model itself is `''`. Six levels deep;
 * below, any name.
 *
 * @example ListPath<{ days: { stops: string[] }[] }> // 'days' | 'days.stops'
 */
export type ListPath<Model> = unknown extends Model ? string : ListPathFrom<Model, []>;

type ListPathFrom<Part, Steps extends readonly unknown[]> = Part extends Leaf
  ? never
  : Steps['length'] extends 6
    ? string
    : Part extends readonly (infer Item)[]
      ? '' | Exclude<ListPathFrom<Item, [...Steps, number]>, ''>
      : string extends keyof Part
        ? string
        : Part extends object
          ? {
              [Name in keyof Part & string]-?: Joined<Name, ListPathFrom<Part[Name], [...Steps, Name]>>;
            }[keyof Part & string]
          : string;

type Joined<Name extends string, Rest extends string> = Rest extends '' ? Name : `${Name}.${Rest}`;

/** A value without members. */
type Leaf = string | number | boolean | bigint | null | undefined;

/** The items of the list at a path. */
export type ItemAt<Model, At extends string> = unknown extends Model
  ? unknown
  : At extends `${infer Name}.${infer Rest}`
    ? ItemAt<PartAt<Model, Name>, Rest>
    : At extends ''
      ? ItemOf<Model>
      : ItemOf<PartAt<Model, At>>;

type PartAt<Part, Name extends string, Lists extends readonly unknown[] = []> = Part extends readonly (infer Item)[]
  ? Lists['length'] extends 3
    ? never
    : PartAt<Item, Name, [...Lists, Item]>
  : Name extends keyof Part
    ? Part[Name]
    : never;

type ItemOf<Part> = unknown extends Part ? unknown : Part extends readonly (infer Item)[] ? Item : never;

/**
 * Yields the items of a list, each as soon as it is whole, instead of the events. An item that is cut off, or does not
 * fit the type of a typed answer, is left out: see `events.result`. An item that only the end of the text completes
 * comes last. Items are never taken back, even if the text turns out to mean something else.
 *
 * @param path - the keys to the list, joined by dots, without indices; `''` is the model itself
 * @throws {TypeError} when the type of the answer has no list there
 * @throws {Error} when the events were read already
 *
 * @example for await (const day of elements(Trip.events(chunks), 'days')) show(day);
 */
export function elements<Model, const At extends ListPath<Model>>(
  events: EventStream<Model>,
  path: At,
): AsyncGenerator<ItemAt<Model, At>, void, undefined>;
export function elements(events: EventStream<unknown>, path: string): AsyncGenerator<unknown, void, undefined> {
  return events.elements(path);
}
