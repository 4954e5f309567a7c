import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
  ShutdownRequest,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { serve } from '../../../src/extras/lsp/server.ts';

/** An editor, as far as the tests need one. */
export interface Editor {
  readonly connection: ProtocolConnection;
  readonly server: InitializeResult;
  /** What the server told the user. */
  readonly messages: readonly string[];
  /** All diagnostics that came, in their order. */
  readonly published: readonly PublishDiagnosticsParams[];
  open(file: string, text: string, language?: string): string;
  /** The same for an address. */
  openUri(uri: string, text: string, language?: string): string;
  change(uri: string, version: number, changes: TextDocumentContentChangeEvent[]): void;
  /** The diagnostics of a version of a document, when they are there. */
  diagnostics(uri: string, version?: number): Promise<PublishDiagnosticsParams['diagnostics']>;
  close(): Promise<void>;
}

/** How the server is started. */
export interface EditorOptions {
  readonly folder: string;
  readonly format?: string;
  readonly timeout?: number;
  readonly ownFormats?: boolean;
}

/** An editor with the server in this process, over streams in memory. */
export function editorInMemory(options: EditorOptions): Promise<Editor> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const { format, timeout = 100_000 } = options;
  serve(createConnection(ProposedFeatures.all, toServer, toClient), {
    program: inject('cli'),
    maxLength: 4_000_000,
    timeout,
    ...(format !== undefined && { format }),
  });
  return editorOver(toClient, toServer, options);
}

/** An editor that talks to a server over streams. */
export async function editorOver(
  fromServer: NodeJS.ReadableStream,
  toServer: NodeJS.WritableStream,
  { folder, ownFormats }: EditorOptions,
): Promise<Editor> {
  const connection = createProtocolConnection(fromServer, toServer);
  const messages: string[] = [];
  const published: PublishDiagnosticsParams[] = [];
  const waiting = new Set<() => void>();
  connection.onNotification(ShowMessageNotification.type, ({ message }) => void messages.push(message));
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    published.push(params);
    for (const heard of waiting) heard();
    waiting.clear();
  });
  connection.listen();
  const server = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'test' }],
    ...(ownFormats !== undefined && { initializationOptions: { ownFormats } }),
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const openUri = (uri: string, text: string, languageId = 'plaintext'): string => {
    void connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version: 1, text },
    });
    return uri;
  };
  return {
    connection,
    server,
    messages,
    published,
    open: (file, text, language) => openUri(pathToFileURL(`${folder}/${file}`).href, text, language),
    openUri,
    change(uri, version, contentChanges) {
      void connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      });
    },
    async diagnostics(uri, version = 1) {
      for (;;) {
        const found = published.findLast((one) => one.uri === uri && one.version === version);
        if (found !== undefined) return found.diagnostics;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    async close() {
      await connection.sendRequest(ShutdownRequest.type);
      connection.dispose();
    },
  };
}

/** Tells the server to go. */
export async function leave({ connection }: Editor): Promise<void> {
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
}
