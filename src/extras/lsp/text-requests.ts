import { type CodeAction, CodeActionKind, type Hover, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Analysis } from './analysis.ts';
import { contains, goesOn, holds, touches } from './ranges.ts';
import { isGrammar, type Session } from './session.ts';

/** The kind of the action that makes all mends, for editors that do so when a file is saved. */
export const FIX_ALL: string = `${CodeActionKind.SourceFixAll}.peglot`;

/** Answers what an editor asks about any text. */
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
    // Somebody typed on: the edits are of another text.
    if (documents.get(uri)?.version !== version || !('canonical' in answer)) return [];
    return [...answer.canonical];
  });

  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => [...((await analysisOf(uri))?.symbols ?? [])]);

  connection.languages.semanticTokens.on(async ({ textDocument: { uri } }) => ({
    data: [...((await analysisOf(uri))?.tokens ?? [])],
  }));

  connection.onHover(async ({ textDocument: { uri }, position }): Promise<Hover | null> => {
    const all = ((await analysisOf(uri))?.hovers ?? []).filter(({ range }) => holds(range, position));
    // Between two messages, the one that begins there is meant.
    const begun = all.filter(({ range }) => goesOn(range, position));
    const around = begun.length > 0 ? begun : all;
    // Of two equal stretches the last one is shown: that of what is wrong.
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
