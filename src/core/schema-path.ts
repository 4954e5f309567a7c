import type { Path } from './path.ts';

/**
 * The path of a schema issue, of Valibot's own and of any Standard Schema's; empty when it is about no part in particular.
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
