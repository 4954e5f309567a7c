import { forEachChild, parse, type SyntaxNode } from 'unbash';
import { Problem } from '../problem.ts';
import { COLLECTOR_MARK, type CollectorNeeds, collector } from './collector.ts';
import { applyEdits, CommentPlaces, type Edit } from './edits.ts';
import { type Fact, readFacts } from './facts.ts';
import { type Echo, type Findings, findEchoes } from './find.ts';
import { type BashScript, readBashScript } from './script.ts';
import { readVariables } from './variables.ts';
import { echoPieces, type Piece, printfPieces, quoteWord } from './words.ts';

/** What became of a script. */
export type Migration =
  | { readonly state: 'unchanged'; readonly reason: string }
  | {
      readonly state: 'migrated';
      readonly text: string;
      readonly changes: readonly Change[];
      readonly notes: readonly string[];
    };

/** What became of one echo. */
export interface Change {
  readonly line: number;
  /** The command as it was. */
  readonly source: string;
  /** What collects its values; empty for a log, which goes to standard error. */
  readonly calls: readonly string[];
}

/**
 * Migrates a bash script from echoes to Skill Output (specification v1.0, "Migration"): what its echoes say is collected
 * where they stood, and printed as one JSON object when the script ends. Nothing else changes.
 *
 * @param name how messages call the script
 * @throws {Problem} for a script that is not for bash or not valid
 * @example migrateScript('x.sh', '#!/bin/bash\necho "SUCCESS"\n').state // 'migrated'
 */
export function migrateScript(name: string, text: string): Migration {
  if (text.includes(COLLECTOR_MARK)) return unchanged('it is migrated already');
  const script = readBashScript(name, text);
  if (printsResult(script)) return unchanged('it prints JSON already');
  const findings = findEchoes(script);
  const [back] = findings.returns;
  if (back !== undefined) {
    return unchanged(
      `line ${lineOf(script, back.pos)} returns to the script that sources it, the result belongs there`,
    );
  }
  const printed = readEchoes(script, findings.echoes);
  if (!printed.some(({ facts }) => facts.flat().some(({ kind }) => kind !== 'line')))
    return unchanged('no echo in it says a result');

  const needs: CollectorNeeds = {
    name: freeName(text),
    traps: findings.traps.length > 0,
    lines: printed.some(({ facts }) => facts.flat().some(({ kind }) => kind === 'line')),
    descriptor: findings.redirects ? freeDescriptor(script) : undefined,
  };
  const places = new CommentPlaces(script);
  const migrated = printed.map((echo) => migrateEcho(script, echo, needs.name, places));
  const edits = [
    collectorEdit(text, collector(needs)),
    ...migrated.flatMap((echo) => echo.edits),
    ...teeEdits(findings.echoes),
    ...findings.traps.map(({ name, args, pos }) =>
      trapEdit(name?.value ?? 'trap', args[0]?.end ?? pos, pos, needs.name),
    ),
    ...endEdits(script),
  ];
  const result = applyEdits(text, edits);
  verify(name, result);
  return {
    state: 'migrated',
    text: result,
    changes: migrated.map(({ change }) => change),
    notes: notesOn(script, findings),
  };
}

interface PrintedEcho {
  readonly echo: Echo;
  readonly lines: readonly (readonly Piece[])[];
  /** What each line says. */
  readonly facts: readonly (readonly Fact[])[];
}

function readEchoes(script: BashScript, echoes: readonly Echo[]): PrintedEcho[] {
  const variables = readVariables(script);
  const printed = echoes.map((echo) => {
    const pieces = echo.kind === 'echo' ? echoPieces(echo.args, variables) : printfPieces(echo.args, variables);
    return { echo, lines: splitLines(pieces ?? []) };
  });
  const all = printed.flatMap(({ echo, lines }) => lines.map((pieces) => ({ pieces, group: echo.inFunction })));
  const facts = readFacts(all, script.text);
  let from = 0;
  return printed.map(({ echo, lines }) => {
    const own = facts.slice(from, from + lines.length);
    from += lines.length;
    return { echo, lines, facts: own };
  });
}

function splitLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'expansion') {
      lines.at(-1)?.push(piece);
      continue;
    }
    for (const [at, text] of piece.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ kind: 'text', text });
    }
  }
  while (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

function migrateEcho(
  script: BashScript,
  { echo, lines, facts }: PrintedEcho,
  name: string,
  places: CommentPlaces,
): { edits: Edit[]; change: Change } {
  const { command } = echo;
  const source = script.text.slice(command.pos, command.end);
  const calls = facts.flat().map((fact) => [name, fact.kind, ...fact.words.map(callWord)].join(' '));
  const change: Change = { line: lineOf(script, command.pos), source, calls };
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

/** A word of a call; one that is plain stands without quotes. */
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

function teeEdits(echoes: readonly Echo[]): Edit[] {
  const tees = new Set(echoes.flatMap(({ tee }) => (tee === undefined ? [] : [tee])));
  return [...tees].map((tee) => insert(tee.end, ' >&2'));
}

function trapEdit(called: string, firstArgEnd: number, start: number, name: string): Edit {
  const end = called === 'trap' ? start + called.length : firstArgEnd;
  return { start, end, text: `${name}_trap` };
}

/** A last command that tells the trap on EXIT that the script came to its end. */
function endEdits({ text, tree }: BashScript): Edit[] {
  const last = tree.commands.at(-1);
  if (last?.command.type === 'Command' && last.command.name?.value === 'exit' && last.background !== true) return [];
  const lineFeed = text.endsWith('\n') ? '' : '\n';
  return [insert(text.length, `${lineFeed}\nexit # here the result is printed\n`)];
}

/** The collector stands behind the comment that opens the script, between blank lines. */
function collectorEdit(text: string, collectorText: string): Edit {
  let at = 0;
  while (text[at] === '#') {
    const end = text.indexOf('\n', at);
    at = end === -1 ? text.length : end + 1;
  }
  const blankFollows = text[at] === '\n';
  return insert(blankFollows ? at + 1 : at, `${blankFollows || at === 0 ? '' : '\n'}${collectorText}\n`);
}

/** A name for the functions of the collector that the script does not use. */
function freeName(text: string): string {
  let name = 'skill_output';
  for (let number = 2; text.includes(name); number++) name = `skill_result_${number}`;
  return name;
}

function freeDescriptor({ tree }: BashScript): number {
  const used = new Set<number>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'FileDescriptor') used.add(node.value);
    if (node.type === 'Redirect') used.add(Number(node.target?.value));
    forEachChild(node, visit);
  };
  visit(tree);
  let descriptor = 9;
  while (used.has(descriptor) && descriptor > 3) descriptor--;
  return descriptor;
}

/** True when a here-document or an echo of the script holds the fields of the result already. */
function printsResult({ text, tree }: BashScript): boolean {
  let found = false;
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'HereDocBody') found ||= holdsResult(node.text);
    if (node.type === 'Command') found ||= holdsResult(text.slice(node.pos, node.end));
    if (!found) forEachChild(node, visit);
    if (node.type === 'Command' || node.type === 'Redirected') {
      for (const redirection of node.redirects) if (redirection.type === 'HereDoc') visit(redirection.body);
    }
  };
  visit(tree);
  return found;
}

function holdsResult(text: string): boolean {
  return ['success', 'confidence', 'deliverables', 'errors'].every((field) => text.includes(field));
}

function notesOn(script: BashScript, { replaced, documents }: Findings): string[] {
  const telling = documents.filter(({ body }) => {
    const lines = body.text
      .split('\n')
      .map((text) => ({ pieces: [{ kind: 'text' as const, text }], group: undefined }));
    return readFacts(lines, script.text).some((facts) => facts.length > 0);
  });
  return [
    ...replaced.map(
      ({ pos }) => `line ${lineOf(script, pos)}: exec replaces the shell, no result is printed behind it`,
    ),
    ...telling.map(({ pos }) => `line ${lineOf(script, pos)}: what this here-document says is not part of the result`),
  ];
}

function verify(name: string, text: string): void {
  const error = parse(text).errors?.[0];
  if (error === undefined) return;
  throw new Problem(
    `${name}: not migrated, the result would be no valid bash (${error.message})`,
    'please report this script',
    1,
  );
}

function unchanged(reason: string): Migration {
  return { state: 'unchanged', reason };
}

function lineOf({ lines }: BashScript, offset: number): number {
  return lines.positionAt(offset).line;
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function replace({ pos, end }: { readonly pos: number; readonly end: number }, text: string): Edit {
  return { start: pos, end, text };
}
