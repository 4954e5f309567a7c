import type { GrammarEntry } from './grammars.ts';
import { GrammarMistake, parserText, type SourceFile } from './parser-text.ts';

/** One grammar to compile. */
export interface BuildTask {
  readonly entry: GrammarEntry;
  readonly files: readonly SourceFile[];
}

/** The parser, or the mistake in the grammar. */
export type BuildAnswer = { readonly text: string } | { readonly mistake: string };

/** Compiles one grammar. */
export function buildParser(task: BuildTask): BuildAnswer {
  try {
    return { text: parserText(task.entry, task.files) };
  } catch (error) {
    if (error instanceof GrammarMistake) return { mistake: error.message };
    throw error;
  }
}
