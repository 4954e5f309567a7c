import { type Command, forEachChild, type Statement, type SyntaxNode } from 'unbash';
import type { TextEdit } from '../../core/text-edit.ts';
import type { Fact } from './facts.ts';
import type { Echo, Replaced } from './find.ts';
import type { BashScript } from './script.ts';
import { type Piece, quoteWord } from './words.ts';

/** The replacement of one echo. */
export interface Change {
  readonly line: number;
  /** The original command. */
  readonly source: string;
  /** The calls that collect its values; empty for a log, which goes to standard error. */
  readonly calls: readonly string[];
}

/** An echo and its output. */
export interface PrintedEcho {
  readonly echo: Echo;
  readonly lines: readonly (readonly Piece[])[];
  /** The meaning of each line. */
  readonly facts: readonly (readonly Fact[])[];
}

/**
 * Replaces an echo by calls of the collector, with the echo as a comment above; an echo without a meaning is a log and
 * goes to standard error.
 */
export function migrateEcho(
  script: BashScript,
  { echo, lines, facts }: PrintedEcho,
  name: string,
  places: CommentPlaces,
): { edits: TextEdit[]; change: Change } {
  const { command } = echo;
  const source = script.text.slice(command.pos, command.end);
  const calls = facts.flat().map((fact) => [name, fact.kind, ...fact.words.map(callWord)].join(' '));
  const change: Change = { line: script.lines.positionAt(command.pos).line, source, calls };
  if (calls.length === 0) {
    const lastWord = echo.args.at(-1)?.end ?? command.name?.end ?? command.end;
    return { edits: echo.tee === undefined ? [insert(lastWord, ' >&2')] : [], change };
  }
  if (echo.tee !== undefined) {
    return { edits: [replace(command, joinStatements([...calls, source], echo.alone, undefined))], change };
  }

  const logs = lines.filter((line, at) => facts[at]?.length === 0 && line.length > 0);
  const statements = [...calls, ...logs.map((line) => `echo ${quoteWord(line)} >&2`)];
  const lineStart = places.lineStart(command.pos);
  const startsLine = lineStart + places.indentAt(lineStart).length === command.pos;
  const commentStart = places.above(command.pos);
  const indent = places.indentAt(commentStart);
  const comment = source.split('\n').map((line, at) => `${indent}# ${at === 0 ? LEGACY : ''}${line}\n`);
  return {
    edits: [
      insert(commentStart, comment.join('')),
      replace(command, joinStatements(statements, echo.alone, startsLine ? indent : undefined)),
    ],
    change,
  };
}

const LEGACY = 'LEGACY (replaced with JSON): ';

function joinStatements(statements: readonly string[], alone: boolean, indent: string | undefined): string {
  if (statements.length === 1) return statements.join('');
  if (!alone) return `{ ${statements.join('; ')}; }`;
  return statements.join(indent === undefined ? '; ' : `\n${indent}`);
}

/** A word of a call, without quotes where possible. */
function callWord(pieces: readonly Piece[]): string {
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === 'text' && isPlainWord(only.text)) return only.text;
  return quoteWord(pieces);
}

function isPlainWord(text: string): boolean {
  const chars = [...text];
  const isLetter = (char: string): boolean => char.toLowerCase() >= 'a' && char.toLowerCase() <= 'z';
  return (
    chars.length > 0 && chars.every((char) => (char >= '0' && char <= '9') || isLetter(char) || '_.-/%'.includes(char))
  );
}

/** Sends what `tee` shows besides its file to standard error. */
export function teeEdits(echoes: readonly Echo[]): TextEdit[] {
  const tees = new Set(echoes.flatMap(({ tee }) => (tee === undefined ? [] : [tee])));
  return [...tees].map((tee) => insert(tee.end, ' >&2'));
}

/** Replaces `trap` and `builtin trap` by the collector's `trap`. */
export function trapEdit({ name, args, pos }: Command, collectorName: string): TextEdit {
  const end = name?.value === 'builtin' || name?.value === 'command' ? args[0]?.end : name?.end;
  return replace({ pos, end: end ?? pos }, `${collectorName}_trap`);
}

