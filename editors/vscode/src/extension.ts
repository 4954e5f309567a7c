import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands, type ExtensionContext, type TextDocument, window, workspace } from 'vscode';
import { type Executable, LanguageClient, TransportKind } from 'vscode-languageclient/node';

const LANGUAGES = ['duckflow', 'acor', 'dml', 'design', 'skill', 'peggy'];
const MEND =
  'peglot does not start. Install it in the workspace (npm install peglot) or globally, or set "peglot.command"; then run "peglot: Restart the server".';

/**
 * Starts the server with the first document that it looks at, and again when formats of the workspace may be loaded, or
 * other settings are made. Editors call this with the first document of any language, for the settings name languages too.
 */
export function activate(context: ExtensionContext): void {
  const server = new Server();
  const look = (document: TextDocument): void => {
    if (languages().includes(document.languageId)) server.start();
  };
  const again = (): Promise<void> => {
    server.stop();
    return server.start();
  };
  context.subscriptions.push(
    { dispose: () => void server.stop() },
    workspace.onDidOpenTextDocument(look),
    commands.registerCommand('peglot.restart', again),
    workspace.onDidGrantWorkspaceTrust(again),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('peglot')) void again();
    }),
  );
  workspace.textDocuments.forEach(look);
}

/** The server of this window. What is asked of it is done in turn. */
class Server {
  #client: LanguageClient | undefined;
  #turn: Promise<void> = Promise.resolve();

  /** Starts it, once; one that does not start says why, and is not tried with each document. */
  start(): Promise<void> {
    return this.#next(async () => {
      if (this.#client !== undefined) return;
      this.#client = newClient();
      await this.#client.start().catch(() => void window.showErrorMessage(MEND));
    });
  }

  stop(): Promise<void> {
    return this.#next(async () => {
      const client = this.#client;
      this.#client = undefined;
      if (client?.needsStop()) await client.stop();
    });
  }

  #next(act: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act, act);
    return this.#turn;
  }
}

/** The languages of the documents that are looked at. */
function languages(): readonly string[] {
  return [...LANGUAGES, ...workspace.getConfiguration('peglot').get<string[]>('languages', [])];
}

function newClient(): LanguageClient {
  return new LanguageClient('peglot', 'peglot', server(), {
    documentSelector: languages().flatMap((language) => [
      { scheme: 'file', language },
      { scheme: 'untitled', language },
    ]),
    initializationOptions: { ownFormats: workspace.isTrusted },
  });
}

/** The command that starts the server. What lies in a workspace is run only when that is trusted. */
function server(): Executable {
  const [command, ...args] = workspace.getConfiguration('peglot').get<string[]>('command', []);
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath;
  const options = folder === undefined ? {} : { cwd: folder };
  const transport = TransportKind.stdio;
  if (command !== undefined) return { command, args, options, transport };
  const installed = folder === undefined ? '' : join(folder, 'node_modules/peglot/dist/src/cli/main.js');
  if (workspace.isTrusted && existsSync(installed))
    return { command: 'node', args: [installed, 'lsp'], options, transport };
  const isWindows = process.platform === 'win32';
  return {
    command: isWindows ? 'peglot.cmd' : 'peglot',
    args: ['lsp'],
    options: { ...options, shell: isWindows },
    transport,
  };
}
