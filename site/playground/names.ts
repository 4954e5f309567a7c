export { dialectNames } from '../../src/tools/dialects/index.ts';

/** The formats of the package, as the page offers them. */
export const ourNames: readonly string[] = ['duckflow', 'skill', 'dml', 'acor', 'design', 'json'];
