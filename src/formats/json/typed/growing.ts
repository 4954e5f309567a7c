/**
 * A value while its text arrives: names that did not come yet are absent, texts and lists grow, and all else is there as a
 * whole or not at all. Undefined before anything came.
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
