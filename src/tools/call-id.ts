/** The name in an id of a call: `functions.ping:0` is one of `ping`, and so is `functions_ping_0`. Without a name it is empty. */
export function nameOfId(id: string): { readonly name: string; readonly isRight: boolean } {
  const joined = /^functions_(.+)_\d+$/s.exec(id)?.[1];
  if (joined !== undefined) return { name: joined, isRight: false };
  const [, name, index] = /^(?:functions\.)?(.*?)([:.]\d+)?$/s.exec(id) ?? [];
  if (name === undefined || name === '' || /^\d+$/.test(name)) return { name: '', isRight: false };
  return { name, isRight: index?.startsWith(':') === true };
}
