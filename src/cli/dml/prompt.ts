import { type Language, prompt } from '../../formats/dml/index.ts';
import { write } from '../output.ts';

/** The options of `peglot dml prompt`. */
interface PromptOptions {
  readonly language: Language;
}

/** `peglot dml prompt`: the instructions that make a model write macros. */
export async function printPrompt({ language }: PromptOptions): Promise<void> {
  await write(`${prompt({ language }).trimEnd()}\n`);
}
