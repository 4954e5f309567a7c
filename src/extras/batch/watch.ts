import { NOT_STARTED } from './transfer-buffer.ts';

/**
 * Aborts the signal when a thread stays at one document for longer than the limit.
 *
 * @param current the number of the document that the thread is at, which the thread itself keeps
 * @param limit in milliseconds
 * @returns a function that ends the watch
 */
export function watch(current: Int32Array, limit: number, abort: AbortController): () => void {
  let seen = NOT_STARTED;
  let since = performance.now();
  const look = (): void => {
    const now = performance.now();
    const at = Atomics.load(current, 0);
    if (at !== seen) {
      seen = at;
      since = now;
    } else if (at !== NOT_STARTED && now - since >= limit) abort.abort();
  };
  const timer = setInterval(look, Math.min(Math.max(limit / 10, 5), 500));
  return () => clearInterval(timer);
}
