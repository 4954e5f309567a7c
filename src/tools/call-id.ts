/** The name in a call's id: `functions.ping:0` and `functions_ping_0` belong to `ping`. */
export function nameOfId(id: string): { readonly name: string; readonly isRight: boolean } {
  const joined = /^functions_(.+)_\d+$/s.exec(id)?.[1];
  if (joined !== undefined) return { name: joined, isRight: false };
  const [, name = id, index] = /^(?:functions\.)?(.*?)([:.]\d+)?$/s.exec(id) ?? [];
  return { name, isRight: index?.startsWith(':') === true };
}
