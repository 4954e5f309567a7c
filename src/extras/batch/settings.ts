/** What threads need to know about a run; plain data, since it is sent to threads and through queues. */
export interface Settings {
  /** The format of all documents; if left out, it is detected for each. */
  readonly format?: string | undefined;
  /** Count every warning as an error. */
  readonly strict: boolean;
  /** A larger document, in bytes, is reported and not read. */
  readonly maxBytes: number;
  /** Whether results contain the time their document took; without it, two runs write the same bytes. */
  readonly times: boolean;
  /** Whether results contain their values. */
  readonly values: boolean;
  /** Whether lone surrogates become U+FFFD: a table is UTF-8 and cannot hold them. */
  readonly wellFormed: boolean;
  /** The roles of a record's columns. */
  readonly columns: Columns;
}

/** The names of the columns of an input record. */
export interface Columns {
  readonly text: string;
  readonly id: string;
  readonly model: string;
  readonly time: string;
  /** Why the model stopped, in its provider's terms. */
  readonly stopReason: string;
}
