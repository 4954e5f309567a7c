import { expect } from 'vitest';

// Vitest fails a test without an assertion, and counts `expect` alone: here is what else asserts.

function count(): void {
  expect.getState().assertionCalls++;
}

/** Runs what throws by itself where something does not hold, as the laws of `peglot/testing` do. */
export function holds<Result>(statement: () => Result): Result {
  count();
  return statement();
}

/** What the tests get for `node:assert/strict`. */
const assert: typeof import('node:assert/strict') = new Proxy(process.getBuiltinModule('node:assert/strict'), {
  apply(target, self, args) {
    count();
    return Reflect.apply(target, self, args);
  },
  get(target, name) {
    count();
    return Reflect.get(target, name);
  },
});

export default assert;
