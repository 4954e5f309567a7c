/** A stretch of the input: UTF-16 code units, half-open. */
export interface Range {
  readonly start: number;
  readonly end: number;
}
