import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type ExportNote, toContextFree } from '../src/grammar/export/export.ts';
import { gbnfOf } from '../src/grammar/export/gbnf.ts';
import { larkOf } from '../src/grammar/export/lark.ts';
import { withSeries } from '../src/grammar/export/series.ts';
import { tagInText } from '../src/grammar/export/structural-tag.ts';
import { readGrammar } from '../src/grammar/read.ts';
import type { Grammar } from '../src/grammar/tree.ts';
import { type CanonicalEntry, canonicals } from './canonical.ts';
import type { FileOutcome } from './generate-diagnostics.ts';
import { readIfThere } from './parser-cache.ts';

/** Writes the exported grammars that differ from their sources, or only tells. */
export async function generateExports(root: string, check: boolean): Promise<FileOutcome[]> {
  const outcomes: FileOutcome[] = [];
  for (const entry of canonicals) {
    for (const [name, text] of filesOf(entry, await readCanonical(root, entry))) {
      const file = `generated/gbnf/${name}`;
      const path = join(root, file);
      const same = (await readIfThere(path)) === text;
      if (!same && !check) {
        await mkdir(dirname(path), { recursive: true });
        await writeFileAtomic(path, text);
      }
      outcomes.push({ file, state: same ? 'unchanged' : check ? 'differs' : 'written' });
    }
  }
  return outcomes;
}

/** The grammar of a format's canonical texts. */
export async function readCanonical(root: string, { sources, series }: CanonicalEntry): Promise<Grammar> {
  const read = async (source: string) => ({ source, text: await readFile(join(root, 'grammars', source), 'utf8') });
  const grammar = readGrammar(await Promise.all(sources.map(read)));
  return series === undefined ? grammar : withSeries(grammar, series);
}

function filesOf({ format, rule, tag, sources }: CanonicalEntry, grammar: Grammar): [name: string, text: string][] {
  const made = toContextFree(grammar, rule);
  const about = [
    `Canonical ${format} texts, from grammars/${sources[0]} by npm run generate.`,
    ...made.notes.map(noteText),
  ];
  const header = (sign: string): string => about.map((line) => `${sign} ${line}\n`).join('');
  const files: [string, string][] = [
    [`${format}.gbnf`, header('#') + gbnfOf(made.grammar)],
    [`${format}.lark`, header('//') + larkOf(made.grammar)],
  ];
  if (tag !== undefined) {
    const inText = tagInText(toContextFree(grammar, tag).grammar);
    files.push([`${format}.structural-tag.json`, `${JSON.stringify(inText, null, 2)}\n`]);
  }
  return files;
}

function noteText({ rule, message }: ExportNote): string {
  return `${rule}: ${message}`;
}
