import type { EditDialect } from '../../src/tools/index.ts';

export { dialectNames } from '../../src/tools/dialects/index.ts';

/** The formats of the package, as the page offers them, and what they are called there. */
export const ours: Readonly<Record<string, string>> = {
  duckflow: 'Duckflow',
  skill: 'Skill Output',
  dml: 'DML',
  acor: 'ACOR',
  design: 'Design',
};

const EDITS: Readonly<Record<EditDialect, true>> = {
  'aider-search-replace': true,
  'aider-udiff': true,
  'cline-diff': true,
  'roo-diff': true,
  'apply-patch': true,
  bolt: true,
};

/** The dialects of edits. */
export const editNames: readonly string[] = Object.keys(EDITS);

/** Choices that are no name of a format: the text says which one it is; JSON by a schema; a format that is written here. */
export const DETECT = 'detect';
export const TYPED = 'typed';
export const OWN = 'own';
