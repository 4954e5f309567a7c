import * as v from 'valibot';
import { getOwn, isRecord } from './record.ts';

/**
 * A schema for a JSON object: not an array, and with every key checked, including `__proto__` and `constructor`, which
 * Valibot's own record skips. Programs that inspect schemas see an ordinary record. Entries of `known` names have their
 * own schemas.
 *
 * @internal
 */
export function jsonRecord<Output>(
  value: v.GenericSchema<unknown, Output>,
  known: Readonly<Record<string, v.GenericSchema<unknown, Output>>> = {},
): v.GenericSchema<unknown, Record<string, Output>> {
  const message = 'must be an object';
  const base =
    Object.keys(known).length === 0
      ? v.record(v.string(), value, message)
      : v.objectWithRest(mapped(known, v.exactOptional), value, message);
  return {
    ...base,
    '~run'(dataset, config) {
      const input: unknown = dataset.value;
      if (!isRecord(input)) return base['~run']({ value: null }, config);
      const issues: v.BaseIssue<unknown>[] = [];
      const entries: [string, Output][] = [];
      for (const [key, entry] of Object.entries(input)) {
        const found = v.safeParse(getOwn(known, key) ?? value, entry, config);
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

function mapped<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
