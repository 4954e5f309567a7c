import { isRecord } from '../../../core/record.ts';
import type { Fields } from '../apis/api.ts';

/** What two answers took together; undefined where neither says it. */
export function sumOf(one: Fields | undefined, other: Fields | undefined): Fields | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const sum: Record<string, unknown> = { ...one, ...other };
  for (const [name, more] of Object.entries(other)) {
    const before = one[name];
    if (typeof before === 'number' && typeof more === 'number') sum[name] = before + more;
    else if (isRecord(before) && isRecord(more)) sum[name] = sumOf(before, more);
  }
  return sum;
}
