import { quote } from './diagnostic.ts';
import { escapeControls } from './escape-controls.ts';
import type { Path } from './path.ts';
import { PrintError } from './print-error.ts';

/**
 * Quotes arguments as one line for any POSIX shell (POSIX.1-2017, Shell Command Language, 2.2). The line contains no
 * control character and no special token of a model (`<|end|>`).
 *
 * @param path where the arguments are, for the error
 * @throws {PrintError} naming the argument with a control character, a line end or a lone surrogate
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

/** Whether no shell gives a word a special meaning; the first one must be no assignment or reserved word. */
function isPlain(word: string, isFirst: boolean): boolean {
  if (isFirst && (word.includes('=') || RESERVED.has(word))) return false;
  return /^[\w@%+=:,./-]+$/.test(word);
}

const RESERVED: ReadonlySet<string> = new Set(
  'case coproc do done elif else esac fi for function if in namespace select then time until while'.split(' '),
);

/** Between single quotes only the quote is special; adjacent quoted parts are one word. */
function quoted(word: string): string {
  const apart = word.replaceAll("'", `'\\''`).replaceAll(/<\|(?=\w+\|>)/g, "<''|");
  return `'${apart}'`;
}
