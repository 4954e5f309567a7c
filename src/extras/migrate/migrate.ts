import { forEachChild, parse, type SyntaxNode } from 'unbash';
import { Problem } from '../../cli/problem.ts';
import { applyEdits } from '../../core/text-edit.ts';
import { COLLECTOR_MARK, type CollectorNeeds, collector } from './collector.ts';
import { readFacts } from './facts.ts';
import { type Echo, type Findings, findEchoes } from './find.ts';
import {
  backgroundEdits,
  type Change,
  CommentPlaces,
  collectorEdit,
  endEdits,
  execEdits,
  isEndedByExit,
  migrateEcho,
  type PrintedEcho,
  teeEdits,
  trapEdit,
} from './rewrite.ts';
import { type BashScript, readBashScript } from './script.ts';
import { echoPieces, type Piece, printfPieces, readVariables } from './words.ts';

/** The result for a script. */
type Migration =
  | { readonly state: 'unchanged'; readonly reason: string }
  | {
      readonly state: 'migrated';
      readonly text: string;
      readonly changes: readonly Change[];
      readonly notes: readonly string[];
    };

/**
 * Migrates a bash script from echoes to Skill Output (specification v1.0, "Migration"): the meaning of its echoes is
 * collected in their place, and printed as one JSON object when the script ends. Nothing else changes.
 *
 * @param name the name of the script in messages
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
    ...findings.traps.map((trap) => trapEdit(trap, needs.name)),
    ...findings.replaced.flatMap(execEdits),
    ...backgroundEdits(findings.background, needs.descriptor),
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

/** A prefix for the collector's functions that the script does not use. */
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

/** True when a here-document or an echo of the script already contains the fields of the result. */
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

function notesOn(script: BashScript, { replaced, documents, shared }: Findings): string[] {
  const telling = documents.filter(({ body }) => {
    const lines = body.text
      .split('\n')
      .map((text) => ({ pieces: [{ kind: 'text' as const, text }], group: undefined }));
    return readFacts(lines, script.text).some((facts) => facts.length > 0);
  });
  return [
    ...replaced.map(({ command }) =>
      isEndedByExit(command)
        ? `line ${lineOf(script, command.pos)}: exec became a call, because the result is printed after it`
        : `line ${lineOf(script, command.pos)}: exec replaces the shell, what was noted before is lost`,
    ),
    ...shared.map(
      ({ pos, name }) => `line ${lineOf(script, pos)}: the script reads what ${name.value} prints, its echoes stay`,
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
