export { editDialects as editNames } from '../../src/edits/names.ts';
export { dialectNames } from '../../src/tools/dialects/index.ts';

/** The formats of the package, as the page offers them, and what they are called there. */
export const ours: Readonly<Record<string, string>> = {
  duckflow: 'Duckflow',
  skill: 'Skill Output',
  dml: 'DML',
  acor: 'ACOR',
  design: 'Design',
};

/** Choices that are no name of a format: the text says which one it is; JSON by a schema; a format that is written here. */
export const DETECT = 'detect';
export const TYPED = 'typed';
export const OWN = 'own';
