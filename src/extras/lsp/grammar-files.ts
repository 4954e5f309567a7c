import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { grammarSources } from '../../cli/generate/sources.ts';
import { entryOfFile, type GrammarEntry, grammarOfPart, pathsBesides } from '../../cli/grammar/table.ts';
import type { GrammarSource } from '../../grammar/read.ts';
import type { Task } from './analysis.ts';
import { Ranges } from './ranges.ts';

/** One file of a grammar that is open in the editor. */
export interface GrammarFile extends GrammarSource {
  readonly path: string;
  readonly ranges: Ranges;
  /** The text as it is in the file: that of a source has its imports blanked out. */
  readonly whole: string;
}

/** A grammar with all of its files: what is open counts more than what is on the disk. */
export interface GrammarFiles {
  readonly files: readonly GrammarFile[];
  /** The one that is open. */
  readonly main: GrammarFile;
  readonly entry: GrammarEntry | undefined;
}

/** @throws {Error} when an imported file cannot be read */
export function grammarFiles({ file, text, open }: Pick<Task, 'file' | 'text' | 'open'>): GrammarFiles {
  const path = resolve(file);
  const textOf = (one: string): string | undefined =>
    one === path ? text : Object.hasOwn(open, one) ? open[one] : undefined;
  const isFile = existsSync(path);
  const { entry, first = path } = (isFile ? grammarOfPart(path) : undefined) ?? {
    entry: isFile ? entryOfFile(path) : undefined,
  };
  const besides = entry === undefined ? [] : pathsBesides(entry, first).map((one) => one.path);
  const sources = new Map(
    [first, ...besides].flatMap((one) => grammarSources(one, textOf)).map((one) => [resolve(one.source), one]),
  );
  const files = [...sources].map(([filePath, source]) => {
    const whole = textOf(filePath) ?? readFileSync(filePath, 'utf8');
    return { ...source, path: filePath, whole, ranges: new Ranges(whole) };
  });
  const main = files.find((one) => one.path === path);
  if (main === undefined) throw new Error(`${path} is not a file of its grammar`);
  return { files, main, entry };
}
