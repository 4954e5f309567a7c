const NAMES = [
  'aider-search-replace',
  'aider-udiff',
  'aider-whole',
  'cline-diff',
  'roo-diff',
  'apply-patch',
  'bolt',
  'artifact',
  'smolagents',
] as const;

/** The name of a dialect of edits. */
export type EditDialect = (typeof NAMES)[number];

/** The names of the dialects of edits. */
export const editDialects: readonly EditDialect[] = NAMES;

/** Whether a word names a dialect of edits. */
export function isEditDialect(name: string): name is EditDialect {
  return NAMES.some((one) => one === name);
}
