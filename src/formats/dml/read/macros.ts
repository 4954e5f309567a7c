import type { BadCommandNode, MacroNode, MentionNode } from '../../../../generated/dml.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Path } from '../../../core/path.ts';
import { replacing } from '../../../core/text-edit.ts';
import type { Adapting, Detail, List, Part, RecoveryNode, TreeNode } from '../../../engine/index.ts';
import { KNOWN_TOOLS } from '../known-tools.ts';
import { COMMANDS, type Document, type Macro, type Segment } from '../model.ts';
import { aliasOf, commandOf, hasNoColon, isClosed, meantCommand, partsOf } from '../nodes.ts';
import type { ParseOptions } from '../options.ts';
import { Definitions, macroFindings, meantBy } from '../rules.ts';
import type { Argument } from './argument.ts';
import { givenTo, type Known, splitArguments } from './arguments.ts';
import type { FoundReference } from './references.ts';
import { Suggestions } from './suggestions.ts';

/** A macro and its segment. */
interface Found {
  readonly node: MacroNode | MentionNode;
  readonly macro: Macro;
  readonly args: readonly Argument[];
  /** The index of its segment. */
  readonly at: number;
}

/** Adds the macros of a text to its model, and reports problems of those that count. */
export class FoundMacros {
  /** The definitions in the text so far. */
  readonly definitions: Definitions = new Definitions();
  readonly #document: Part<Document>;
  readonly #segments: List<Segment>;
  readonly #reading: Adapting<Partial<ParseOptions>>;
  readonly #suggestions = new Suggestions();
  readonly #known: Known;
  /** The macro read last. */
  #open: Found | null = null;

  constructor(document: Part<Document>, reading: Adapting<Partial<ParseOptions>>) {
    this.#document = document;
    this.#segments = document.list('segments');
    this.#reading = reading;
    const { tools = KNOWN_TOOLS, aliases } = reading.options;
    this.#known = { tools, hasAlias: (alias) => this.definitions.has(alias) || aliases?.has(alias) === true };
  }

  /** The path of the macro read last. */
  get path(): Path | undefined {
    return this.#open === null ? undefined : pathOf(this.#open);
  }

  /** Whether a mistake is inside the macro read last. */
  holds({ start }: TreeNode): boolean {
    return this.#open !== null && start < this.#open.node.end;
  }

  /** Adds a macro or a mention, and the references that it uses. If it is not live, it is a quoted one in the model. */
  add(node: MacroNode | MentionNode, references: FoundReference[], isLive: boolean): void {
    const { start, end } = node;
    const written = this.#reading.source(start, end);
    const before = this.#open?.macro.source;
    // A repeated source is stored once.
    const source = written === before ? before : written;
    this.#reading.release(end);
    const command = commandOf(node.command);
    const args = splitArguments(givenTo(node), command, source, this.#known);
    const isMention = node.type === 'Mention';
    const isUsed = isClosed(node) && isLive;
    const macro: Macro = {
      kind: 'macro',
      command,
      args: args.map(valueIn),
      quoted: isMention || !isLive,
      closed: isMention || isClosed(node),
      source,
    };
    const found: Found = { node, macro, args, at: this.#segments.push(macro, NO_PLACE) };
    this.#open = found;
    if (!isMention) this.#reading.recognised('macros');
    if (!isUsed) return;
    this.#check(found);
    for (const part of partsOf(node)) {
      if (part.type !== 'Reference') continue;
      const arg = argumentAt(args, part.start);
      references.push({ alias: aliasOf(part), start: part.start, end: part.end, at: found.at, arg });
    }
  }

  /** The detail of a finding in the current macro; false if it is only mentioned. */
  detail(message: string, more: Detail = {}): Detail | false {
    const found = this.#open;
    return found === null || found.macro.quoted ? false : { message, path: pathOf(found), ...more };
  }

  /** The path of the argument that contains a reference; undefined if it is not used. */
  pathAt({ start }: TreeNode): Path | undefined {
    const found = this.#open;
    return found !== null && isClosed(found.node) ? pathOf(found, argumentAt(found.args, start)) : undefined;
  }

  /** Whether a mistake is a whole argument, which was already read as the intended reference. */
  isMended(node: TreeNode): boolean {
    if (!this.holds(node) || this.#open === null) return false;
    const { args } = this.#open;
    return args[argumentAt(args, node.start)]?.repairs.some(({ code }) => code === 'bare-reference') === true;
  }

  badCommand(node: BadCommandNode): Detail | false {
    const letter = meantCommand(node);
    return this.detail(`The command ${quote(node.raw)} was read as ${letter}`, replacing(node, letter));
  }

  missingClose(): Detail | false {
    const range = this.#open?.node;
    return this.detail('The macro is never closed; it is not run', range && { range });
  }

  missingColon(node: RecoveryNode): Detail | false {
    const found = this.#open;
    if (found === null || found.macro.command === '') return false;
    const { command } = found.macro;
    if (COMMANDS.some((name) => name === command)) {
      // [T|read_file]: a pipe is in the place of the colon.
      const hasPipe = partsOf(found.node).some((part) => part.type === 'Pipe' && part.start === node.end);
      const mended = replacing({ start: node.start, end: node.end + (hasPipe ? 1 : 0) }, ':');
      return this.detail(`A colon is missing after the command ${quote(command)}`, mended);
    }
    // [read_file|a]: the missing command belongs before this word.
    const range = found.node.command.word ?? node;
    const hint = meantBy(found.macro, this.#reading.options);
    return this.detail(`There is no command and colon before ${quote(command)}${hint}`, {
      range,
      ...(hint !== '' && replacing({ start: range.start, end: range.start }, 'T:')),
    });
  }

  #check(found: Found): void {
    const { node, macro, args } = found;
    for (let index = 0; index < args.length; index++) {
      for (const { code, ...repair } of args[index]?.repairs ?? [])
        this.#document.report(code, { path: pathOf(found, index), ...repair });
    }
    for (const { code, arg, ...finding } of macroFindings(macro, this.#reading.options, this.#suggestions)) {
      if (code === 'unknown-command' && hasNoColon(node)) continue;
      this.#document.report(code, { range: args[arg ?? -1] ?? node, path: pathOf(found, arg), ...finding });
    }
    const clash = this.definitions.define(macro, node);
    if (clash !== undefined)
      this.#document.report('duplicate-alias', { range: node, path: pathOf(found, 0), ...clash });
  }
}

/** The range of a segment is computed on demand. */
export const NO_PLACE = { range: null };

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
