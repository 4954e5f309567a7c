// Writes what is made of grammars alone, `exports`, `export-notes` or `diagrams`, or the pages of `dialects`, which are
// made with the parsers too; or says whether they are up to date. Bundled, and run in threads: see generate.ts.
import type { FileOutcome } from './generate-diagnostics.ts';
import { generateDiagrams } from './generate-diagrams.ts';
import { generateDialects } from './generate-dialects.ts';
import { generateExportNotes, generateExports } from './generate-exports.ts';

const PARTS = {
  exports: generateExports,
  'export-notes': generateExportNotes,
  diagrams: generateDiagrams,
  dialects: generateDialects,
};

/** Something that is derived, of some grammars or of all. */
export interface Derived {
  readonly part: keyof typeof PARTS;
  readonly names: readonly string[];
}

export default function derive({ part, names, check }: Derived & { readonly check: boolean }): Promise<FileOutcome[]> {
  return PARTS[part](process.cwd(), check, names);
}
