/** Python constants that JSON spells differently. */
export const PYTHON: ReadonlyMap<string, boolean | null> = new Map([
  ['True', true],
  ['False', false],
  ['None', null],
]);
