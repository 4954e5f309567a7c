/**
 * A value while its text arrives: names that have not arrived are absent, texts and lists grow, and everything else is
 * there as a whole or not at all. Undefined before anything has arrived.
 *
 * @example Growing<{ city: string; days: number }> // { city?: string; days?: number } | undefined
 */
export type Growing<Value> = GrowingPart<Value> | undefined;

/** A part of a value that has begun. */
type GrowingPart<Part> = unknown extends Part
  ? unknown
  : Part extends readonly (infer Item)[]
    ? number extends Part['length']
      ? readonly GrowingPart<Item>[]
      : { readonly [Index in keyof Part]?: GrowingPart<Part[Index]> }
    : Part extends object
      ? { readonly [Name in keyof Part]?: GrowingPart<Part[Name]> }
      : Part;
