import type { Path } from './path.ts';

/**
 * The path of an issue of Valibot or any Standard Schema; empty if it is about no particular part.
 *
 * @internal
 */
export function pathOf(issue: {
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}): Path {
  return (issue.path ?? []).map((step) => {
    const key = typeof step === 'object' ? step.key : step;
    return typeof key === 'number' ? key : String(key);
  });
}
