import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawnGrammars, grammars } from '../src/cli/grammar/grammars.ts';
import { sourcesOf } from '../src/cli/grammar/table.ts';
import { replaceFile } from '../src/cli/replace-file.ts';
import { diagramPage } from '../src/extras/workbench/commands/diagram.ts';
import type { FileOutcome } from './generate-diagnostics.ts';
import { readIfThere } from './tree-stamp.ts';

/** Writes `docs/grammars/<name>.html`, each grammar, or those named, as a page of railroad diagrams, or only tells. */
export async function generateDiagrams(root: string, check: boolean, names: readonly string[]): Promise<FileOutcome[]> {
  const outcomes: FileOutcome[] = [];
  const shown = drawnGrammars(names);
  for (const entry of grammars.filter(({ name }) => shown.includes(name))) {
    const file = `docs/grammars/${entry.name}.html`;
    const path = join(root, file);
    const sources = sourcesOf(entry, join(root, 'grammars'));
    const page = diagramPage({ ...entry, sources, format: entry.format ?? entry.name });
    const same = (await readIfThere(path)) === page;
    if (!same && !check) {
      await mkdir(dirname(path), { recursive: true });
      await replaceFile(path, page);
    }
    outcomes.push({ file, state: same ? 'unchanged' : check ? 'differs' : 'written' });
  }
  return outcomes;
}
