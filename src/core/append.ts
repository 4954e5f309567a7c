/**
 * Adds elements to the end of a list, however many: `list.push(...more)` puts them all on the stack, which a long text
 * overflows.
 */
export function append<Element>(list: Element[], more: Iterable<Element>): void {
  for (const element of more) list.push(element);
}
