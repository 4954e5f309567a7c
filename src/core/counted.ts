/**
 * A number with its noun.
 *
 * @example counted(2, 'table') // '2 tables'
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
