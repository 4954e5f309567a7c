import type { Dialect } from '../dialects/index.ts';
import type { ToolCall } from '../model.ts';

export function callObject({ object }: Dialect, call: ToolCall, index: number): object {
  if (object === undefined || object.nameIsKey) return { [call.name]: call.arguments };
  const id =
    object.idKey === null || (call.id === undefined && object.idKey === 'id')
      ? {}
      : { [object.idKey]: call.id ?? String(index) };
  return { ...id, [object.nameKey]: call.name, [object.argumentsKey]: call.arguments };
}
