/** A type guard for a union of names. */
export function isOneOf<Name extends string>(names: readonly Name[], word: string): word is Name {
  const words: readonly string[] = names;
  return words.includes(word);
}
