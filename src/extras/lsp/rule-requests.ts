import { pathToFileURL } from 'node:url';
import {
  type Location,
  LSPErrorCodes,
  type Position,
  ResponseError,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { RuleIndex, RulePlace } from './analysis.ts';
import { annotationCompletions } from './annotations.ts';
import { holds } from './ranges.ts';
import { isGrammar, pathOf, type Session } from './session.ts';

/**
 * Answers what an editor asks about the rules of a grammar.
 *
 * @param lastRules the rules that a grammar had when it could be read last
 */
export function answerRuleRequests(
  { connection, documents, analysisOf }: Session,
  lastRules: (uri: string) => RuleIndex | undefined,
): void {
  /** The rule that is named at a place, with the rules around it. */
  const named = async ({ textDocument: { uri }, position }: TextDocumentPositionParams): Promise<Named | undefined> => {
    const rules = (await analysisOf(uri))?.rules;
    const place = rules && placeAt(rules, pathOf(uri), position);
    return rules && place && { rules, place };
  };

  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const document = documents.get(uri);
    if (document === undefined || !isGrammar(document)) return [];
    const line = document.getText({ start: { line: position.line, character: 0 }, end: position });
    if (/@\w*$/.test(line)) return [...annotationCompletions];
    // A grammar that is being written is often broken.
    return [...(lastRules(uri)?.completions ?? [])];
  });

  connection.onDefinition(async (params) => {
    const found = await named(params);
    return found?.rules.definitions.filter(({ rule }) => rule === found.place.rule).map(locationOf) ?? [];
  });

  connection.onReferences(async (params) => {
    const found = await named(params);
    if (found === undefined) return [];
    const { definitions, references } = found.rules;
    const all = params.context.includeDeclaration ? [...definitions, ...references] : references;
    return all.filter(({ rule }) => rule === found.place.rule).map(locationOf);
  });

  connection.onPrepareRename(async (params) => (await named(params))?.place.range ?? null);

  connection.onRenameRequest(async (params) => {
    const found = await named(params);
    return found === undefined ? null : renamed(found, params.newName);
  });
}

interface Named {
  readonly rules: RuleIndex;
  readonly place: RulePlace;
}

function placeAt({ definitions, references }: RuleIndex, path: string, position: Position): RulePlace | undefined {
  return [...definitions, ...references].find(({ file, range }) => file === path && holds(range, position));
}

function locationOf({ file, range }: RulePlace): Location {
  return { uri: pathToFileURL(file).href, range };
}

/** @throws {ResponseError} when there cannot be a rule of this name */
function renamed({ rules: { definitions, references }, place: { rule } }: Named, newName: string): WorkspaceEdit {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(newName)) throw refused(`'${newName}' is not a name of a rule`);
  if (definitions.some((one) => one.rule === newName)) throw refused(`there is a rule '${newName}' already`);
  const places = [...definitions, ...references].filter((one) => one.rule === rule);
  if (places.some(({ file }) => /[\\/]node_modules[\\/]/.test(file))) throw refused(`'${rule}' is a rule of a package`);
  const edits: Record<string, { range: RulePlace['range']; newText: string }[]> = {};
  for (const { file, range } of places) {
    const uri = pathToFileURL(file).href;
    edits[uri] = [...(edits[uri] ?? []), { range, newText: newName }];
  }
  return { changes: edits };
}

function refused(reason: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, reason);
}
