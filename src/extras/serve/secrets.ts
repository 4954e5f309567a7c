import { isRecord } from '../../core/record.ts';

/** Names of fields that hold what nobody else may know, in small letters without what is between words. */
const SECRET =
  /^key$|(?:(?:api|access|secret|private)key|token|secret|password|passwd|authorization|credentials?|cookie|headers)$/;

/** What is in their place. */
const REMOVED = '(removed)';

/** Where a schema has the fields of what it describes: they are described, and not there. */
const DESCRIBED = 'properties';

/** What is nested deeper is not looked through, and so not kept. */
const DEEPEST = 500;

/** A request without its keys, tokens, passwords and headers, wherever in it they are. What was said in messages stays. */
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
