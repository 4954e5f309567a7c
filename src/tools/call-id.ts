/** The name in an id of a call: `functions.ping:0` is one of `ping`. Without a name it is empty. */
export function nameOfId(id: string): { readonly name: string; readonly isRight: boolean } {
  const [, name, index] = /^(?:functions\.)?(.*?)([:.]\d+)?$/s.exec(id) ?? [];
  if (name === undefined || name === '' || /^\d+$/.test(name)) return { name: '', isRight: false };
  return { name, isRight: index?.startsWith(':') === true };
}
