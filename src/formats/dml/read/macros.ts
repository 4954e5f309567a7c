import type { BadCommandNode, MacroNode, MentionNode } from '../../../../generated/dml.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import type { Range } from '../../../core/range.ts';
import type { Adapting, Detail, RecoveryNode, TreeNode, Writer } from '../../../engine/index.ts';
import { COMMANDS, type Document, type Macro } from '../model.ts';
import { aliasOf, commandOf, hasNoColon, isClosed, meantCommand, partsOf } from '../nodes.ts';
import type { ParseOptions } from '../options.ts';
import { AliasNames, macroFindings, meantBy } from '../rules.ts';
import { KNOWN_TOOLS, type Tools } from '../tools/known-tools.ts';
import { type Argument, splitArguments } from './arguments.ts';
import type { FoundReference } from './references.ts';
import { Suggestions } from './suggestions.ts';

/** A macro as it was read. */
interface Found {
  readonly node: MacroNode | MentionNode;
  readonly macro: Macro;
  readonly args: readonly Argument[];
  /** The index of its segment. */
  readonly at: number;
}

/** Puts the macros of a text into its model, and says what is wrong with those that count. */
export class FoundMacros {
  /** What the text has defined so far. */
  readonly aliases: AliasNames = new AliasNames();
  readonly #to: Writer<Document>;
  readonly #reading: Adapting<Partial<ParseOptions>>;
  readonly #tools: Tools;
  readonly #definitions = new Map<string, Range>();
  readonly #suggestions = new Suggestions();
  /** The macro that was read last. */
  #open: Found | null = null;

  constructor(to: Writer<Document>, reading: Adapting<Partial<ParseOptions>>) {
    this.#to = to;
    this.#reading = reading;
    this.#tools = reading.options.tools ?? KNOWN_TOOLS;
  }

  /** A mistake stands in the macro that was read last. */
  holds({ start }: TreeNode): boolean {
    return this.#open !== null && start < this.#open.node.end;
  }

  /** Takes the next macro, or mention of one, and adds the references in it that are used. */
  add(node: MacroNode | MentionNode, references: FoundReference[]): void {
    const { start, end } = node;
    const written = this.#reading.source(start, end);
    const before = this.#open?.macro.source;
    // What is written again and again is kept once.
    const source = written === before ? before : written;
    this.#reading.release(end);
    const command = commandOf(node.command);
    const args = splitArguments(node, command, source, this.#tools);
    const quoted = node.type === 'Mention';
    const closed = node.type === 'Mention' || isClosed(node);
    const macro: Macro = { kind: 'macro', command, args: args.map(valueIn), quoted, closed, source };
    const found: Found = { node, macro, args, at: this.#to.push(SEGMENTS, macro) };
    this.#open = found;
    if (quoted) return;
    this.#reading.recognised('macros');
    if (!closed) return;
    this.#check(found);
    for (const part of partsOf(node)) {
      if (part.type !== 'Reference') continue;
      const alias = aliasOf(part);
      references.push({ alias, start: part.start, end: part.end, at: found.at, arg: argumentAt(args, part.start) });
    }
  }

  /** What there is to say of the macro that is being read: nothing when it is only mentioned. */
  said(message: string, detail: Detail = {}): Detail | false {
    const found = this.#open;
    return found === null || found.macro.quoted ? false : { message, path: pathOf(found), ...detail };
  }

  /** The argument that a reference stands in; undefined where it is not used. */
  pathAt({ start }: TreeNode): Path | undefined {
    const found = this.#open;
    if (found === null || found.macro.quoted || !found.macro.closed) return undefined;
    return pathOf(found, argumentAt(found.args, start));
  }

  badCommand(node: BadCommandNode): Detail | false {
    const letter = meantCommand(node);
    const fix = { range: { start: node.start, end: node.end }, text: letter };
    return this.said(`The command ${quote(node.raw)} was read as ${letter}`, { fix });
  }

  missingClose(): Detail | false {
    const range = this.#open?.node;
    return this.said('The macro is never closed; it is not run', range && { range });
  }

  missingColon(node: RecoveryNode): Detail | false {
    const found = this.#open;
    if (found === null || found.macro.command === '') return false;
    const { command } = found.macro;
    if (isCommand(command)) {
      const fix = { range: { start: node.start, end: node.end + pipesBehind(found, node) }, text: ':' };
      return this.said(`A colon is missing behind the command ${quote(command)}`, { fix });
    }
    // [read_file|a]: what is missing stood before the word that is there.
    const range = found.node.command.word ?? node;
    const hint = meantBy(found.macro, this.#reading.options);
    return this.said(`No command and colon stand before ${quote(command)}${hint}`, {
      range,
      ...(hint !== '' && { fix: { range: { start: range.start, end: range.start }, text: 'T:' } }),
    });
  }

  #check(found: Found): void {
    const { node, macro, args } = found;
    for (let index = 0; index < args.length; index++) this.#argument(found, index);
    for (const { code, message, arg, severity } of macroFindings(macro, this.#reading.options, this.#suggestions)) {
      if (code === 'unknown-command' && hasNoColon(node)) continue;
      this.#to.find(code, {
        message,
        range: args[arg ?? -1] ?? node,
        path: pathOf(found, arg),
        ...(severity !== undefined && { severity }),
      });
    }
    if (macro.command === 'F') this.#define(found);
  }

  /** What was repaired in an argument. */
  #argument(found: Found, index: number): void {
    const { blanks, wide, ambiguous } = found.args[index] ?? CLEAN;
    if (wide === undefined && blanks.length === 0) return;
    const path = pathOf(found, index);
    for (const range of blanks)
      this.#to.find('bad-space', {
        range,
        path,
        message: 'Blanks around an argument were left out',
        fix: { range, text: '' },
      });
    if (wide === undefined) return;
    this.#to.find('bad-separator', {
      range: wide,
      path,
      message: ambiguous
        ? 'Full-width and ASCII pipes are mixed: which of them separate is not clear'
        : 'A full-width separator was read as its ASCII form',
      ...(ambiguous && { severity: 'error' }),
    });
  }

  #define(found: Found): void {
    const { node, macro } = found;
    const known = this.aliases.size;
    const clash = this.aliases.define(macro);
    const alias = macro.args[0]?.split('=', 1)[0] ?? '';
    const related = this.#definitions.get(alias);
    if (clash !== undefined && related !== undefined)
      this.#to.find('duplicate-alias', { message: clash, range: node, path: pathOf(found, 0), related });
    if (clash !== undefined || this.aliases.size > known)
      this.#definitions.set(alias, { start: node.start, end: node.end });
  }
}

const SEGMENTS: Path = ['segments'];
const CLEAN: Pick<Argument, 'blanks' | 'wide' | 'ambiguous'> = { blanks: [], wide: undefined, ambiguous: false };

function isCommand(word: string): boolean {
  return COMMANDS.some((name) => name === word);
}

/** [T|read_file]: a pipe stands where the colon should. */
function pipesBehind({ node }: Found, { end }: TreeNode): number {
  return partsOf(node).some((part) => part.type === 'Pipe' && part.start === end) ? 1 : 0;
}

function pathOf({ at }: Found, arg?: number): Path {
  return arg === undefined ? ['segments', at] : ['segments', at, 'args', arg];
}

function argumentAt(args: readonly Argument[], offset: number): number {
  let at = args.length - 1;
  while (at > 0 && (args[at]?.start ?? 0) > offset) at--;
  return at;
}

function valueIn({ value }: Argument): string {
  return value;
}
