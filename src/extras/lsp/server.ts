import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { packageVersion } from '../../cli/version.ts';
import { Workshop } from '../../cli/workshop.ts';
import { type Analysis, type Answer, AT_START, onlyDiagnostics, type RuleIndex, type Task } from './analysis.ts';
import { SEVERITIES, SOURCE } from './protocol.ts';
import { answerRuleRequests, answerTextRequests, FIX_ALL, fileOf, isGrammar, pathOf } from './requests.ts';
import { Schedule } from './schedule.ts';
import { TOKEN_TYPES } from './tokens.ts';

interface ServerSettings {
  /** The format of all texts. */
  readonly format?: string;
  /** The file that starts the program, for workers; by default the one that started this process. */
  readonly program?: string;
  /** The longest text that is analysed, in UTF-16 units. */
  readonly maxLength: number;
  /** The longest time for one analysis, in milliseconds. */
  readonly timeout: number;
}

const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  hoverProvider: true,
  completionProvider: { triggerCharacters: ['@'] },
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  semanticTokensProvider: { legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] }, full: true },
};

/** Files that formats and grammars depend on, besides the open document. */
const WATCHED = ['**/peglot.config.*', '**/*.parser.ts', '**/*.{peggy,pegjs}'];

/** Serves an editor until it disconnects. Texts are read in a separate process with a time limit. */
export function serve(connection: Connection, settings: ServerSettings): void {
  const documents = new TextDocuments(TextDocument);
  const schedule = new Schedule(analyse, ({ uri, version }, { diagnostics, problem }) => {
    warn(problem);
    void connection.sendDiagnostics({ uri, version, diagnostics: [...diagnostics] });
  });
  const lastRules = new Map<string, RuleIndex>();
  const warned = new Set<string>();
  let own = true;
  let watches = false;
  let folder: string | undefined;
  let workshop: Workshop<Task, Answer> | undefined;

  connection.onInitialize(({ capabilities, workspaceFolders, initializationOptions }): InitializeResult => {
    folder = fileOf(workspaceFolders?.[0]?.uri);
    const options: { readonly ownFormats?: unknown } = Object(initializationOptions);
    own = options.ownFormats !== false;
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return { serverInfo: { name: 'peglot', version: packageVersion() }, capabilities: CAPABILITIES };
  });

  connection.onInitialized(() => {
    const watchers = WATCHED.map((globPattern) => ({ globPattern }));
    if (watches) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });

  // The user's formats may have changed: a new worker loads them.
  connection.onDidChangeWatchedFiles(() => {
    workshop?.close();
    workshop = undefined;
    warned.clear();
    schedule.again();
  });

  connection.onShutdown(() => workshop?.close());

  documents.onDidChangeContent(({ document }) => schedule.changed(document));
  documents.onDidClose(({ document: { uri } }) => {
    schedule.closed(uri);
    lastRules.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  const session = { connection, documents, perform, analysisOf: (uri: string) => schedule.of(uri) };
  answerTextRequests(session);
  answerRuleRequests(session, (uri) => lastRules.get(uri));
  documents.listen(connection);
  connection.listen();

  async function analyse(document: TextDocument): Promise<Analysis> {
    const answer = await perform(document, isGrammar(document) ? 'grammar' : 'text');
    if (!answer.ok) return notAnalysed(answer.problem);
    if (!('analysis' in answer)) return notAnalysed('no answer');
    if (answer.analysis.rules !== undefined) lastRules.set(document.uri, answer.analysis.rules);
    return answer.analysis;
  }

  function perform(document: TextDocument, ask: Task['ask']): Promise<Answer> {
    const { format, program, maxLength, timeout } = settings;
    workshop ??= new Workshop<Task, Answer>({
      args: ['lsp', '--worker'],
      maxLength,
      timeout,
      refused: (problem) => ({ ok: false, problem }),
      ...(folder !== undefined && { folder }),
      ...(program !== undefined && { program }),
    });
    const grammars = ask === 'grammar' ? documents.all().filter(isGrammar) : [];
    return workshop.perform({
      ask,
      text: document.getText(),
      file: pathOf(document.uri),
      language: document.languageId,
      own,
      ...(format !== undefined && { format }),
      open: Object.fromEntries(grammars.map((one) => [pathOf(one.uri), one.getText()])),
    });
  }

  function warn(problem: string | undefined): void {
    if (problem === undefined || warned.has(problem)) return;
    warned.add(problem);
    void connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Warning,
      message: `peglot: ${problem}`,
    });
  }
}

function notAnalysed(problem: string): Analysis {
  const message = `not checked: ${problem}`;
  return onlyDiagnostics([{ source: SOURCE, severity: SEVERITIES.warning, message, range: AT_START }]);
}