/** `exec program` becomes `program; exit`; otherwise no trap would print the result. */
export function execEdits({ command, alone }: Replaced): TextEdit[] {
  const program = command.args[0];
  if (program === undefined || !isEndedByExit(command)) return [];
  const [open, close] = alone ? ['', '; exit'] : ['{ ', '; exit; }'];
  return [replace({ pos: command.pos, end: program.pos }, open), insert(command.end, close)];
}

/**
 * False for `exec "$0"`, since the new run of the script prints the result. Options of exec would mean nothing without
 * it.
 */
export function isEndedByExit({ args, prefix }: Command): boolean {
  const isSelf = args.some(({ text }) => text.includes('$0') || text.includes('BASH_SOURCE'));
  return !isSelf && prefix.length === 0 && args[0]?.text.startsWith('-') !== true;
}

/** Closes the result's descriptor for background programs, so that the reader does not wait for them. */
export function backgroundEdits(background: readonly Statement[], descriptor: number | undefined): TextEdit[] {
  if (descriptor === undefined) return [];
  return background.flatMap(({ command }) =>
    command.type === 'AndOr' || command.type === 'Pipeline' ? [] : [insert(command.end, ` ${descriptor}>&-`)],
  );
}

/** Adds a last command that tells the trap on EXIT that the script came to its end. */
export function endEdits({ text, tree }: BashScript): TextEdit[] {
  const last = tree.commands.at(-1);
  if (last?.command.type === 'Command' && last.command.name?.value === 'exit' && last.background !== true) return [];
  const lineFeed = text.endsWith('\n') ? '' : '\n';
  return [insert(text.length, `${lineFeed}\nexit # here the result is printed\n`)];
}

/** Inserts the collector after the script's opening comment, between blank lines. */
export function collectorEdit(text: string, collectorText: string): TextEdit {
  let at = 0;
  while (text[at] === '#') {
    const end = text.indexOf('\n', at);
    at = end === -1 ? text.length : end + 1;
  }
  const blankFollows = text[at] === '\n';
  return insert(blankFollows ? at + 1 : at, `${blankFollows || at === 0 ? '' : '\n'}${collectorText}\n`);
}

function insert(at: number, text: string): TextEdit {
  return { range: { start: at, end: at }, text };
}

/** An edit that replaces a node by text. */
export function replace({ pos, end }: { readonly pos: number; readonly end: number }, text: string): TextEdit {
  return { range: { start: pos, end }, text };
}

/** Finds the places where a comment line is possible. */
export class CommentPlaces {
  readonly #text: string;
  /** Ranges that no comment may interrupt, by start: commands with their words, here-documents, tests, arithmetic. */
  readonly #solid: { start: number; end: number }[] = [];

  constructor({ text, tree }: BashScript) {
    this.#text = text;
    this.#collect(tree);
  }

  /** The start of the line of an offset, or of the nearest line above before which a comment is possible. */
  above(offset: number): number {
    let start = this.lineStart(offset);
    while (start > 0 && !this.#mayStart(start)) start = this.lineStart(start - 1);
    return start;
  }

  lineStart(offset: number): number {
    return this.#text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The blanks at the start of the line that begins at an offset. */
  indentAt(lineStart: number): string {
    let end = lineStart;
    while (this.#text[end] === ' ' || this.#text[end] === '\t') end++;
    return this.#text.slice(lineStart, end);
  }

  #mayStart(offset: number): boolean {
    let backslashes = 0;
    while (this.#text[offset - 2 - backslashes] === '\\') backslashes++;
    return backslashes % 2 === 0 && !this.#solid.some(({ start, end }) => start < offset && offset < end);
  }

  #collect(node: SyntaxNode): void {
    if (SOLID.includes(node.type)) this.#solid.push({ start: node.pos, end: node.end });
    else forEachChild(node, (child) => this.#collect(child));
    if (node.type === 'Command' || node.type === 'Redirected') {
      for (const redirection of node.redirects) {
        if (redirection.type !== 'HereDoc') continue;
        this.#solid.push({ start: redirection.body.pos - 1, end: redirection.closing?.end ?? redirection.body.end });
      }
    }
  }
}

const SOLID: readonly string[] = ['Command', 'Word', 'TestCommand', 'ArithmeticCommand'];
