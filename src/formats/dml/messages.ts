import type { ErrorNode } from '../../../generated/dml.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Code } from './diagnostics.ts';
import { COMMANDS, type Macro } from './model.ts';

export const WIDE_SEPARATOR = 'A full-width separator was read as its ASCII form';
export const MIXED_SEPARATORS = 'Full-width and ASCII pipes are mixed: which of them separate is not clear';
export const OUTER_BLANKS = 'Blanks around an argument were left out';
export const FENCE_OPEN = 'The code fence never closes';
export const REFERENCE_REPAIRED = 'The reference was read as {{F:alias}}';
export const FIRST_RETURN = 'Lines end with CR or CRLF; this is the first';

/** Whether a word is a command of the specification. */
export function isCommand(word: string): boolean {
  return COMMANDS.some((name) => name === word);
}

/** What there is to say about a mistake in the syntax of a macro. */
export function macroMessage(code: Code, error: ErrorNode, macro: Macro): string {
  switch (code) {
    case 'missing-close':
      return 'The macro is never closed; it is not run';
    case 'missing-colon':
      return isCommand(macro.command)
        ? `A colon is missing behind the command ${quote(macro.command)}`
        : `No command and colon stand before ${quote(macro.command)}`;
    case 'bad-command':
      return `The command ${quote(error.raw)} was read as ${macro.command}`;
    case 'bad-space':
      return 'Blanks around the command were left out';
    case 'bad-separator':
      return WIDE_SEPARATOR;
    default:
      return `The delimiter ${quote(error.raw)} was repaired`;
  }
}

/** What there is to say about a mistake outside of macros. */
export function textMessage(code: Code, error: ErrorNode): string {
  switch (code) {
    case 'bad-bom':
      return 'The text begins with a byte order mark';
    case 'bad-wrapper':
      return 'The whole text stands inside a code fence';
    case 'bad-imitation':
      return `${quote(error.raw)} is no delimiter: what looks like a macro is text`;
    case 'bad-stray-close':
      return 'This closing delimiter closes nothing';
    case 'bad-reference':
      return REFERENCE_REPAIRED;
    case 'missing-open-end':
      return 'The text ends inside an opening delimiter';
    case 'missing-reference-end':
      return 'The text ends inside a reference';
    default:
      return `Noise around the text: ${quote(error.raw)}`;
  }
}
