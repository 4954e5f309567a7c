/** What the threads have to know about a run; plain data, for it travels between threads and through queues. */
export interface Settings {
  /** The format of all documents; without it, each document's own is told from its text. */
  readonly format?: string | undefined;
  /** Count every warning as an error. */
  readonly strict: boolean;
  /** A document with more bytes than this is reported and not read. */
  readonly maxBytes: number;
  /** Whether results say how long their document took; without it, two runs write the same bytes. */
  readonly times: boolean;
  /** Whether results hold their values. */
  readonly values: boolean;
  /** Whether halves of surrogate pairs become U+FFFD: a table is UTF-8 and has no place for them. */
  readonly wellFormed: boolean;
  /** Which column of a record holds what. */
  readonly columns: Columns;
}

/** The names of the columns of an input record. */
export interface Columns {
  readonly text: string;
  readonly id: string;
  readonly model: string;
  readonly time: string;
  /** Why the model stopped, in its provider's words. */
  readonly stopReason: string;
}
