import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { array, is, string } from 'valibot';
import { readJson, writeText } from '../../../cli/grammar/files.ts';
import { Problem } from '../../../cli/problem.ts';
import { minimized } from '../../../grammar/sentences/minimize.ts';
import type { GrammarCoverage } from '../coverage.ts';

const schema = array(string());

/**
 * The cover of a grammar: small texts that exercise what the corpus does not. They were made by `--fill`; nobody has
 * written down what they give, but the laws hold for them as for every text.
 */
export function readCover(name: string, folder: string = USUAL): readonly string[] {
  const file = coverFile(name, folder);
  if (!existsSync(file)) return [];
  const value: unknown = readJson(file);
  if (!is(schema, value)) throw new Problem(`${file} is not a list of texts`, 'write a JSON array of strings');
  return value;
}

/** Writes the cover of a grammar; returns the file. */
export function writeCover(name: string, texts: readonly string[], folder: string = USUAL): string {
  const file = coverFile(name, folder);
  writeText(file, `${JSON.stringify(texts, null, 2)}\n`);
  return file;
}

/** Where the covers of our own grammars are. */
const USUAL = 'test/cover';

/** The file of a grammar's cover. */
export function coverFile(name: string, folder: string = USUAL): string {
  return join(folder, `${name.replace(/\W+/g, '-')}.json`);
}

/** What {@link fillGaps} works with. */
export interface FillJob {
  /** What has been exercised so far; what is found is added. */
  readonly coverage: GrammarCoverage;
  /** Another one of the same grammar, to try texts on. */
  readonly probe: GrammarCoverage;
  /** Tries a text. */
  readonly exercise: (coverage: GrammarCoverage, text: string) => void;
  readonly texts: Iterable<string>;
}

/** Those of the texts, made small, that exercise something new. */
export function fillGaps({ coverage, probe, exercise, texts }: FillJob): string[] {
  const found: string[] = [];
  let gaps = zeros(coverage);
  for (const text of texts) {
    if (gaps.length === 0) break;
    const wanted = hitsOf(text);
    if (wanted.length === 0) continue;
    const small = minimized(text, (shorter) => {
      const hits = new Set(hitsOf(shorter));
      return wanted.every((at) => hits.has(at));
    });
    exercise(coverage, small);
    found.push(small);
    gaps = zeros(coverage);
  }
  return found;

  function hitsOf(text: string): number[] {
    probe.clear();
    exercise(probe, text);
    const { counts } = probe;
    return gaps.filter((at) => counts[at]?.count !== 0);
  }
}

function zeros({ counts }: GrammarCoverage): number[] {
  return [...counts.keys()].filter((at) => counts[at]?.count === 0);
}
