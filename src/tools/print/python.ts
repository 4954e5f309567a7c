import { isRecord } from '../../core/record.ts';
import type { ToolCall } from '../model.ts';

/** `ping(n=6, deep=[True, None])` */
export function pythonCall({ name, arguments: given }: ToolCall): string {
  const entries = isRecord(given) ? Object.entries(given) : [];
  return `${name}(${entries.map(([key, value]) => `${key}=${python(value)}`).join(', ')})`;
}

function python(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (isRecord(value))
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}: ${python(one)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}
