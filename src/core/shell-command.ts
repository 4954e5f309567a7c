import { quote } from './diagnostic.ts';
import { escapeControls } from './escape-controls.ts';
import type { Path } from './path.ts';
import { PrintError } from './print-error.ts';

/**
 * Arguments as one line for a POSIX shell (POSIX.1-2017, Shell Command Language, 2.2): each reaches the program as it is,
 * whatever the shell. No line holds a control character, nor a model's special token (`<|end|>`).
 *
 * @param path where the arguments are, for the error
 * @throws {PrintError} naming the argument that holds a control character, a line end or half a surrogate pair
 *
 * @example shellCommand(['acor', 'load', "it's"], ['command']) // "acor load 'it'\\''s'"
 */
export function shellCommand(args: readonly string[], path: Path): string {
  return args
    .map((word, at) => {
      if (escapeControls(word) !== word)
        throw new PrintError(
          [...path, at],
          `${quote(word)} holds a control character, which no command line can carry`,
        );
      return isPlain(word, at === 0) ? word : quoted(word);
    })
    .join(' ');
}

/** True for a word that every shell takes as it is; the first one must not mean something to the shell itself. */
function isPlain(word: string, isFirst: boolean): boolean {
  if (isFirst && (word.includes('=') || RESERVED.has(word))) return false;
  return /^[\w@%+=:,./-]+$/.test(word);
}

const RESERVED: ReadonlySet<string> = new Set(
  'case coproc do done elif else esac fi for function if in namespace select then time until while'.split(' '),
);

/** Between single quotes all characters but the quote stand for themselves; quoted parts that touch are one word. */
function quoted(word: string): string {
  const apart = word.replaceAll("'", `'\\''`).replaceAll(/<\|(?=\w+\|>)/g, "<''|");
  return `'${apart}'`;
}
