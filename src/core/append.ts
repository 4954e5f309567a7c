/** Appends elements to a list of any size: `list.push(...more)` puts them all on the stack, which may overflow. */
export function append<Element>(list: Element[], more: Iterable<Element>): void {
  for (const element of more) list.push(element);
}
