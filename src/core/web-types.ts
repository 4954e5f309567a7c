/** The type of `fetch`, or of any function if the program's types do not include it. */
export type Fetch = typeof globalThis extends { fetch: infer Send }
  ? Send
  : (input: string, init?: object) => Promise<unknown>;

// Web types that peglot's types refer to. In a program whose `lib` and `types` lack them, they are empty and still
// compile; elsewhere this adds nothing.
declare global {
  interface AbortSignal {}
  interface ReadableStream<R> {}
  interface WritableStream<W> {}
  interface TransformStream<I, O> {}
}
