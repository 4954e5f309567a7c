/** What `fetch` is where the program's types know it; a function that sends something, where they do not. */
export type Fetch = typeof globalThis extends { fetch: infer Send }
  ? Send
  : (input: string, init?: object) => Promise<unknown>;

// The types of peglot name these. A program whose `lib` and `types` do not have them compiles all the same: there they
// are empty, and everywhere else this adds nothing.
declare global {
  interface AbortSignal {}
  interface ReadableStream<R> {}
  interface WritableStream<W> {}
  interface TransformStream<I, O> {}
}
