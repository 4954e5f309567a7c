import * as v from 'valibot';
import { isRecord } from './record.ts';

/**
 * A record as JSON has it: an array is none, and every key counts, `__proto__` and `constructor` too, which Valibot's own
 * record passes over. To programs that read schemas it is a record like any other.
 *
 * @internal
 */
export function jsonRecord<Output>(
  value: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Record<string, Output>> {
  const base = v.record(v.string(), value, 'must be an object');
  return {
    ...base,
    '~run'(dataset, config) {
      const input: unknown = dataset.value;
      if (!isRecord(input)) return base['~run']({ value: null }, config);
      const issues: v.BaseIssue<unknown>[] = [];
      const entries: [string, Output][] = [];
      for (const [key, entry] of Object.entries(input)) {
        const found = v.safeParse(value, entry, config);
        if (found.success) entries.push([key, found.output]);
        const place: v.ObjectPathItem = { type: 'object', origin: 'value', input, key, value: entry };
        for (const issue of found.issues ?? []) issues.push({ ...issue, path: [place, ...(issue.path ?? [])] });
      }
      const [first, ...others] = issues;
      if (first !== undefined) return { typed: false, value: input, issues: [first, ...others] };
      return { typed: true, value: Object.fromEntries(entries) };
    },
  };
}
