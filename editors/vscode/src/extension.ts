import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands, type ExtensionContext, workspace } from 'vscode';
import { type Executable, LanguageClient, TransportKind } from 'vscode-languageclient/node';

const LANGUAGES = ['duckflow', 'acor', 'dml', 'design', 'skill', 'peggy'];

/** Starts the server, and again when formats of the workspace may be loaded, or another command is set. */
export async function activate(context: ExtensionContext): Promise<void> {
  let client = await started();
  const again = async (): Promise<void> => {
    await client.stop();
    client = await started();
  };
  context.subscriptions.push(
    { dispose: () => void client.stop() },
    commands.registerCommand('peglot.restart', again),
    workspace.onDidGrantWorkspaceTrust(again),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('peglot')) void again();
    }),
  );
}

async function started(): Promise<LanguageClient> {
  const languages = [...LANGUAGES, ...workspace.getConfiguration('peglot').get<string[]>('languages', [])];
  const client = new LanguageClient('peglot', 'peglot', server(), {
    documentSelector: languages.flatMap((language) => [
      { scheme: 'file', language },
      { scheme: 'untitled', language },
    ]),
    initializationOptions: { ownFormats: workspace.isTrusted },
  });
  await client.start();
  return client;
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
