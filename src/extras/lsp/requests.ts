import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionKind,
  type CompletionItem,
  CompletionItemKind,
  type Connection,
  type Hover,
  type Location,
  LSPErrorCodes,
  type Position,
  ResponseError,
  type TextDocumentPositionParams,
  type TextDocuments,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { RULE_ANNOTATIONS } from '../../grammar/annotation-names.ts';
import type { Analysis, Answer, RuleIndex, RulePlace, Task } from './analysis.ts';
import { contains, goesOn, holds, touches } from './protocol.ts';

/** What the answers to an editor are based on. */
interface Session {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  /** The analysis of a document in its current version; undefined when it is not open. */
  analysisOf(uri: string): Promise<Analysis | undefined>;
  /** Sends a task about a document to a worker. */
  perform(document: TextDocument, ask: Task['ask']): Promise<Answer>;
}

export function isGrammar({ languageId, uri }: TextDocument): boolean {
  return languageId === 'peggy' || /\.(?:peggy|pegjs)$/.test(uri);
}

/** The file of a document; for an unsaved one, its name. */
export function pathOf(uri: string): string {
  return fileOf(uri) ?? uri.replace(/^[a-z]+:/, '');
}

/** The file of a URI; undefined if this system cannot have such a file. */
export function fileOf(uri: string | undefined): string | undefined {
  if (uri?.startsWith('file:') !== true) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The code action that applies all fixes, which editors can run on saving a file. */
export const FIX_ALL: string = `${CodeActionKind.SourceFixAll}.peglot`;

/** Answers requests about any text. */
export function answerTextRequests({ connection, documents, analysisOf, perform }: Session): void {
  connection.onCodeAction(async ({ textDocument: { uri }, range, context }) => {
    const analysis = await analysisOf(uri);
    if (analysis === undefined) return [];
    const isWanted = (kind: string): boolean =>
      context.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true;
    return [
      ...(isWanted(CodeActionKind.QuickFix) ? quickFixes(analysis, uri, range) : []),
      ...(isWanted(FIX_ALL) ? allFixes(analysis, uri) : []),
    ];
  });

  connection.onDocumentFormatting(async ({ textDocument: { uri } }) => {
    const document = documents.get(uri);
    if (document === undefined || isGrammar(document)) return [];
    const { version } = document;
    const answer = await perform(document, 'canonical');
    if (!answer.ok) throw new ResponseError(LSPErrorCodes.RequestFailed, answer.problem);
    // The text has changed since: the edits no longer apply.
    if (documents.get(uri)?.version !== version || !('canonical' in answer)) return [];
    return [...answer.canonical];
  });

  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => [...((await analysisOf(uri))?.symbols ?? [])]);

  connection.languages.semanticTokens.on(async ({ textDocument: { uri } }) => ({
    data: [...((await analysisOf(uri))?.tokens ?? [])],
  }));

  connection.onHover(async ({ textDocument: { uri }, position }): Promise<Hover | null> => {
    const all = ((await analysisOf(uri))?.hovers ?? []).filter(({ range }) => holds(range, position));
    // Between two messages, the one that begins here is meant.
    const begun = all.filter(({ range }) => goesOn(range, position));
    const around = begun.length > 0 ? begun : all;
    // Of two equal ranges the last one is shown, which is that of a finding.
    let best = around[0];
    for (const one of around) if (best === undefined || contains(best.range, one.range)) best = one;
    return best === undefined ? null : { contents: { kind: 'markdown', value: best.markdown }, range: best.range };
  });
}

function quickFixes({ fixes, diagnostics }: Analysis, uri: string, range: CodeActionRange): CodeAction[] {
  return fixes.flatMap(({ title, edit, diagnostic }) => {
    const found = diagnostics[diagnostic];
    if (found === undefined || !touches(found.range, range)) return [];
    const kind = CodeActionKind.QuickFix;
    return { title, kind, diagnostics: [found], isPreferred: true, edit: { changes: { [uri]: [edit] } } };
  });
}

type CodeActionRange = Parameters<typeof touches>[0];

function allFixes({ fixes }: Analysis, uri: string): CodeAction[] {
  const apart = fixes.filter(({ isApart }) => isApart).map(({ edit }) => edit);
  if (apart.length === 0) return [];
  return [{ title: 'Fix all', kind: FIX_ALL, edit: { changes: { [uri]: apart } } }];
}

/**
 * Answers requests about the rules of a grammar.
 *
 * @param lastRules the rules of a grammar when it was last parsed successfully
 */
export function answerRuleRequests(
  { connection, documents, analysisOf }: Session,
  lastRules: (uri: string) => RuleIndex | undefined,
): void {
  /** The rule that is named at a position, with the index of all rules. */
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
    // A grammar that is being edited is often broken.
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

/** @throws {ResponseError} when the name is not valid for a rule */
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

/** The tags that a comment before a rule may contain, with their descriptions. */
const ANNOTATIONS: Readonly<Record<string, string>> = {
  ...RULE_ANNOTATIONS,
  severity: 'error, warning or info: how bad the mistake is',
  example: 'a text that has the mistake',
  hint: 'what to write instead',
  code: 'name: another code than the name of the rule gives',
};

const annotationCompletions: readonly CompletionItem[] = Object.entries(ANNOTATIONS).map(([label, detail]) => ({
  label,
  detail,
  kind: CompletionItemKind.Keyword,
}));
