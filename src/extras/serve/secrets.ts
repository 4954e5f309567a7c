import { isRecord } from '../../core/record.ts';

/** Names of fields with secrets, in lower case and without separators. */
const SECRET =
  /^key$|(?:(?:api|access|secret|private)key|token|secret|password|passwd|authorization|credentials?|cookie|headers)$/;

/** Replaces a secret. */
const REMOVED = '(removed)';

/** In a JSON Schema, these fields are described and hold no values. */
const DESCRIBED = 'properties';

/** Deeper levels are not searched, and so not kept. */
const DEEPEST = 500;

/** A request without keys, tokens, passwords and headers, at any depth. The contents of messages stay. */
export function withoutSecrets(request: unknown): unknown {
  return cleaned(request, '', 0);
}

/** @param within - the name of the field that has it */
function cleaned(value: unknown, within: string, depth: number): unknown {
  if (depth > DEEPEST) return REMOVED;
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item, within, depth + 1));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, inside]): [string, unknown] => {
    const isDescribed = within === DESCRIBED && isRecord(inside);
    if (!isDescribed && SECRET.test(name.toLowerCase().replace(/[^a-z]/g, ''))) return [name, REMOVED];
    return [name, cleaned(inside, name, depth + 1)];
  });
  return Object.fromEntries(fields);
}
