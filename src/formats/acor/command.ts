import { type CommandLineNode, grammar, type PlaceholderNode } from '../../../generated/acor-command.ts';
import { requireObject, requireText } from '../../core/argument.ts';
import { quote } from '../../core/diagnostic.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { didYouMean } from '../../core/nearest.ts';
import { PrintError } from '../../core/print-error.ts';
import { getOwn } from '../../core/record.ts';
import { readNode } from '../../engine/read-node.ts';
import type { TreeNode } from '../../engine/tree-node.ts';
import { quotingsOf } from './quoting.ts';
import type { PendingInput } from './state.ts';

type Part = CommandLineNode['parts'][number];

/** A placeholder of a command: `<key>`, or a choice of words, `<fast|safe>`. */
export interface Placeholder {
  /** The text between the angle brackets: `fast|safe`. */
  readonly name: string;
  /** The words to choose from; empty when a single word names the value. */
  readonly choices: readonly string[];
}

/** The placeholders of a command, in order. */
export function placeholdersOf(command: string): Placeholder[] {
  return placeholderNodes(command).map(placeholderOf);
}

function placeholderNodes(command: string): PlaceholderNode[] {
  return partsOf(command)
    .flatMap((part): readonly TreeNode[] => ('parts' in part ? part.parts : [part]))
    .filter(isPlaceholder);
}

/** `a; b`, `a && b` and `a & b` are two commands. */
export function holdsSeveralCommands(command: string): boolean {
  return partsOf(command).some(({ type }) => type === 'Separator');
}

/**
 * Fills the placeholders of a command. Each value is quoted so that it reaches the program unchanged.
 *
 * @param command - a command, or `state(…).pending`: then a single placeholder accepts only its valid options, one or
 *   several separated by commas
 * @param values - by placeholder name, as written between the angle brackets
 * @throws {PrintError} naming a value that is missing, unknown, not one of its choices, or impossible on a command
 *   line
 *
 * @example fillCommand('acor load --key "<key>" --mode <fast|safe>', { key: 'user id', 'fast|safe': 'safe' })
 * // `acor load --key "user id" --mode safe`
 */
export function fillCommand(
  command: string | PendingInput,
  values: Readonly<Record<string, string | number | boolean>>,
): string {
  requireObject(values, 'values');
  const line = typeof command === 'string' ? command : command.command;
  if (line === null) throw new PrintError([], 'the message leaves a choice between several commands: give one of them');
  requireText(line, 'command');
  const placeholders = placeholdersOf(line);
  const names = placeholders.map(({ name }) => name);
  for (const given of Object.keys(values))
    if (!names.includes(given))
      throw new PrintError([given], `the command has no placeholder ${quote(given)}${didYouMean(given, names)}`);
  const options = placeholders.length === 1 && typeof command !== 'string' ? command.message.valid_options : [];
  const wordFor = (node: PlaceholderNode): string => {
    const { name, choices } = placeholderOf(node);
    const value = getOwn(values, name);
    if (value === undefined) throw new PrintError([name], `the placeholder <${name}> has no value`);
    const word = String(value);
    const allowed = choices.length > 1 ? choices : options;
    // Only the options of a message allow several values: `users,orders`.
    const given = allowed === options ? word.split(',').map((one) => one.trim()) : [word];
    if (allowed.length > 0 && !allowed.includes(word) && !given.every((one) => allowed.includes(one)))
      throw new PrintError([name], `${quote(word)} is none of ${allowed.map(quote).join(', ')}`);
    if (escapeControls(word) !== word)
      throw new PrintError([name], `${quote(word)} holds a control character, which no command line can carry`);
    return word;
  };
  const nodes = placeholderNodes(line);
  // A plain word stands for each placeholder, so that the shell's parser sees what the shell will see.
  let mark = 'value';
  while (line.includes(mark)) mark += 'x';
  const words = nodes.map((_, at) => `${mark}${at}end`);
  const quotings = quotingsOf(replaced(line, nodes, words), words);
  const filled = nodes.map((node, at) => {
    const word = wordFor(node);
    const written = quotings[at]?.(word);
    if (written === undefined)
      throw new PrintError(
        [placeholderOf(node).name],
        `${quote(word)} could run as a program where <${placeholderOf(node).name}> is: only letters, digits and @%+:,./_- can be written there`,
      );
    return written;
  });
  return replaced(line, nodes, filled);
}

/** A line with its placeholders replaced. */
function replaced(line: string, nodes: readonly PlaceholderNode[], texts: readonly string[]): string {
  let at = 0;
  const parts = nodes.map((node, index) => {
    const before = line.slice(at, node.start);
    at = node.end;
    return before + texts[index];
  });
  return parts.join('') + line.slice(at);
}

function isPlaceholder(node: TreeNode): node is PlaceholderNode {
  return node.type === 'Placeholder';
}

function placeholderOf({ choices }: PlaceholderNode): Placeholder {
  return { name: choices.join('|'), choices };
}

function partsOf(command: string): readonly Part[] {
  const { parts = [], here = null } = readNode(grammar, command, 'CommandLine') ?? {};
  return here === null ? parts : [...parts, ...here.line, ...here.body];
}
