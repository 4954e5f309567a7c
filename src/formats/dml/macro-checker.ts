import type { MacroNode } from '../../../generated/dml.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Report } from '../../core/report.ts';
import type { Argument } from './arguments.ts';
import { codeOf, finding } from './diagnostics.ts';
import { isCommand, MIXED_SEPARATORS, macroMessage, OUTER_BLANKS, WIDE_SEPARATOR } from './messages.ts';
import type { Macro } from './model.ts';
import type { ParseOptions } from './options.ts';
import { AliasNames, macroFindings, meantBy } from './rules.ts';
import { Suggestions } from './suggestions.ts';

/** A macro that counts, as it was read: its place in the text is the node's, moved by `offset`. */
export interface ReadMacro {
  readonly node: MacroNode;
  readonly macro: Macro;
  readonly args: readonly Argument[];
  /** The index of its segment. */
  readonly at: number;
  readonly offset: number;
}

/** Reports what is wrong with the live macros of a text: their syntax first, then what the specification demands. */
export class MacroChecker {
  /** What the text has defined so far. */
  readonly aliases: AliasNames = new AliasNames();
  readonly #options: ParseOptions;
  readonly #report: Report;
  readonly #definitions = new Map<string, Range>();
  readonly #suggestions = new Suggestions();

  constructor(options: ParseOptions, report: Report) {
    this.#options = options;
    this.#report = report;
  }

  /** Looks at the next macro of the text. */
  check(read: ReadMacro): void {
    const { node, macro, args } = read;
    if (node.errors.length > 0) this.#syntax(read);
    if (!macro.closed) return;
    for (let index = 0; index < args.length; index++) this.#argument(read, index);
    const findings = macroFindings(macro, this.#options, this.#suggestions);
    for (const { code, message, arg, severity } of findings) {
      if (code === 'unknown-command' && node.errors.some((error) => error.type === 'MissingColon')) continue;
      const range = shift(args[arg ?? -1] ?? node, read);
      const path = arg === undefined ? pathOf(read) : [...pathOf(read), 'args', arg];
      this.#report.add(finding(code, range, message, path, severity));
    }
    if (macro.command === 'F') this.#define(read);
  }

  #syntax(read: ReadMacro): void {
    const { node, macro } = read;
    for (const error of node.errors) {
      const code = codeOf(error.type);
      // What an empty command is worth is a matter of the rules.
      if (code === undefined || (code === 'missing-colon' && macro.command === '')) continue;
      // [read_file|a]: what is missing stood before the word that is there.
      const isWord = code === 'missing-colon' && !isCommand(macro.command);
      const range = shift(code === 'missing-close' ? node : isWord ? node.command : error, read);
      const message = `${macroMessage(code, error, macro)}${isWord ? meantBy(macro, this.#options) : ''}`;
      this.#report.add(finding(code, range, message, pathOf(read)));
    }
  }

  /** What was repaired in an argument. */
  #argument(read: ReadMacro, index: number): void {
    const arg = read.args[index];
    if (arg === undefined || (arg.wide === undefined && arg.blanks.length === 0)) return;
    const path = [...pathOf(read), 'args', index];
    for (const blanks of arg.blanks) this.#report.add(finding('bad-space', shift(blanks, read), OUTER_BLANKS, path));
    if (arg.wide === undefined) return;
    const [message, severity] = arg.ambiguous ? ([MIXED_SEPARATORS, 'error'] as const) : [WIDE_SEPARATOR];
    this.#report.add(finding('bad-separator', shift(arg.wide, read), message, path, severity));
  }

  #define(read: ReadMacro): void {
    const { macro } = read;
    const range = shift(read.node, read);
    const known = this.aliases.size;
    const clash = this.aliases.define(macro);
    const alias = macro.args[0]?.split('=', 1)[0] ?? '';
    const related = this.#definitions.get(alias);
    if (clash !== undefined && related !== undefined) {
      this.#report.add({ ...finding('duplicate-alias', range, clash, [...pathOf(read), 'args', 0]), related });
    }
    if (clash !== undefined || this.aliases.size > known) this.#definitions.set(alias, range);
  }
}

function pathOf({ at }: ReadMacro): Path {
  return ['segments', at];
}

function shift({ start, end }: Range, { offset }: ReadMacro): Range {
  return { start: start + offset, end: end + offset };
}
