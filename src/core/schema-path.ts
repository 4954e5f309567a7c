import type { BaseIssue } from 'valibot';
import type { Path } from './path.ts';

/**
 * The path of a schema issue.
 *
 * @internal
 */
export function pathOf(issue: BaseIssue<unknown>): Path {
  return (issue.path ?? []).map((step) => (typeof step.key === 'number' ? step.key : String(step.key)));
}
